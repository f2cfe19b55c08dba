import '../../../shared/custom/texts.ts';
import '../../../shared/desk/texts.ts';
import type { DeskTripRow } from '@narae/contracts';
import { useSearchParams, useT, useFormat, usePartyText } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminCustomTrips, administrators } from '@narae/contracts/rows';
import { AdminList, select, taken, useAuthors, type ListColumn } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Badge } from '@narae/ui';
import { TripDetail } from './trip-detail.tsx';
import { partyOf, tripLook, tripLooks, tripStates } from '../../../shared/custom/trip-facts.ts';
import { adminLink } from '../address.ts';

/** Shows all requests, or one (CUSTOM-5). */
export default function CustomPart(): ReactNode {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <TripDetail key={id} request_id={id} /> : <TripList />;
}

const nobody = 'none';

function TripList(): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const authors = useAuthors();
  const [query] = useSearchParams();
  const { data: admins = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const named = query.get('assignee');
  const assignees = [nobody, ...admins.map(({ mem_id }) => mem_id), ...(named ? [named] : [])];
  return (
    <AdminList
      call={adminCustomTrips}
      title={t('title')}
      filters={{
        states: taken(
          select({
            name: 'state',
            label: t('filter_state'),
            options: tripStates,
            all: t('all'),
            text: (state) => custom(tripLooks[state].label),
          }),
          (state) => [state],
        ),
        assignee: select({
          label: t('assignee'),
          options: [...new Set(assignees)],
          all: t('all'),
          text: (assignee) => (assignee === nobody ? t('nobody') : authors(assignee)),
        }),
      }}
      rowsOf={({ rows }) => rows}
      next={({ next }) => (next ? { before: next } : undefined)}
      none={t('none')}
      rowKey={({ request_id }) => request_id}
      columns={useTripColumns()}
    />
  );
}

function useTripColumns(): readonly ListColumn<DeskTripRow>[] {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const party = usePartyText();
  const authors = useAuthors();
  return [
    {
      key: 'request',
      header: t('col_request'),
      value: ({ request_id, quote_title }) => quote_title || request_id,
      link: ({ request_id }) => adminLink('custom', { id: request_id }),
    },
    {
      key: 'state',
      header: t('filter_state'),
      value: (row) => custom(tripLook(row).label),
      cell: (row) => <Badge state={tripLook(row).badge}>{custom(tripLook(row).label)}</Badge>,
    },
    {
      key: 'days',
      header: custom('days'),
      value: ({ start_day }) => start_day,
      cell: ({ start_day, end_day }) => format.dateRange(start_day, end_day),
    },
    { key: 'people', header: custom('people'), value: (row) => party(partyOf(row)) },
    {
      key: 'total',
      header: custom('price'),
      numeric: true,
      value: ({ total_krw }) => total_krw,
      cell: ({ total_krw }) => total_krw > 0 && format.money(total_krw, 'KRW'),
    },
    { key: 'assignee', header: t('assignee'), value: ({ assignee }) => authors(assignee) },
    {
      key: 'changed',
      header: t('col_changed'),
      value: ({ mod_date }) => mod_date,
      cell: ({ mod_date }) => format.date(mod_date, 'time'),
    },
  ];
}
