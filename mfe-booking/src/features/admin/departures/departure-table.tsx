import type { AdminDeparture } from '@narae/contracts';
import { Link, linkTo, useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';
import { ManifestCsv } from './manifest-csv.tsx';
import { PaidPeople } from './paid-people.tsx';

/** Departures with who comes, what is missing, and how many seats are whose. */
export function DepartureTable({
  departures,
}: {
  readonly departures: readonly AdminDeparture[];
}): ReactNode {
  const t = useT('bookingGate');
  const format = useFormat();
  return (
    <Table
      caption={t('dep_caption')}
      captionHidden
      dense
      named
      rows={departures}
      rowKey={({ prod_id }) => prod_id}
      columns={[
        {
          key: 'departure',
          header: t('dep_departure'),
          cell: ({ prod_id, prod_title, ymd_format }) => (
            <>
              <Link className={css.rowLink} {...linkTo('adminGate', { prod_id })}>
                {prod_title}
              </Link>
              <span className={css.more}>{format.date(ymd_format, 'day')}</span>
            </>
          ),
        },
        {
          key: 'seats',
          header: t('dep_seats'),
          cell: ({ seats }) => (
            <>
              {t('dep_seats_of', { left: seats.left, capacity: seats.capacity })}
              <span className={css.more}>
                {t('dep_seats_taken', { paid: seats.paid, held: seats.held, offered: seats.offered })}
              </span>
            </>
          ),
        },
        { key: 'paid', header: t('dep_paid'), numeric: true, cell: (one) => <PaidPeople departure={one} /> },
        { key: 'unpaid', header: t('dep_unpaid'), numeric: true, cell: ({ unpaid_cnt }) => unpaid_cnt },
        {
          key: 'papers',
          header: t('papers_missing'),
          numeric: true,
          cell: ({ papers_missing_cnt }) => papers_missing_cnt,
        },
        {
          key: 'here',
          header: t('dep_here'),
          numeric: true,
          cell: ({ checked_in_cnt }) => checked_in_cnt,
        },
        { key: 'waiting', header: t('dep_waiting'), numeric: true, cell: ({ waiting_cnt }) => waiting_cnt },
        {
          key: 'list',
          header: t('dep_list'),
          cell: ({ prod_id, prod_title, paid_cnt }) =>
            paid_cnt > 0 && <ManifestCsv prod_id={prod_id} title={prod_title} />,
        },
      ]}
    />
  );
}
