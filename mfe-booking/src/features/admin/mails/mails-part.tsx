import { mailList } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { MailFilters } from './mail-filters.tsx';
import { MailRows } from './mail-rows.tsx';
import { useMailFilter } from './use-mail-filter.ts';

/** As many mails as the server sends at once; fewer are the last. */
const PAGE = 50;

/** The mails booking has sent or tried to send, to be found and sent again (MAIL-2). */
export default function MailsPart(): ReactNode {
  const t = useT('bookingAdmin');
  const { of, kind, state, put } = useMailFilter();
  const pages = useCallPages(
    mailList,
    { ...(of && { of }), ...(kind && { kind }), ...(state && { state }) },
    (rows) => {
      const last = rows.length < PAGE ? undefined : rows.at(-1);
      return (
        last && {
          after: { mail_id: last.mail_id, failed: last.state === 'failed', queued_at: last.queued_at },
        }
      );
    },
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="mails-title">
      <ViewHead id="mails-title" title={t('part_mails')} />
      <MailFilters of={of} kind={kind} state={state} put={put} />
      <PagedRows pages={pages} rowsOf={(page) => page} none={t('mails_none')}>
        {(rows) => <MailRows rows={rows} />}
      </PagedRows>
    </section>
  );
}
