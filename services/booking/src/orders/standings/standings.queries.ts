import { type Booking, type bookingModel, everPaidStates } from '../../kernel/index.ts';

type PaidOrder = Pick<Booking, 'cart_id' | 'order_id' | 'mem_id' | 'prod_id' | 'txn_type' | 'version'>;

/** Orders for which money has come in, even if it went back. */
export const findEverPaid = (
  bookings: ReturnType<typeof bookingModel>,
  prod_ids: readonly string[],
): Promise<PaidOrder[]> =>
  bookings
    .find(
      { prod_id: { $in: prod_ids }, txn_type: { $in: everPaidStates } },
      { cart_id: 1, order_id: 1, mem_id: 1, prod_id: 1, txn_type: 1, version: 1 },
    )
    .lean<PaidOrder[]>()
    .exec();
