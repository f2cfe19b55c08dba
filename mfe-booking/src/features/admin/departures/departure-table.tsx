import type { AdminDeparture } from '@narae/contracts';
import { Link, linkTo, useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { DepartureCounts } from '../../../shared/gate/departure-counts.tsx';
import css from './departures.module.css';
import { ManifestCsv } from './manifest-csv.tsx';
import { PaidPeople } from './paid-people.tsx';
import { PrintManifest } from './print-manifest.tsx';

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
            <div>
              <Link className={css.rowLink} {...linkTo('adminGate', { prod_id })}>
                {prod_title}
              </Link>
              <span className={css.more}>{format.date(ymd_format, 'day')}</span>
            </div>
          ),
        },
        {
          key: 'seats',
          header: t('dep_seats'),
          cell: ({ seats }) => (
            <div>
              {t('dep_seats_of', { left: seats.left, capacity: seats.capacity })}
              <span className={css.more}>
                {t('dep_seats_taken', { paid: seats.paid, held: seats.held, offered: seats.offered })}
              </span>
            </div>
          ),
        },
        { key: 'paid', header: t('dep_paid'), numeric: true, cell: (one) => <PaidPeople departure={one} /> },
        {
          key: 'people',
          header: t('dep_people'),
          cell: (departure) => <DepartureCounts departure={departure} />,
        },
        {
          key: 'list',
          header: t('dep_list'),
          cell: ({ prod_id, prod_title, paid_cnt }) =>
            paid_cnt > 0 && (
              <span className={css.tools}>
                <PrintManifest prod_id={prod_id} title={prod_title} />
                <ManifestCsv prod_id={prod_id} title={prod_title} />
              </span>
            ),
        },
      ]}
    />
  );
}
