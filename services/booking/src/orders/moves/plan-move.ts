import type { BookableProduct, DeskMovePrice, LanTp } from '@narae/contracts';
import { formatMoney } from '@narae/i18n/format';
import { paymentCap, stockViolation } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findCatalogueProduct, findProduct, findProductForDesk } from '../../catalog/index.ts';
import {
  type AgreedBooking,
  type Booking,
  isAgreed,
  type Move,
  priceMove,
  type PricedMove,
  type Refund,
  type SelectionLeft,
} from '../../kernel/index.ts';
import { planDifference } from '../changes/changes.rules.ts';
import type { OrdersContext } from '../context.ts';
import { pctOf } from '../cancel-terms/cancel-steps.rules.ts';
import {
  deskMoveStop,
  type Movable,
  type Mover,
  type MoveTargetStop,
  moveTargetStop,
  orderMoveStop,
  priceDeskMove,
} from './move.rules.ts';

export interface PlannedMove<
  Moved extends AgreedBooking<Booking> = AgreedBooking<Booking>,
> extends PricedMove {
  readonly booking: Moved;
  readonly from: BookableProduct;
  readonly to: BookableProduct;
  readonly move: Move;
}

/** Values of the sentence of a stop. */
export const stopParams = (
  stop: MoveTargetStop,
  booking: Pick<AgreedBooking, 'price' | 'options'>,
  { lanTp, left }: { readonly lanTp: LanTp; readonly left?: SelectionLeft },
): Record<string, string | number> => {
  if (stop === 'seats_not_enough') return { left: left?.seats ?? 0 };
  if (stop === 'option_not_enough')
    return (left && stockViolation(booking.options, left.options)?.params) ?? { left: 0 };
  return stop === 'payment_cap_exceeded'
    ? { cap: formatMoney(paymentCap[booking.price.currency], booking.price.currency, lanTp) }
    : {};
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

interface WantedMove {
  readonly prod_id: string;
  /** The difference that the browser showed (MONEY-7); absent where it showed none. */
  readonly seen?: number;
}

interface Moment {
  readonly lanTp: LanTp;
  readonly now: Date;
}

/** @throws DomainError move_same (after a second press the order is there already), txn_type_invalid, product_not_found */
const departureLeft = async (
  context: OrdersContext,
  found: Booking,
  prod_id: string,
): Promise<{ readonly booking: AgreedBooking<Booking>; readonly from: BookableProduct }> => {
  if (found.prod_id === prod_id) throw new DomainError('move_same', { field: 'prod_id' });
  if (!isAgreed(found)) throw new DomainError('txn_type_invalid', { field: 'order_id' });
  return { booking: found, from: await findProduct(context, found.prod_id) };
};

/** @throws DomainError product_not_found, price_changed, and `moveTargetStops` */
const planTo = async <Moved extends AgreedBooking<Booking>>(
  context: OrdersContext,
  { booking, from }: { readonly booking: Moved; readonly from: BookableProduct },
  { prod_id, seen }: WantedMove,
  {
    by,
    priceAt,
    refund_pct_most,
    lanTp,
    now,
  }: Moment & {
    readonly by: Mover;
    readonly priceAt: (to: BookableProduct) => PricedMove;
    readonly refund_pct_most: number;
  },
): Promise<PlannedMove<Moved>> => {
  const to = await (by === 'desk' ? findProductForDesk : findCatalogueProduct)(context, prod_id);
  const priced = priceAt(to);
  const stop = moveTargetStop(booking, to, { by, from, priced, now });
  if (stop) throw new DomainError(stop, { field: 'prod_id', params: stopParams(stop, booking, { lanTp }) });
  if (seen !== undefined && priced.difference !== seen)
    throw new DomainError('price_changed', { field: 'difference' });
  const { party } = booking;
  const { difference } = priced;
  const move = { from: from.prod_id, prod_id, party, price: priced.price, difference, refund_pct_most };
  return { ...priced, booking, from, to, move };
};

/**
 * A move that its member may make now; whether seats are left the ledger tells (ORDER-20). Call it again on what is stored.
 * @throws DomainError product_not_found, price_changed, and those of `orderMove`
 */
export const planMove = async (
  context: OrdersContext,
  found: Booking,
  wanted: WantedMove,
  { lanTp, now }: Moment,
): Promise<PlannedMove<AgreedBooking<Booking> & Movable>> => {
  const { booking, from } = await departureLeft(context, found, wanted.prod_id);
  const stop = orderMoveStop(booking, from, { now, most: context.kept['order-changes'] });
  if (stop) throw new DomainError(stop, { field: 'order_id' });
  const movable = booking as AgreedBooking<Booking> & Movable;
  return planTo(context, { booking: movable, from }, wanted, {
    by: 'member',
    priceAt: (to) => priceMove(booking, to, movable.price.moving),
    refund_pct_most: pctOf(booking, from, now),
    lanTp,
    now,
  });
};

/**
 * A move that an administrator may make now (ORDER-21): until departure, without a fee, and cancelling afterwards returns
 * what the new day says. @throws DomainError product_not_found, price_changed, and those of `adminOrderMove`
 */
export const planDeskMove = async (
  context: OrdersContext,
  found: Booking,
  { price, ...wanted }: WantedMove & { readonly price: DeskMovePrice },
  { lanTp, now }: Moment,
): Promise<PlannedMove> => {
  const { booking, from } = await departureLeft(context, found, wanted.prod_id);
  const stop = deskMoveStop(booking, from, { price, now });
  if (stop) throw new DomainError(stop, { field: 'order_id' });
  return planTo(context, { booking, from }, wanted, {
    by: 'desk',
    priceAt: (to) => priceDeskMove(booking, to, price),
    refund_pct_most: 100,
    lanTp,
    now,
  });
};
