import { mailList } from '@narae/contracts/rows';
import { useT, useSearchParams } from '@narae/shell-sdk';
import { PagedRows, ViewHead, AdminSearch, usePutInAddress } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { sentMailKinds, sentMailStates } from '@narae/contracts/sent-mail';
import { Chip, ChipRow, SelectField } from '@narae/ui';
import type { SentMailKind, SentMailState } from '@narae/contracts';
import { MailRows } from './mail-rows.tsx';
import css from './mails.module.css';

/** Most mails the server sends at once; fewer are the last. */
const PAGE = 50;

/** Finds mails and sends them again (MAIL-2). */
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

type MailFiltersProps = MailFilter & Pick<ReturnType<typeof useMailFilter>, 'put'>;

function MailFilters({ of, kind, state, put }: MailFiltersProps): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <div className={css.filters}>
      <AdminSearch
        search={of}
        label={t('mails_search')}
        action={t('mails_find')}
        most={MOST_NUMBER}
        onSearch={(number) => put('q', number)}
      />
      <SelectField
        label={t('mails_kind')}
        value={kind ?? ''}
        onChange={(event) => put('kind', event.target.value)}
        options={[
          { value: '', label: t('mails_all') },
          ...sentMailKinds.map((item) => ({ value: item, label: t(`mail_kind_${item}`) })),
        ]}
      />
      <ChipRow label={t('mails_state')}>
        <Chip selected={!state} onClick={() => put('state', '')}>
          {t('mails_all')}
        </Chip>
        {sentMailStates.map((item) => (
          <Chip key={item} selected={state === item} onClick={() => put('state', item)}>
            {t(`mail_state_${item}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

interface MailFilter {
  /** The number of an order, a reservation or a member; may be empty. */
  readonly of: string;
  readonly kind: SentMailKind | undefined;
  readonly state: SentMailState | undefined;
}

const MOST_NUMBER = 40;

const numberIn = (typed: string): string => typed.replace(/[^\w-]/g, '').slice(0, MOST_NUMBER);

function useMailFilter(): MailFilter & {
  readonly put: (name: 'q' | 'kind' | 'state', value: string) => void;
} {
  const [query] = useSearchParams();
  const valueOf = (name: string): string => query.get(name) ?? '';
  return {
    of: numberIn(valueOf('q')),
    kind: sentMailKinds.find((kind) => kind === valueOf('kind')),
    state: sentMailStates.find((state) => state === valueOf('state')),
    put: usePutInAddress(),
  };
}
