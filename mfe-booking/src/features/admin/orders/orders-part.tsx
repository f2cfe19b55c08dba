import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import '../../../shared/cancellations/texts.ts';
import '../../../shared/orders/texts.ts';
import '../../../shared/refunds/texts.ts';
import '../../../shared/my-order/texts.ts';
import { OrderList } from './order-list.tsx';
import { OrderView } from './order-view.tsx';

/** The desk's side of orders (ORDER-16): all of them, or one by the address. */
export default function OrdersPart(): ReactNode {
  const [query] = useSearchParams();
  const order_id = query.get('id');
  return order_id ? <OrderView key={order_id} order_id={order_id} /> : <OrderList />;
}
