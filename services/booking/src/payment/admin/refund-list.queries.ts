import { type RefundFilter, type RefundState, refundStates } from '@narae/contracts';
import type { Booking, bookingModel, PaymentAttempt, Refund } from '../../kernel/index.ts';
import { openRefundStates } from '../refunds/refund-state.rules.ts';

type Bookings = ReturnType<typeof bookingModel>;

export interface ListedRefund extends Pick<Booking, 'order_id' | 'cart_id' | 'mem_id' | 'prod_id'> {
  readonly refunds: Refund;
  readonly payments: Pick<PaymentAttempt, 'refno' | 'pay_type'>[];
  /** 0 when waiting for a person or failed, else 1. */
  readonly rank: 0 | 1;
}

export const REFUND_PAGE = 50;

const statesShown = (shown: RefundFilter | undefined): readonly RefundState[] => {
  if (shown === undefined) return refundStates;
  return shown === 'waiting-for-us' ? openRefundStates : [shown];
};

/** A failed refund has an error. */
const rank = {
  $cond: [
    {
      $or: [
        { $eq: ['$refunds.state', 'unconfirmed'] },
        { $eq: ['$refunds.state', 'by-hand'] },
        {
          $and: [{ $eq: ['$refunds.state', 'due'] }, { $ne: [{ $ifNull: ['$refunds.last_error', ''] }, ''] }],
        },
      ],
    },
    0,
    1,
  ],
};

/** The rows behind one that `cursorOf` names. */
const following = (after: string): object => {
  const [first = '1', ms = '0', ...id] = after.split('-');
  const made_at = new Date(Number(ms));
  return {
    $or: [
      { rank: { $gt: Number(first) } },
      { rank: Number(first), 'refunds.made_at': { $lt: made_at } },
      { rank: Number(first), 'refunds.made_at': made_at, 'refunds.refund_id': { $gt: id.join('-') } },
    ],
  };
};

export const cursorOf = ({ rank: first, refunds }: ListedRefund): string =>
  `${first}-${refunds.made_at.getTime()}-${refunds.refund_id}`;

/** One page and one row more: waiting for a person first, then the newest. */
export const findRefunds = (
  bookings: Bookings,
  { shown, after }: { readonly shown?: RefundFilter | undefined; readonly after?: string | undefined },
): Promise<ListedRefund[]> => {
  const some = { 'refunds.state': { $in: statesShown(shown) } };
  return bookings
    .aggregate<ListedRefund>([
      { $match: some },
      {
        $project: {
          _id: 0,
          order_id: 1,
          cart_id: 1,
          mem_id: 1,
          prod_id: 1,
          refunds: 1,
          'payments.refno': 1,
          'payments.pay_type': 1,
        },
      },
      { $unwind: '$refunds' },
      { $match: some },
      { $addFields: { rank } },
      { $match: { ...(shown === 'waiting-for-us' && { rank: 0 }), ...(after && following(after)) } },
      { $sort: { rank: 1, 'refunds.made_at': -1, 'refunds.refund_id': 1 } },
      { $limit: REFUND_PAGE + 1 },
    ])
    .exec();
};

export const findByRefund = (bookings: Bookings, refund_id: string): Promise<Booking | null> =>
  bookings.findOne({ 'refunds.refund_id': refund_id }).lean<Booking>().exec();
