import { TxnType } from '@narae/contracts';
import type { Booking, bookingModel } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** Without address, price and passport details. */
export type GateOrder = Pick<
  Booking,
  | 'cart_id'
  | 'order_id'
  | 'prod_id'
  | 'txn_type'
  | 'party'
  | 'travellers'
  | 'files'
  | 'documents'
  | 'check_ins'
  | 'moves'
>;

const fields = {
  cart_id: 1,
  order_id: 1,
  prod_id: 1,
  txn_type: 1,
  party: 1,
  documents: 1,
  check_ins: 1,
  'moves.move_no': 1,
  'travellers.rv_mem_id': 1,
  'travellers.mem_type': 1,
  'travellers.sort_order': 1,
  'travellers.mem_nm': 1,
  'files.mem_type': 1,
  'files.sort_order': 1,
  'files.file_type': 1,
};

/** Confirmed, and neither ended nor cancelled. */
const standing = [TxnType.Confirmed, TxnType.Paying, TxnType.Paid, TxnType.CancelRequested];

export const findStandingOrders = (bookings: Bookings, prod_ids: readonly string[]): Promise<GateOrder[]> =>
  bookings
    .find({ prod_id: { $in: prod_ids }, txn_type: { $in: standing } }, fields)
    .sort({ order_id: 1 })
    .lean<Booking[]>()
    .exec();
