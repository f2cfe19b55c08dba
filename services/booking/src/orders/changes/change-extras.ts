import type { ExtrasQuote, LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { changeMade, chargeOf, findOwn, openDue, type Refund } from '../../kernel/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { assertChangeable, changeOrder, type Changeable } from './change-order.ts';
import { newDue } from './new-due.ts';
import { planDifference } from './plan-difference.rules.ts';
import { priceExtras, type ExtrasChoice, type PricedExtras } from './price-extras.ts';

/** Whose order, and in which language a rejection names amounts. */
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
 * What another choice of extras and rooms would cost more, or give back; it changes nothing (ORDER-14).
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

/**
 * Changes extras and rooms of a paid order (ORDER-14): a dearer choice when its difference, a due of the order, is paid; any other
 * at once, and what it is cheaper by goes back.
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
  const { after } = await changeOrder(context, mem_id, order_id, async (order, { now }) => {
    const { booking } = order;
    const priced = await priceExtras(context, order, choice, lanTp);
    const { extras, difference, origin_difference } = priced;
    if (difference !== seen) throw new DomainError('price_changed', { field: 'difference' });
    if (difference > 0) {
      const what = { kind: 'extras', amount: difference, origin_amount: origin_difference, extras } as const;
      return { set: { dues: [...(booking.dues ?? []), newDue(context, order, now, what)] } };
    }
    const change = changeMade(booking, { extras }, { by: 'member', at: now });
    const refunds = refundsOf(order, priced, now);
    return { ...change, set: { ...change.set, refunds: [...(booking.refunds ?? []), ...refunds] } };
  });
  const due = openDue(after);
  if (!due) await sendRefunds(context, after.cart_id);
  return due?.due_id ?? '';
};
