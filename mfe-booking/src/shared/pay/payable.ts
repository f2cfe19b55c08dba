import type { OrderDetail } from '@narae/contracts';

/** What can be paid: an order, or a due of one that is paid already (ORDER-15). */
export type Payable = Pick<
  OrderDetail,
  'cart_id' | 'order_id' | 'pay_types' | 'other_charges' | 'total_price' | 'prod_price_tp'
> & {
  /** The due; absent where it is the order itself. */
  readonly due_id?: string;
};
