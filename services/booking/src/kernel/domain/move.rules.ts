import { convert, type MoveTerms, saidTimes } from '@narae/rules';
import type { BookableProduct, MoveDays, MoveReason, OrderStepBy } from '@narae/contracts';
import type { LeftDeparture, OrderMove } from '../booking/booking-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { Due } from '../booking/payment-parts.model.ts';
import { type AgreedBooking, originTotal, seatsOf } from './charge.rules.ts';
import { priceBy } from './booking-price.rules.ts';
import { termsOf } from './agreement.rules.ts';
import type { PriceSnapshot } from './price-snapshot.ts';

export type Move = NonNullable<Due['move']>;

/** What moving costs; whole units of the order's currency, and KRW before conversion. Below 0 comes back. */
export interface PricedMove {
  readonly price: PriceSnapshot;
  readonly fee: number;
  readonly difference: number;
  readonly origin_difference: number;
}

/**
 * The order at another departure: its party at today's KRW price, by the frozen rate and discounts, each line rounded
 * before it is subtracted (MONEY-3); extras and rooms keep their price, the fee is added (ORDER-20).
 */
export const priceMove = (
  { party, price }: AgreedBooking,
  { origin_price }: Pick<BookableProduct, 'origin_price'>,
  { fee_krw }: Pick<MoveTerms, 'fee_krw'>,
): PricedMove => {
  const people = priceBy({ ...termsOf(price), origin_price }, { party, options: [], rooms: [] });
  const there: PriceSnapshot = {
    ...price,
    origin_price,
    cost: people.cost,
    origin_cost: people.originCost,
    total: people.cost + price.option + price.hotel,
  };
  const fee = convert(fee_krw, price.deal_bas_r);
  return {
    price: there,
    fee,
    difference: there.total - price.total + fee,
    origin_difference: originTotal(there) - originTotal(price) + fee_krw,
  };
};

type TripSize = Pick<BookableProduct, 'trip_id' | 'package_cnt'>;

/** Why a departure is no other date of the same trip and size; null where it is (ORDER-20, CART-13). */
export const otherTripStop = (from: TripSize, to: TripSize): 'move_other_trip' | 'move_other_size' | null => {
  if (to.trip_id === undefined || to.trip_id !== from.trip_id) return 'move_other_trip';
  return to.package_cnt === from.package_cnt ? null : 'move_other_size';
};

/** A departure as choices of dates and dues show it. */
export const daysOf = (
  product: Pick<BookableProduct, 'prod_id' | 'start_day' | 'end_day' | 'start_time' | 'end_time'>,
): MoveDays => ({
  prod_id: product.prod_id,
  ymd_format: product.start_day,
  end_ymd_format: product.end_day,
  ...saidTimes(product),
});

/** Whether somebody of the order was let in at a gate (TICKET-4). */
export const isCheckedIn = ({ check_ins = [] }: Pick<PlainBooking, 'check_ins'>): boolean =>
  check_ins.some(({ outcome, undone }) => outcome === 'ok' && !undone);

/** The order as it would stand at the departure a due moves it to, with the hold it has there; null of other dues. */
export const movingTo = <As extends PlainBooking>(
  booking: AgreedBooking<As>,
  { move, hold }: Pick<Due, 'move' | 'hold'>,
): AgreedBooking<As> | null =>
  move
    ? {
        ...booking,
        prod_id: move.prod_id,
        price: move.price,
        hold_started_at: hold?.started_at ?? null,
        hold_expires_at: hold?.until ?? null,
        hold_extended: hold?.extended ?? false,
      }
    : null;

export const moveCount = ({ moves = [] }: Pick<PlainBooking, 'moves'>): number => moves.length;

/** Percent that a cancellation returns at most, because a departure was left when less was returned (ORDER-20). */
export const refundPctMost = ({ moves = [] }: Pick<PlainBooking, 'moves'>): number =>
  Math.min(100, ...moves.map(({ refund_pct_most }) => refund_pct_most));

export interface Moving {
  readonly by: OrderStepBy;
  readonly at: Date;
  /** End of the hold at the new departure; null where the seats are paid there. */
  readonly held_until: Date | null;
  /** Of the desk (ORDER-21). */
  readonly reason?: MoveReason;
}

/** The order at its new departure, and the old one as still to be given back. */
export const movedFields = (
  booking: AgreedBooking,
  { prod_id, price, difference, refund_pct_most }: Move,
  { by, at, held_until, reason }: Moving,
): Pick<PlainBooking, 'prod_id'> & { price: PriceSnapshot; moves: OrderMove[]; left: LeftDeparture[] } => ({
  prod_id,
  price,
  moves: [
    ...(booking.moves ?? []),
    {
      move_no: moveCount(booking) + 1,
      from: booking.prod_id,
      to: prod_id,
      by,
      at,
      difference,
      refund_pct_most,
      ...(reason && { reason }),
    },
  ],
  left: [
    ...(booking.left ?? []),
    { prod_id: booking.prod_id, at, seats: seatsOf({ ...booking, price }), held_until },
  ],
});
