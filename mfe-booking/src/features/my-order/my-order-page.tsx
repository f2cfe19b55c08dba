import type { ReactNode } from 'react';
import { OrderGuard } from './order-guard.tsx';
import { OrderView } from './order-view.tsx';

/** /myOrder: one order of the member with everything that has happened to it (ORDER-7, ORDER-13). */
export default function MyOrderPage(): ReactNode {
  return <OrderGuard>{(order) => <OrderView key={order.order_id} order={order} />}</OrderGuard>;
}
