import type { AdminEvent, AdminReservationRow, PapersState } from '@narae/contracts';
import { MOST_RESERVATION_SEARCH } from '@narae/contracts/event-limits';
import { adminEventReservations } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { CallList, chipLinks, search } from '@narae/shell-sdk/admin';
import { Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import css from './events.module.css';

export function ReservationList({ event: { event_id } }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return (
    <CallList
      call={adminEventReservations}
      caption={t('ev_list_reservations')}
      input={{ event_id }}
      filters={{
        search: search({
          name: 'q',
          label: t('rv_search'),
          hint: t('rv_search_hint'),
          action: t('rv_search_do'),
          most: MOST_RESERVATION_SEARCH,
        }),
        papers: chipLinks({
          name: 'state',
          label: t('rv_papers'),
          options: documentsStates,
          all: t('rv_all'),
          text: (state) => t(`papers_${state}`),
        }),
      }}
      rowsOf={({ reservations }) => reservations}
      none={t('rv_none')}
      noneFound={t('rv_none_found')}
      rowKey={({ event_rv_id }) => event_rv_id}
      named
      columns={[
        {
          key: 'name',
          header: t('rv_name'),
          personal: true,
          value: ({ event_rv_id, mem_nm }) => mem_nm || event_rv_id,
          link: ({ event_rv_id }) => adminLink('events', { id: event_id, rv: event_rv_id }),
        },
        { key: 'number', header: t('rv_number'), value: ({ event_rv_id }) => event_rv_id, reference: true },
        {
          key: 'email',
          header: t('rv_email'),
          personal: true,
          value: ({ email }) => email,
          cell: ({ email }) => <span className={css.long}>{email}</span>,
        },
        { key: 'count', header: t('rv_count'), numeric: true, value: ({ event_cnt }) => event_cnt },
        {
          key: 'papers',
          header: t('rv_papers'),
          cell: ({ papers }) => <DocumentsCounts counts={papers} />,
        },
        {
          key: 'when',
          header: t('rv_when'),
          value: ({ reserved_at }) => reserved_at,
          cell: ({ reserved_at }) => format.date(reserved_at, 'time'),
        },
      ]}
    />
  );
}

function DocumentsCounts({ counts }: { readonly counts: AdminReservationRow['papers'] }): ReactNode {
  const t = useT('bookingAdmin');
  const some = documentsStates.filter((state) => counts[countOf[state]] > 0);
  if (some.length === 0) return null;
  return (
    <span className={css.badges}>
      {some.map((state) => (
        <Badge key={state} state={documentsBadges[state]}>
          {t(`papers_${state}`)} {counts[countOf[state]]}
        </Badge>
      ))}
    </span>
  );
}

/** States of a person's papers that an organiser filters by, the one that waits for them first (EVENT-9). */
const documentsStates = [
  'to-check',
  'missing',
  'rejected',
  'accepted',
] as const satisfies readonly PapersState[];

const countOf: Readonly<Record<(typeof documentsStates)[number], keyof AdminReservationRow['papers']>> = {
  'to-check': 'to_check',
  missing: 'missing',
  rejected: 'rejected',
  accepted: 'accepted',
};

export const documentsBadges: Readonly<Record<PapersState, BadgeState>> = {
  none: 'inProgress',
  missing: 'needsTravellers',
  'to-check': 'confirmed',
  accepted: 'inProgress',
  rejected: 'closed',
};
