import type { BookableProduct, HotelChoice, LanTp, OptionChoice, ExtrasQuote } from '@narae/contracts';
import { optionShortage } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { optionLines, roomLines, sameSelection } from '../../cart/index.ts';
import {
  assertRule,
  atAgreedPrices,
  checkCap,
  type Due,
  freezeBy,
  openBalance,
  originTotal,
  priceBy,
  type PriceSnapshot,
  type Selection,
  selectionViolation,
  termsOf,
  changeMade,
  chargeOf,
  findOwn,
  openDue,
  type Refund,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { assertChangeable, type Changeable, changeOrder, newDue } from './change-order.ts';
import { planDifference, withOwnLines } from './changes.rules.ts';
import { sendRefunds } from '../../payment/index.ts';
import {
  type AddedHold,
  finishSeatsDue,
  giveBackExtras,
  holdExtras,
  leftForBooking,
} from '../../inventory/index.ts';

interface ExtrasChoice {
  readonly options: readonly OptionChoice[];
  readonly hotels: readonly HotelChoice[];
}

/** With the difference to the current choice, in the order's currency and in KRW. */
interface PricedExtras {
  readonly extras: NonNullable<Due['extras']>;
  readonly before: PriceSnapshot;
  readonly difference: number;
  readonly origin_difference: number;
}

/**
 * Prices another choice of a paid order: existing lines keep their prices, new ones have today's in KRW at the order's
 * frozen rate (ORDER-14). The rules of the cart hold (CART-2, MONEY-8).
 * @throws DomainError balance_first, no_change, payment_cap_exceeded, option_unknown, hotel_unknown, and the rules of the choice
 */
const priceExtras = async (
  context: OrdersContext,
  { booking, product }: Changeable,
  { options, hotels }: ExtrasChoice,
  lanTp: LanTp,
): Promise<PricedExtras> => {
  if (openBalance(booking)) throw new DomainError('balance_first');
  const existing = withOwnLines(product, booking);
  const chosen: Selection = atAgreedPrices(booking, {
    party: booking.party,
    options: await optionLines(context, existing, options, booking.options),
    rooms: await roomLines(context, existing, hotels, booking.rooms),
  });
  if (sameSelection(chosen, booking)) throw new DomainError('no_change', { field: 'options' });
  // The party does not grow: no more seats are asked for.
  const left = await leftForBooking(context, booking.prod_id, booking);
  assertRule(selectionViolation(existing, chosen, left, { before: booking }));
  const before = pricedBy(product, booking, booking.price);
  const price = pricedBy(product, chosen, booking.price);
  checkCap(price, lanTp);
  return {
    extras: { party: booking.party, options: [...chosen.options], rooms: [...chosen.rooms], price },
    before,
    difference: price.total - before.total,
    origin_difference: originTotal(price) - originTotal(before),
  };
};

const pricedBy = (product: BookableProduct, selection: Selection, price: PriceSnapshot): PriceSnapshot => {
  const agreement = termsOf(price);
  return freezeBy(priceBy(agreement, selection), product, agreement);
};

export interface Owner {
  readonly mem_id: string;
  readonly lanTp: LanTp;
}

const refundsOf = (
  { booking }: Changeable,
  { difference, origin_difference }: PricedExtras,
  now: Date,
): Refund[] =>
  difference < 0
    ? planDifference(booking, { amount: -difference, origin_amount: -origin_difference }, now)
    : [];

/**
 * The difference of another choice of extras and rooms; changes nothing (ORDER-14).
 * @throws DomainError order_not_found, and those of `assertChangeable` and `priceExtras`
 */
export const quoteExtras = async (
  context: OrdersContext,
  { mem_id, lanTp }: Owner,
  order_id: string,
  choice: ExtrasChoice,
): Promise<ExtrasQuote[]> => {
  const found = await findOwn(context.bookings, mem_id, { order_id });
  if (!found) throw new DomainError('order_not_found', { field: 'order_id' });
  const order = await assertChangeable(context, found, context.now());
  const priced = await priceExtras(context, order, choice, lanTp);
  const { cost, option, hotel, total, currency } = priced.extras.price;
  return [
    {
      order_id,
      currency,
      cost,
      option,
      hotel,
      total,
      before: priced.before.total,
      difference: priced.difference,
      refunds: refundsOf(order, priced, context.now()).map(({ amount, reqcur }) => chargeOf(amount, reqcur)),
    },
  ];
};

/** @throws DomainError option_sold_out, option_not_enough, version_conflict */
const holdAdded = async (
  context: OrdersContext,
  booking: Changeable['booking'],
  extras: PricedExtras['extras'],
): Promise<AddedHold> => {
  const added = await holdExtras(context, booking, extras);
  if ('held' in added) return added.held;
  const { error, field, params = {} } = optionShortage(added.short.left);
  throw new DomainError(error, { field, params });
};

/**
 * Changes extras and rooms of a paid order (ORDER-14): a dearer choice when its due is paid, any other at once with a refund.
 * @param seen the difference that the browser showed (MONEY-7)
 * @returns the number of the due; empty where the choice is changed already
 * @throws DomainError price_changed, and those of `changeOrder` and `priceExtras`
 */
export const changeExtras = async (
  context: OrdersContext,
  { mem_id, lanTp }: Owner,
  order_id: string,
  choice: ExtrasChoice,
  seen: number,
): Promise<string> => {
  let held: AddedHold = null;
  const changed = changeOrder(context, mem_id, order_id, async (order, { now }) => {
    const { booking } = order;
    const priced = await priceExtras(context, order, choice, lanTp);
    const { extras, difference, origin_difference } = priced;
    if (difference !== seen) throw new DomainError('price_changed', { field: 'difference' });
    if (difference > 0) {
      const what = { kind: 'extras', amount: difference, origin_amount: origin_difference, extras } as const;
      return { set: { dues: [...(booking.dues ?? []), newDue(context, order, now, what)] } };
    }
    held = await holdAdded(context, booking, extras);
    const change = changeMade(booking, { extras }, { by: 'member', at: now });
    const refunds = refundsOf(order, priced, now);
    return { ...change, set: { ...change.set, refunds: [...(booking.refunds ?? []), ...refunds] } };
  });
  const { after } = await changed.catch(async (error: unknown) => {
    // Where the store gave no answer it may have been changed, and they end by themselves.
    if (error instanceof DomainError) await giveBackExtras(context, held);
    throw error;
  });
  const due = openDue(after);
  if (!due) {
    await finishSeatsDue(context, after.cart_id, after);
    await sendRefunds(context, after.cart_id);
  }
  return due?.due_id ?? '';
};
