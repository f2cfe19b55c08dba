import type { AdminOrderRow } from '@narae/contracts';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { Badge, Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { orderLooks, OrderTotal } from './order-state.tsx';
import css from './orders.module.css';

const counted = ['to_check', 'missing', 'rejected'] as const;

function DocumentCounts({ papers }: Pick<AdminOrderRow, 'papers'>): ReactNode {
  const t = useT('bookingOrders');
  const open = counted.filter((state) => papers[state] > 0);
  return open.length === 0
    ? '—'
    : open.map((state) => (
        <span key={state} className={css.line}>
          {t(`count_${state}`, { count: papers[state] })}
        </span>
      ));
}

export function OrderRows({ rows }: { readonly rows: readonly AdminOrderRow[] }): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={admin('part_orders')}
      captionHidden
      dense
      rows={rows}
      rowKey={({ order_id }) => order_id}
      columns={[
        {
          key: 'order',
          header: t('col_order'),
          cell: ({ order_id, reg_date }) => (
            <div>
              <Link className={css.rowLink} to={adminLink('orders', { id: order_id })}>
                {order_id}
              </Link>
              <span className={css.note}>{format.date(reg_date, 'time')}</span>
            </div>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          cell: ({ state }) => <Badge state={orderLooks[state]}>{t(`state_${state}`)}</Badge>,
        },
        {
          key: 'trip',
          header: t('col_trip'),
          cell: ({ prod_title, start_day }) => (
            <div className={css.long}>
              {prod_title}
              {start_day && <span className={css.note}>{format.date(start_day, 'day')}</span>}
            </div>
          ),
        },
        {
          key: 'who',
          header: t('col_who'),
          cell: ({ buyername, email, heads }) => (
            <div className={css.long}>
              {t('who', { name: buyername || '—', count: heads })}
              <span className={css.note}>{email}</span>
            </div>
          ),
        },
        {
          key: 'total',
          header: t('col_total'),
          numeric: true,
          cell: (order) => <OrderTotal {...order} />,
        },
        { key: 'papers', header: t('papers'), cell: ({ papers }) => <DocumentCounts papers={papers} /> },
      ]}
    />
  );
}
