import '../../../shared/custom/texts.ts';
import '../../../shared/desk/texts.ts';
import { useSearchParams, useT, Link, useFormat, usePartyText } from '@narae/shell-sdk';
import { type ReactNode, useId } from 'react';
import { adminCustomTrips, administrators } from '@narae/contracts/rows';
import { PagedRows, ViewHead, usePutInAddress, useAuthors } from '@narae/shell-sdk/admin';
import { useCall, useCallPages } from '@narae/shell-sdk/query';
import { SelectField, Badge, Table } from '@narae/ui';
import type { DeskTripRow } from '@narae/contracts';
import { TripDetail } from './trip-detail.tsx';
import { partyOf, tripLook, tripLooks, tripStates } from '../../../shared/custom/trip-facts.ts';
import css from './desk.module.css';
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
  const id = useId();
  const [query] = useSearchParams();
  const filter = usePutInAddress<'state' | 'assignee'>();
  const { data: admins = [] } = useCall(administrators, {}, { staleTime: 5 * 60_000 });
  const state = tripStates.find((item) => item === query.get('state'));
  const assignee = query.get('assignee') ?? '';
  const pages = useCallPages(
    adminCustomTrips,
    { ...(state && { states: [state] }), ...(assignee && { assignee }) },
    ({ next }) => (next ? { before: next } : undefined),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby={id}>
      <ViewHead id={id} title={t('title')} />
      <div className={css.filters}>
        <SelectField
          label={t('filter_state')}
          value={state ?? ''}
          onChange={(event) => filter('state', event.target.value)}
          options={[
            { value: '', label: t('all') },
            ...tripStates.map((item) => ({ value: item, label: custom(tripLooks[item].label) })),
          ]}
        />
        <SelectField
          label={t('assignee')}
          value={assignee}
          onChange={(event) => filter('assignee', event.target.value)}
          options={[
            { value: '', label: t('all') },
            { value: nobody, label: t('nobody') },
            ...admins.map(({ mem_id, mem_nm }) => ({ value: mem_id, label: mem_nm })),
          ]}
        />
      </div>
      <PagedRows pages={pages} rowsOf={({ rows }) => rows} none={t('none')}>
        {(rows) => <TripTable rows={rows} />}
      </PagedRows>
    </section>
  );
}

function TripTable({ rows }: { readonly rows: readonly DeskTripRow[] }): ReactNode {
  const t = useT('bookingDesk');
  const custom = useT('bookingCustom');
  const format = useFormat();
  const party = usePartyText();
  const authors = useAuthors();
  return (
    <Table
      caption={t('title')}
      captionHidden
      dense
      rows={rows}
      rowKey={({ request_id }) => request_id}
      columns={[
        {
          key: 'request',
          header: t('col_request'),
          cell: ({ request_id, quote_title }) => (
            <Link className={css.rowLink} to={adminLink('custom', { id: request_id })}>
              {quote_title || request_id}
            </Link>
          ),
        },
        {
          key: 'state',
          header: t('filter_state'),
          cell: (row) => {
            const { badge, label } = tripLook(row);
            return <Badge state={badge}>{custom(label)}</Badge>;
          },
        },
        {
          key: 'days',
          header: custom('days'),
          cell: ({ start_day, end_day }) => format.dateRange(start_day, end_day),
        },
        { key: 'people', header: custom('people'), cell: (row) => party(partyOf(row)) },
        {
          key: 'total',
          header: custom('price'),
          numeric: true,
          cell: ({ total_krw }) => total_krw > 0 && format.money(total_krw, 'KRW'),
        },
        { key: 'assignee', header: t('assignee'), cell: ({ assignee }) => authors(assignee) },
        { key: 'changed', header: t('col_changed'), cell: ({ mod_date }) => format.date(mod_date, 'time') },
      ]}
    />
  );
}
