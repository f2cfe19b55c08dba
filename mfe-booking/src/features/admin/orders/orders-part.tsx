import '../../../shared/cancellations/texts.ts';
import '../../../shared/orders/texts.ts';
import '../../../shared/refunds/texts.ts';
import '../../../shared/my-order/texts.ts';
import type { AdminOrderRow } from '@narae/contracts';
import { adminOrderPapers, adminOrderStates, MOST_ORDER_SEARCH } from '@narae/contracts/order-admin-limits';
import { adminOrders } from '@narae/contracts/rows';
import { useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminList, day, given, search, select, type ListColumn } from '@narae/shell-sdk/admin';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { orderLooks, OrderTotal } from './order-state.tsx';
import { OrderView } from './order-view.tsx';
import css from './orders.module.css';

export default function OrdersPart(): ReactNode {
  const [query] = useSearchParams();
  const order_id = query.get('id');
  return order_id ? <OrderView key={order_id} order_id={order_id} /> : <OrderList />;
}

/** All orders, the newest first, searched and narrowed by the address (ORDER-16). */
function OrderList(): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const all = t('all');
  const columns = useOrderColumns();
  return (
    <AdminList
      call={adminOrders}
      title={admin('part_orders')}
      filters={{
        search: search({
          name: 'q',
          label: t('search'),
          hint: t('search_hint'),
          action: t('search_do'),
          most: MOST_ORDER_SEARCH,
        }),
        state: select({
          label: t('state'),
          options: adminOrderStates,
          all,
          text: (state) => t(`state_${state}`),
        }),
        paid: select({ label: t('paid'), options: ['Y', 'N'], all, text: (paid) => t(`paid_${paid}`) }),
        papers: select({
          label: t('papers'),
          options: adminOrderPapers,
          all,
          text: (papers) => t(`papers_${papers}`),
        }),
        from: day({ label: t('from') }),
        to: day({ label: t('to') }),
        prod_id: given({
          most: 40,
          tidy: (text) => text.replace(/[^\w-]/g, ''),
          text: (prod_id) => t('of_product', { prod_id }),
        }),
      }}
      rowsOf={({ orders }) => orders}
      none={t('none')}
      noneFound={t('none_found')}
      rowKey={({ order_id }) => order_id}
      columns={columns}
    />
  );
}

function useOrderColumns(): readonly ListColumn<AdminOrderRow>[] {
  const t = useT('bookingOrders');
  const format = useFormat();
  return [
    {
      key: 'order',
      header: t('col_order'),
      reference: true,
      value: ({ order_id }) => order_id,
      link: ({ order_id }) => adminLink('orders', { id: order_id }),
      notes: ({ reg_date }) => [format.date(reg_date, 'time')],
    },
    {
      key: 'state',
      header: t('state'),
      value: ({ state }) => t(`state_${state}`),
      cell: ({ state }) => <Badge state={orderLooks[state]}>{t(`state_${state}`)}</Badge>,
    },
    {
      key: 'trip',
      header: t('col_trip'),
      value: ({ prod_title }) => prod_title,
      notes: ({ start_day }) => [start_day && format.date(start_day, 'day')],
    },
    {
      key: 'who',
      header: t('col_who'),
      personal: true,
      value: ({ buyername }) => buyername,
      cell: ({ buyername, heads }) => t('who', { name: buyername || '—', count: heads }),
      notes: ({ email }) => [email],
    },
    {
      key: 'total',
      header: t('col_total'),
      numeric: true,
      value: ({ total }) => total && format.money(total.amount, total.currency),
      cell: (order) => <OrderTotal {...order} />,
    },
    { key: 'papers', header: t('papers'), cell: ({ papers }) => <DocumentCounts papers={papers} /> },
  ];
}

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
