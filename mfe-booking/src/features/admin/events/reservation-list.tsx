import type { AdminEvent, AdminReservationRow, PapersState } from '@narae/contracts';
import { MOST_RESERVATION_SEARCH } from '@narae/contracts/event-limits';
import { adminEventReservations } from '@narae/contracts/rows';
import { Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminSearch, PagedRows } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow, Table, Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import css from './events.module.css';

export function ReservationList({ event: { event_id } }: { readonly event: AdminEvent }): ReactNode {
  const t = useT('bookingAdmin');
  const [query] = useSearchParams();
  const search = query.get('q') ?? '';
  const papers = documentsStates.find((state) => state === query.get('state'));
  const pages = useCallPages(
    adminEventReservations,
    { event_id, ...(search && { search }), ...(papers && { papers }) },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  return (
    <>
      <Search event_id={event_id} search={search} papers={papers} />
      <PagedRows
        pages={pages}
        rowsOf={({ reservations }) => reservations}
        none={t(search || papers ? 'rv_none_found' : 'rv_none')}
      >
        {(rows) => <ReservationTable event_id={event_id} rows={rows} />}
      </PagedRows>
    </>
  );
}

interface ReservationTableProps {
  readonly event_id: string;
  readonly rows: readonly AdminReservationRow[];
}

function ReservationTable({ event_id, rows }: ReservationTableProps): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={t('ev_list_reservations')}
      captionHidden
      dense
      named
      rows={rows}
      rowKey={({ event_rv_id }) => event_rv_id}
      columns={[
        {
          key: 'name',
          header: t('rv_name'),
          cell: ({ event_rv_id, mem_nm }) => (
            <Link className={css.rowLink} to={adminLink('events', { id: event_id, rv: event_rv_id })}>
              {mem_nm || event_rv_id}
            </Link>
          ),
        },
        { key: 'number', header: t('rv_number'), cell: ({ event_rv_id }) => event_rv_id },
        {
          key: 'email',
          header: t('rv_email'),
          cell: ({ email }) => <span className={css.long}>{email}</span>,
        },
        { key: 'count', header: t('rv_count'), numeric: true, cell: ({ event_cnt }) => event_cnt },
        {
          key: 'papers',
          header: t('rv_papers'),
          cell: ({ papers: counts }) => <DocumentsCounts counts={counts} />,
        },
        {
          key: 'when',
          header: t('rv_when'),
          cell: ({ reserved_at }) => format.date(reserved_at, 'time'),
        },
      ]}
    />
  );
}

interface SearchProps {
  readonly event_id: string;
  readonly search: string;
  readonly papers: string | undefined;
}

function Search({ event_id, search, papers }: SearchProps): ReactNode {
  const t = useT('bookingAdmin');
  const [, setQuery] = useSearchParams();
  const to = (state: string | undefined) => adminLink('events', { id: event_id, q: search, state });
  return (
    <div className={css.filters}>
      <AdminSearch
        search={search}
        label={t('rv_search')}
        hint={t('rv_search_hint')}
        action={t('rv_search_do')}
        most={MOST_RESERVATION_SEARCH}
        onSearch={(q) => setQuery({ view: 'events', id: event_id, q, ...(papers && { state: papers }) })}
      />
      <ChipRow label={t('rv_papers')}>
        <Chip selected={!papers} link={(props) => <Link to={to(undefined)} {...props} />}>
          {t('rv_all')}
        </Chip>
        {documentsStates.map((state) => (
          <Chip key={state} selected={papers === state} link={(props) => <Link to={to(state)} {...props} />}>
            {t(`papers_${state}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
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
