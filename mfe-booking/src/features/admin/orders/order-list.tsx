import { adminOrders } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { OrderFilters } from './order-filters.tsx';
import { OrderRows } from './order-rows.tsx';
import { useOrderFilter } from './use-order-filter.ts';

/** All orders, the newest first, searched and narrowed by the address (ORDER-16). */
export function OrderList(): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const filtering = useOrderFilter();
  const pages = useCallPages(
    adminOrders,
    { ...filtering.filter },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="orders-title">
      <ViewHead id="orders-title" title={admin('part_orders')} />
      <OrderFilters {...filtering} />
      <PagedRows
        pages={pages}
        rowsOf={({ orders }) => orders}
        none={t(Object.keys(filtering.filter).length > 0 ? 'none_found' : 'none')}
      >
        {(rows) => <OrderRows rows={rows} />}
      </PagedRows>
    </section>
  );
}
