import type { BookableProduct, LanTp, MoveDeparture, MoveQuote, MoveTarget } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import {
  changesUntil,
  convert,
  movesUntil,
  passportValidity,
  refundDates,
  saidTimes,
  seoulDay,
} from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { travellersOf } from '../../cart/index.ts';
import { findCatalogueProduct, findDatesOnSale, findProduct } from '../../catalog/index.ts';
import { seatsLeftForEach } from '../../inventory/index.ts';
import {
  type AgreedBooking,
  chargeOf,
  findOwn,
  isAgreed,
  pinnedPolicy,
  priceMove,
  type PricedMove,
  refundPctMost,
  seatsOf,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { moveTargetStop, orderMoveStop } from './move.rules.ts';
import { moveRefunds, stopParams } from './plan-move.ts';

/** Dates of a quote. */
const MOST_DATES = 24;

interface Quoting {
  readonly booking: AgreedBooking;
  readonly from: BookableProduct;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const noFee = { until_days: null, fee_krw: 0 };

const daysOf = (product: BookableProduct) => ({
  prod_id: product.prod_id,
  ymd_format: product.start_day,
  end_ymd_format: product.end_day,
  ...saidTimes(product),
});

const departureOf = (
  { booking, from, lanTp, now }: Quoting,
  to: BookableProduct,
  left: number,
): { readonly row: MoveDeparture; readonly priced: PricedMove } => {
  const priced = priceMove(booking, to, booking.price.moving ?? noFee);
  const stop = moveTargetStop(booking, to, { from, priced, seatsLeft: left, now });
  const row = {
    ...daysOf(to),
    stop: stop && {
      error: stop,
      message: errorText(lanTp, stop, stopParams(stop, booking, { lanTp, left })),
    },
    seats_left: left,
    total: priced.price.total,
    difference: priced.difference,
  };
  return { row, priced };
};

const targetOf = (
  context: OrdersContext,
  quoting: Quoting,
  to: BookableProduct,
  left: number,
): MoveTarget => {
  const { booking, now } = quoting;
  const { row, priced } = departureOf(quoting, to, left);
  const most = refundPctMost(booking);
  return {
    ...row,
    origin_difference: priced.origin_difference,
    refunds: moveRefunds(booking, priced, now).map(({ amount, reqcur }) => chargeOf(amount, reqcur)),
    refund_steps: refundDates(to.start_day, pinnedPolicy(booking.price).refund_schedule)
      .filter(({ until }) => until >= seoulDay(now))
      .map(({ pct, until }) => ({ pct: Math.min(pct, most), until })),
    changes_until: changesUntil(to),
    passports_expired: travellersOf(booking, context.config.documentKey)
      .filter(
        ({ passport_expiry }) =>
          passport_expiry !== '' && passportValidity(passport_expiry, to.end_day) === 'expired',
      )
      .map(({ rv_mem_id, mem_nm }) => ({ rv_mem_id, mem_nm })),
  };
};

/**
 * Whether and where an order can be moved, and what one departure costs (ORDER-20); changes nothing.
 * @throws DomainError order_not_found, txn_type_invalid (never agreed on), product_not_found
 */
export const quoteMove = async (
  context: OrdersContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
  order_id: string,
  prod_id: string | undefined,
): Promise<MoveQuote[]> => {
  const booking = await findOwn(context.bookings, mem_id, { order_id });
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  const now = context.now();
  const from = await findProduct(context, booking.prod_id);
  const quoting = { booking, from, lanTp, now };
  const { trip_id = '' } = from;
  // One more, because its own date is left out.
  const dates = trip_id === '' ? [] : await findDatesOnSale(context, { ...from, trip_id }, MOST_DATES + 1);
  const others = dates.filter((date) => date.prod_id !== from.prod_id).slice(0, MOST_DATES);
  const target = prod_id === undefined ? null : await findCatalogueProduct(context, prod_id);
  const asked = [...others, ...(target ? [target] : [])].map((to) => to.prod_id);
  const left = await seatsLeftForEach(context, asked, booking);
  const leftAt = (to: BookableProduct): number => left.get(to.prod_id) ?? 0;
  const stop = orderMoveStop(booking, from, { now, most: context.kept['order-changes'] });
  const { moving = noFee, currency, total, deal_bas_r } = booking.price;
  return [
    {
      order_id,
      cart_id: booking.cart_id,
      trip_id,
      ...daysOf(from),
      stop: stop && { error: stop, message: errorText(lanTp, stop) },
      move_until: movesUntil(moving, from.start_day),
      currency,
      before: total,
      fee: convert(moving.fee_krw, deal_bas_r),
      fee_krw: moving.fee_krw,
      seats_needed: seatsOf(booking),
      departures: others.map((to) => departureOf(quoting, to, leftAt(to)).row),
      target: target && targetOf(context, quoting, target, leftAt(target)),
    },
  ];
};
