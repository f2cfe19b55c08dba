import type { TravellersForm } from '@narae/contracts';
import type { z } from 'zod';
import type { BookingContext } from '../context.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { decideConfirmation } from './confirm-order.ts';
import type { Shopper } from '../shared/shopper.ts';

/**
 * Saves the traveller screen in one step: names, contact, N to T, price and policy frozen; answers the
 * order_id. The first save registers the order, later ones modify it (spec §4 "Traveller screen").
 * @throws DomainError with the first missing thing in the order of spec §5, and the rules of `addToCart`
 */
export const saveTravellers = async (
  context: BookingContext,
  form: z.output<typeof TravellersForm>,
  shopper: Shopper,
): Promise<string> => {
  let order_id = '';
  await changeBooking(
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
  return order_id;
};

/** Confirms a booking with what was saved of its travellers before: the last step of old clients. */
export const confirmSaved = async (
  context: BookingContext,
  cart_id: string,
  shopper: Shopper,
): Promise<void> => {
  await changeBooking(context, shopper.mem_id, { cart_id }, 'register-travellers', (booking, at) =>
    decideConfirmation(context, booking, booking, shopper, at),
  );
};
