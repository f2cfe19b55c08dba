import type { Currency, SalesKey } from '@narae/contracts';
import { settledRefundStates } from '@narae/contracts';
import type { PipelineStage } from 'mongoose';
import type { bookingModel, PaymentStatus } from '../../kernel/index.ts';

type Bookings = ReturnType<typeof bookingModel>;

/** From the first moment to before the second. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Whole units. */
export interface SalesGroup {
  readonly _id: { readonly key: string; readonly currency: Currency };
  readonly orders: number;
  readonly travellers: number;
  readonly charged: number;
  readonly charged_krw: number;
  readonly refunded: number;
  readonly refunded_krw: number;
  /** Payments or refunds without a known frozen rate. */
  readonly unrated: number;
}

/** Payments that took money, refunded or not. */
const charged: readonly PaymentStatus[] = ['paid', 'refund-due', 'refunded'];

const currencyOf = (reqcur: string) => ({ $cond: [{ $eq: [reqcur, 'CNY'] }, 'CNH', reqcur] });
const wholeUnits = (amount: unknown) => ({ $round: [{ $toDouble: amount }, 0] });

/** KRW per unit at the order's frozen rate (MONEY-5); 0 for another currency. */
const rate = {
  $cond: [
    { $eq: ['$currency', 'KRW'] },
    1,
    { $cond: [{ $eq: ['$currency', '$price.currency'] }, '$price.deal_bas_r', 0] },
  ],
};

const keyOf = (by: SalesKey, at: string): unknown =>
  ({
    // Seoul has no summer time.
    day: { $dateToString: { date: at, format: '%Y-%m-%d', timezone: '+09:00' } },
    // A trip's departures are put together afterwards.
    trip: '$prod_id',
    product: '$prod_id',
    language: '$lan_tp',
    currency: '$currency',
  })[by];

/** Paid travellers, including those who were cancelled since. */
const travellers = {
  $add: [
    '$party.adult_cnt',
    '$party.teen_cnt',
    '$party.children_cnt',
    '$party.child_cnt',
    {
      $sum: {
        $map: {
          input: {
            $filter: {
              input: { $ifNull: ['$cancellations', []] },
              as: 'one',
              cond: { $and: [{ $eq: ['$$one.state', 'approved'] }, { $not: ['$$one.whole'] }] },
            },
          },
          as: 'one',
          in: { $size: '$$one.rv_mem_ids' },
        },
      },
    },
  ],
};

/** No due, and no payment that bought nothing (REFUND-1). */
const isOrder = {
  $and: [
    { $eq: [{ $ifNull: ['$payment.due_id', ''] }, ''] },
    { $eq: [{ $ifNull: ['$payment.refund_reason', ''] }, ''] },
  ],
};

/** Payments from before refunds were rows: their refund counts on the day of the payment. */
const wentBackWithoutRow = {
  $and: [
    { $eq: ['$payment.status', 'refunded'] },
    { $not: [{ $in: ['$payment.refno', { $ifNull: ['$refunds.refno', []] }] }] },
  ],
};

/** At the order's rate, in whole won. */
const inWon = (amount: unknown) => ({ $round: [{ $multiply: [amount, '$rate'] }, 0] });

/** What had gone back of the same payment before this refund. */
const refundedBefore = {
  $sum: {
    $map: {
      input: {
        $filter: {
          input: '$all',
          as: 'one',
          cond: {
            $and: [
              { $eq: ['$$one.refno', '$refund.refno'] },
              { $in: ['$$one.state', settledRefundStates] },
              {
                $or: [
                  { $lt: ['$$one.settled_at', '$refund.settled_at'] },
                  {
                    $and: [
                      { $eq: ['$$one.settled_at', '$refund.settled_at'] },
                      { $lt: ['$$one.refund_id', '$refund.refund_id'] },
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
      as: 'one',
      in: wholeUnits('$$one.amount'),
    },
  },
};

const within = ({ from, until }: Period): object => ({ $gte: from, $lt: until });

/** Sums `amount`, `back` (after `before` of the same payment), `currency`, `key`, `order` and `people` of the stages before. */
const addedUp = (by: SalesKey, at: string): PipelineStage[] => [
  { $addFields: { rate, key: keyOf(by, at) } },
  {
    $group: {
      _id: { key: '$key', currency: '$currency' },
      orders: { $sum: '$order' },
      travellers: { $sum: '$people' },
      charged: { $sum: '$amount' },
      // Rounded before the sum, so that every grouping has the same total.
      charged_krw: { $sum: inWon('$amount') },
      refunded: { $sum: '$back' },
      // The last refund takes what rounding has left: refunded in full, a payment nets nothing.
      refunded_krw: { $sum: { $subtract: [inWon({ $add: ['$before', '$back'] }), inWon('$before')] } },
      unrated: { $sum: { $cond: [{ $eq: ['$rate', 0] }, 1, 0] } },
    },
  },
];

/** By the moment of settlement, dues included (ADMIN-1). */
export const findCharges = (bookings: Bookings, by: SalesKey, period: Period): Promise<SalesGroup[]> =>
  bookings
    .aggregate<SalesGroup>([
      { $match: { 'payments.settled_at': within(period) } },
      {
        $project: {
          prod_id: 1,
          lan_tp: 1,
          party: 1,
          'price.currency': 1,
          'price.deal_bas_r': 1,
          'cancellations.state': 1,
          'cancellations.whole': 1,
          'cancellations.rv_mem_ids': 1,
          'refunds.refno': 1,
          payment: '$payments',
        },
      },
      { $unwind: '$payment' },
      { $match: { 'payment.settled_at': within(period), 'payment.status': { $in: charged } } },
      {
        $addFields: {
          currency: currencyOf('$payment.reqcur'),
          amount: wholeUnits({ $ifNull: ['$payment.taken_amt', '$payment.reqamt'] }),
          order: { $cond: [isOrder, 1, 0] },
          people: { $cond: [isOrder, travellers, 0] },
        },
      },
      { $addFields: { back: { $cond: [wentBackWithoutRow, '$amount', 0] }, before: 0 } },
      ...addedUp(by, '$payment.settled_at'),
    ])
    .exec();

export const findRefunded = (bookings: Bookings, by: SalesKey, period: Period): Promise<SalesGroup[]> =>
  bookings
    .aggregate<SalesGroup>([
      { $match: { 'refunds.settled_at': within(period) } },
      {
        $project: {
          prod_id: 1,
          lan_tp: 1,
          'price.currency': 1,
          'price.deal_bas_r': 1,
          refund: '$refunds',
          all: '$refunds',
        },
      },
      { $unwind: '$refund' },
      { $match: { 'refund.settled_at': within(period), 'refund.state': { $in: settledRefundStates } } },
      {
        $addFields: {
          currency: currencyOf('$refund.reqcur'),
          amount: 0,
          back: wholeUnits('$refund.amount'),
          before: refundedBefore,
          order: 0,
          people: 0,
        },
      },
      ...addedUp(by, '$refund.settled_at'),
    ])
    .exec();
