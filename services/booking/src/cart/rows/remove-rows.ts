import { DomainError } from '@narae/service-kit';
import { TxnType } from '@narae/contracts';
import { deleteFiles } from '../../documents/index.ts';
import { giveBackHold } from '../../inventory/index.ts';
import {
  anonymous,
  changeOwnBooking,
  type Decide,
  findOwn,
  inDeletionOrder,
  noHold,
  type PlainBooking,
  transitions,
  unconfirmedEvents,
  unpaidStates,
  cartEvent,
  changeBooking,
  findBooking,
  isExpired,
  wasChanged,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { findClosedProducts, findProducts } from '../../catalog/index.ts';
import { findExpirable } from './cart.queries.ts';

/**
 * Removes a row (CART-10): an unpaid one ends, gives its seats back and loses travellers and documents; a paid one only
 * leaves the cart; one on its way to payment stays. Repeatable.
 * @throws DomainError cart_not_found, common_delete_fail
 */
export const deleteCartRow = async (context: CartContext, cart_id: string, mem_id: string): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, { cart_id });
  if (found && !found.in_cart) return;
  if (found && transitions[found.txn_type].remove === undefined)
    throw new DomainError('common_delete_fail', { status: 409 });

  let removed: PlainBooking['files'] = [];
  const remove: Decide = (booking, at) => {
    const unpaid = unpaidStates.includes(booking.txn_type);
    removed = unpaid ? inDeletionOrder(booking.files) : [];
    return {
      set: { in_cart: false, open: false, ...(unpaid ? { ...anonymous, ...noHold } : {}) },
      events: unconfirmedEvents('removed', booking, at.version),
    };
  };
  const { before } = await changeOwnBooking(context, mem_id, { cart_id }, 'remove', remove, found);
  if (!unpaidStates.includes(before.txn_type)) return;
  // Only orders hold seats.
  if (before.order_id !== null) await giveBackHold(context, before);
  await deleteFiles(context, removed);
};

const atOnce = 500;

/**
 * Expires unpaid rows of closed or departed products (CART-12); rows with held seats or a pending payment wait.
 * @param closed prod_ids to look through; all that are closed now where absent
 * @returns number of expired rows
 */
export const expireRows = async (context: CartContext, closed?: readonly string[]): Promise<number> => {
  const prod_ids = closed ?? (await findClosedProducts(context));
  if (prod_ids.length === 0) return 0;
  const turns = context.turnsOf('a row could not expire');
  const rows = await findExpirable(context.bookings, prod_ids, turns.waiting(), atOnce);
  const products = await findProducts(
    context,
    rows.map(({ prod_id }) => prod_id),
  );
  let expired = 0;
  const cartOf = ({ cart_id }: { readonly cart_id: string }): string => cart_id;
  await turns.each(rows, cartOf, async ({ cart_id, prod_id }) => {
    const product = products.find((item) => item.prod_id === prod_id);
    if (!product) return;
    const find = () => findBooking(context.bookings, cart_id);
    const changed = await changeBooking(context, find, (booking, at) =>
      booking.open && isExpired(booking, product, at.now)
        ? {
            set: { txn_type: TxnType.Expired, open: false },
            events: [cartEvent('changed', booking, at.version)],
            history: [{ what: 'expired', by: 'shop', at: at.now }],
          }
        : null,
    );
    if (wasChanged(changed)) expired += 1;
  });
  return expired;
};
