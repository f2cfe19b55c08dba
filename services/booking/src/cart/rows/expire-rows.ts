import { TxnType } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { findClosedProducts, findProducts } from '../../catalog/index.ts';
import { cartEvent, changeBooking, findBooking, isExpired, wasChanged } from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { findExpirable } from './cart.queries.ts';

/** Rows dealt with in one round; the rest waits for the next. */
const atOnce = 500;

/**
 * Ends the unpaid rows of products that have closed or left: they become X, leave the orders to pay and the count of the
 * cart, and can only be deleted (CART-12). A row whose seats are held or whose payment is on its way waits for its end.
 * @param closed prod_ids to look through; all that are closed today where absent
 * @returns how many rows expired
 */
export const expireRows = async (context: CartContext, closed?: readonly string[]): Promise<number> => {
  const prod_ids = closed ?? (await findClosedProducts(context, seoulDay(context.now())));
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
    const product = products.find((one) => one.prod_id === prod_id);
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
