import { heads } from '@narae/rules';
import { type Booking, type bookingModel, paidStates, seatsOf } from '../../kernel/index.ts';

export type PaidOrder = Pick<Booking, 'order_id' | 'party' | 'price'>;

/** Orders with seats at a departure, by number. @param most rows */
export const findPaidOrders = (
  bookings: ReturnType<typeof bookingModel>,
  prod_id: string,
  most: number,
): Promise<PaidOrder[]> =>
  bookings
    .find({ prod_id, txn_type: { $in: paidStates } }, { order_id: 1, party: 1, price: 1 })
    .sort({ order_id: 1 })
    .limit(most)
    .lean<Booking[]>()
    .exec();

export const peopleOf = (orders: readonly PaidOrder[]): number =>
  orders.reduce((sum, { party }) => sum + heads(party), 0);

export const seatsOfAll = (orders: readonly PaidOrder[]): number =>
  orders.reduce((sum, { party, price }) => sum + (price ? seatsOf({ party, price }) : 0), 0);
