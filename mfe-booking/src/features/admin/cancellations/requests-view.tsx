import { cancelStates } from '@narae/contracts/cancel-limits';
import { adminCancellations } from '@narae/contracts/rows';
import { Link, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminFold, PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { AutomaticDecisions } from './automatic-decisions.tsx';
import css from './cancellations.module.css';
import { FindDeparture } from './find-departure.tsx';
import { RequestCard } from './request-card.tsx';

/** Requests in one state, which stands in the address: open ones the oldest first. */
export function RequestsView(): ReactNode {
  const t = useT('bookingCancellations');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const state = cancelStates.find((one) => one === query.get('state')) ?? 'asked';
  const pages = useCallPages(
    adminCancellations,
    { state },
    ({ next }) => (next ? { after: next } : undefined),
    { staleTime: 0 },
  );
  return (
    <section className={css.part} aria-labelledby="cancellations-title">
      <ViewHead id="cancellations-title" title={admin('part_cancellations')} />
      <ChipRow label={t('state')}>
        {cancelStates.map((one) => (
          <Chip
            key={one}
            selected={state === one}
            link={(props) => <Link to={adminLink('cancellations', { state: one })} {...props} />}
          >
            {t(`state_${one}`)}
          </Chip>
        ))}
      </ChipRow>
      <PagedRows pages={pages} rowsOf={({ rows }) => rows} none={t(`none_${state}`)}>
        {(rows) => (
          <ul className={css.list} role="list">
            {rows.map((row) => (
              <li key={`${row.order_id} ${row.cancel_no}`}>
                <RequestCard request={row} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      <AdminFold summary={t('automatic')}>
        <AutomaticDecisions />
      </AdminFold>
      <AdminFold summary={t('departure')}>
        <FindDeparture />
      </AdminFold>
    </section>
  );
}
