import type { BookableProduct, LanTp } from '@narae/contracts';
import { formatMoney } from '@narae/i18n/format';
import { paymentCap } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findCatalogueProduct, findProduct } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Booking,
  isAgreed,
  type Move,
  pinnedPolicy,
  priceMove,
  type PricedMove,
  type Refund,
} from '../../kernel/index.ts';
import { planDifference } from '../changes/changes.rules.ts';
import type { OrdersContext } from '../context.ts';
import { bookedAt, pctNow } from '../cancel-terms/cancel-steps.rules.ts';
import { type Movable, type MoveTargetStop, moveTargetStop, orderMoveStop } from './move.rules.ts';

export interface PlannedMove extends PricedMove {
  readonly booking: Booking & Movable;
  readonly from: BookableProduct;
  readonly to: BookableProduct;
  readonly move: Move;
}

/** Values of the sentence of a stop. */
export const stopParams = (
  stop: MoveTargetStop,
  { price: { currency } }: Pick<AgreedBooking, 'price'>,
  { lanTp, left }: { readonly lanTp: LanTp; readonly left: number },
): Record<string, string | number> => {
  if (stop === 'seats_not_enough') return { left };
  return stop === 'payment_cap_exceeded' ? { cap: formatMoney(paymentCap[currency], currency, lanTp) } : {};
};

/** What a cheaper departure gives back, never more than was paid (ORDER-14, ORDER-20). */
export const moveRefunds = (
  booking: AgreedBooking,
  { difference, origin_difference }: Pick<PricedMove, 'difference' | 'origin_difference'>,
  now: Date,
): Refund[] =>
  difference < 0
    ? planDifference(booking, { amount: -difference, origin_amount: Math.max(0, -origin_difference) }, now)
    : [];

/** @throws DomainError one of `orderMoveStops` */
const assertMovable = async (
  context: OrdersContext,
  booking: Booking,
  now: Date,
): Promise<{ readonly booking: Booking & Movable; readonly from: BookableProduct }> => {
  if (!isAgreed(booking)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  const from = await findProduct(context, booking.prod_id);
  const stop = orderMoveStop(booking, from, { now, most: context.kept['order-changes'] });
  if (stop) throw new DomainError(stop, { field: 'order_id' });
  return { booking: booking as Booking & Movable, from };
};

/**
 * A move that its member may make now; whether seats are left the ledger tells (ORDER-20). Call it again on what is stored.
 * @throws DomainError product_not_found, price_changed (`seen` is another difference, MONEY-7), and those of `orderMove`
 */
export const planMove = async (
  context: OrdersContext,
  found: Booking,
  { prod_id, seen }: { readonly prod_id: string; readonly seen: number },
  { lanTp, now }: { readonly lanTp: LanTp; readonly now: Date },
): Promise<PlannedMove> => {
  // After a second press the order is there already.
  if (found.prod_id === prod_id) throw new DomainError('move_same', { field: 'prod_id' });
  const { booking, from } = await assertMovable(context, found, now);
  const to = await findCatalogueProduct(context, prod_id);
  const priced = priceMove(booking, to, booking.price.moving);
  const stop = moveTargetStop(booking, to, { from, priced, now });
  if (stop)
    throw new DomainError(stop, { field: 'prod_id', params: stopParams(stop, booking, { lanTp, left: 0 }) });
  if (priced.difference !== seen) throw new DomainError('price_changed', { field: 'difference' });
  const { refund_schedule } = pinnedPolicy(booking.price);
  const refund_pct_most = pctNow(refund_schedule, {
    departure: from.start_day,
    booked: bookedAt(booking),
    now,
  });
  const { party } = booking;
  const { difference } = priced;
  const move = { from: from.prod_id, prod_id, party, price: priced.price, difference, refund_pct_most };
  return { ...priced, booking, from, to, move };
};
