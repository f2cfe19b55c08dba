import type { BookableProduct, LanTp, MoveDeparture, MoveQuote, MoveTarget } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import { changesUntil, passportValidity, refundDates, seoulDay } from '@narae/rules';
import { travellersOf } from '../../cart/index.ts';
import { leftForEach, nothingLeft } from '../../inventory/index.ts';
import {
  type AgreedBooking,
  type Booking,
  chargeOf,
  daysOf,
  pinnedPolicy,
  type PricedMove,
  type SelectionLeft,
  seatsOf,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { type Mover, moveTargetStop, type OrderMoveStop } from './move.rules.ts';
import { moveRefunds, stopParams } from './plan-move.ts';

interface Quoting {
  readonly booking: AgreedBooking<Booking>;
  readonly from: BookableProduct;
  readonly by: Mover;
  readonly priceAt: (to: BookableProduct) => PricedMove;
  /** Percent that a cancellation returns at most. */
  readonly refundPctMost: number;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const departureOf = (
  { booking, from, by, priceAt, lanTp, now }: Quoting,
  to: BookableProduct,
  left: SelectionLeft,
): { readonly row: MoveDeparture; readonly priced: PricedMove } => {
  const priced = priceAt(to);
  const stop = moveTargetStop(booking, to, { by, from, priced, left, now });
  const row = {
    ...daysOf(to),
    stop: stop && {
      error: stop,
      message: errorText(lanTp, stop, stopParams(stop, booking, { lanTp, left })),
    },
    seats_left: left.seats,
    total: priced.price.total,
    difference: priced.difference,
  };
  return { row, priced };
};

const targetOf = (
  context: OrdersContext,
  quoting: Quoting,
  to: BookableProduct,
  left: SelectionLeft,
): MoveTarget => {
  const { booking, refundPctMost, now } = quoting;
  const { row, priced } = departureOf(quoting, to, left);
  return {
    ...row,
    origin_difference: priced.origin_difference,
    refunds: moveRefunds(booking, priced, now).map(({ amount, reqcur }) => chargeOf(amount, reqcur)),
    refund_steps: refundDates(to.start_day, pinnedPolicy(booking.price).refund_schedule)
      .filter(({ until }) => until >= seoulDay(now))
      .map(({ pct, until }) => ({ pct: Math.min(pct, refundPctMost), until })),
    changes_until: changesUntil(to),
    passports_expired: travellersOf(booking, context.config.documentKey)
      .filter(
        ({ passport_expiry }) =>
          passport_expiry !== '' && passportValidity(passport_expiry, to.end_day) === 'expired',
      )
      .map(({ rv_mem_id, mem_nm }) => ({ rv_mem_id, mem_nm })),
  };
};

/** What a quote says whoever moves the order: the order, other dates with seats and difference, and of one of them everything. */
export const quoteDates = async (
  context: OrdersContext,
  quoting: Quoting,
  {
    others,
    target,
    stop,
  }: {
    readonly others: readonly BookableProduct[];
    readonly target: BookableProduct | null;
    readonly stop: OrderMoveStop | null;
  },
): Promise<Omit<MoveQuote, 'move_until' | 'fee' | 'fee_krw'>> => {
  const { booking, from, lanTp } = quoting;
  const asked = [...others, ...(target ? [target] : [])].map((to) => to.prod_id);
  const lefts = await leftForEach(context, asked, booking);
  const leftAt = (to: BookableProduct): SelectionLeft => lefts.get(to.prod_id) ?? nothingLeft;
  return {
    order_id: booking.order_id,
    cart_id: booking.cart_id,
    trip_id: from.trip_id ?? '',
    ...daysOf(from),
    stop: stop && { error: stop, message: errorText(lanTp, stop) },
    currency: booking.price.currency,
    before: booking.price.total,
    seats_needed: seatsOf(booking),
    departures: others.map((to) => departureOf(quoting, to, leftAt(to)).row),
    target: target && targetOf(context, quoting, target, leftAt(target)),
  };
};
