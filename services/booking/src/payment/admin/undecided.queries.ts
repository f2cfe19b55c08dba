import type { Booking, bookingModel, PaymentAttempt } from '../../kernel/index.ts';
import { PAYMENT_PAGE } from '../issues/payment-issue.queries.ts';
import { undecidedStates } from './undecided.rules.ts';

type Bookings = ReturnType<typeof bookingModel>;

export type PaymentOrder = Pick<Booking, 'order_id' | 'cart_id' | 'mem_id' | 'prod_id'>;

export interface UndecidedPayment extends PaymentOrder {
  readonly payments: PaymentAttempt;
}

/** One page and one row more, oldest first, begun before a moment. */
export const findUndecided = (
  bookings: Bookings,
  before: Date,
  after?: { readonly at: Date; readonly id: string },
): Promise<UndecidedPayment[]> => {
  const watched = { 'payments.check_at': { $gt: new Date(0) } };
  const following = after && {
    $or: [
      { 'payments.started_at': { $gt: after.at } },
      { 'payments.started_at': after.at, 'payments.refno': { $gt: after.id } },
    ],
  };
  return bookings
    .aggregate<UndecidedPayment>([
      { $match: watched },
      { $project: { _id: 0, order_id: 1, cart_id: 1, mem_id: 1, prod_id: 1, payments: 1 } },
      { $unwind: '$payments' },
      {
        $match: {
          ...watched,
          'payments.status': { $in: undecidedStates },
          'payments.started_at': { $lte: before },
          // Nobody arrived at the provider: these close by themselves.
          'payments.unheard': { $ne: true },
          ...following,
        },
      },
      { $sort: { 'payments.started_at': 1, 'payments.refno': 1 } },
      { $limit: PAYMENT_PAGE + 1 },
    ])
    .exec();
};

export const findByRefnos = (
  bookings: Bookings,
  refnos: readonly string[],
): Promise<(PaymentOrder & Pick<Booking, 'payments'>)[]> =>
  bookings
    .find(
      { 'payments.refno': { $in: refnos } },
      { _id: 0, order_id: 1, cart_id: 1, mem_id: 1, prod_id: 1, payments: 1 },
    )
    .lean<(PaymentOrder & Pick<Booking, 'payments'>)[]>()
    .exec();
