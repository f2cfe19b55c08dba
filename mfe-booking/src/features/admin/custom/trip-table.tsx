import type { DeskTripRow } from '@narae/contracts';
import { Link, useFormat, usePartyText, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { Badge, Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { partyOf } from '../../../shared/custom/party-of.ts';
import { tripLook } from '../../../shared/custom/trip-states.ts';
import { adminLink } from '../admin-link.ts';
import css from './desk.module.css';

/** Requests with where they stand and who looks after them. */
export function TripTable({ rows }: { readonly rows: readonly DeskTripRow[] }): ReactNode {
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
