import type { TravellersForm } from '@narae/contracts';
import type { z } from 'zod';
import { noteUse } from '../companions/note-use.ts';
import type { CartContext } from '../context.ts';
import { changeOwnBooking, type Shopper } from '../../kernel/index.ts';
import { decideConfirmation } from './decide-confirmation.ts';

/**
 * Saves the traveller screen in one step: names, contact, N to T, price and policy frozen; answers the
 * order_id. The first save registers the order, later ones modify it (ORDER-1).
 * @throws DomainError with the first missing thing in the order of ORDER-2, and the rules of `addToCart`
 */
export const saveTravellers = async (
  context: CartContext,
  form: z.output<typeof TravellersForm>,
  shopper: Shopper,
): Promise<string> => {
  let order_id = '';
  await changeOwnBooking(
    context,
    shopper.mem_id,
    { cart_id: form.cart_id },
    'register-travellers',
    async (booking, at) => {
      const change = await decideConfirmation(context, booking, form, shopper, at);
      order_id = change.set.order_id;
      return change;
    },
  );
  await noteUse(
    context,
    form.travellers.map(({ mem_nm }) => mem_nm),
    shopper.mem_id,
  );
  return order_id;
};
