import { withLinesRead } from './confirmation.ts';
import { type NamedPerson, particularsViolation, seoulDay } from '@narae/rules';
import type { TravellersForm, TypedTravellers } from '@narae/contracts';
import type { z } from 'zod';
import { findProduct } from '../../catalog/index.ts';
import {
  assertNotLocked,
  assertRule,
  changeOwnBooking,
  isSameTraveller,
  travellersViolation,
  withoutParticulars,
  type Shopper,
  anonymous,
  type BookingAddress,
  findOwn,
  inDeletionOrder,
  isGone,
  lastAgreement,
  type PlainBooking,
  termsOf,
  unconfirmed,
  unconfirmedEvents,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { withParticulars } from './particulars.ts';
import { noteUse } from '../companions/companions.ts';
import { decideConfirmation } from './confirmation.ts';
import { sealDraft } from '../rows/typed-draft.ts';
import { deleteFiles } from '../../documents/index.ts';
import { giveBackUnconfirmed } from '../../inventory/index.ts';

/**
 * Completes or corrects what travellers of a paid order gave beside their names, until the lock date (ORDER-12, ORDER-14).
 * What is left out stays. Names are changed elsewhere: they may cost a fee (REFUND-5).
 * @throws DomainError cart_not_found, txn_type_invalid, change_locked, traveller_cnt_mismatch, passport_lines_form, …,
 *   traveller_passport_no, passport_expired, traveller_visa_no
 */
export const completeTravellers = async (
  context: CartContext,
  cart_id: string,
  given: readonly Omit<NamedPerson, 'mem_nm'>[],
  mem_id: string,
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { cart_id }, 'change', async (booking, { now }) => {
    const product = await findProduct(context, booking.prod_id);
    assertNotLocked(product, now);
    assertRule(travellersViolation(booking.party, given));
    const travellers = booking.travellers.map((existing) => {
      const typed = given.find((person) => isSameTraveller(person, existing));
      if (!typed) return existing;
      const read = withLinesRead({ ...typed, mem_nm: existing.mem_nm }, seoulDay(now));
      assertRule(particularsViolation(read, product.end_day));
      return withParticulars(withoutParticulars(existing), read, existing, context.config.documentKey);
    });
    return { set: { travellers } };
  });
};

/**
 * Saves the traveller screen in one step: names, contact, N to T, price and policy frozen. The first save registers the
 * order, later ones modify it (ORDER-1). @returns order_id
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

/**
 * Replaces the draft of the traveller screen (ORDER-10). It confirms nothing, and no event is raised.
 * @throws DomainError cart_not_found, txn_type_invalid (paying has begun), version_conflict
 */
export const storeDraft = async (
  context: CartContext,
  cart_id: string,
  typed: TypedTravellers,
  mem_id: string,
): Promise<void> => {
  await changeOwnBooking(context, mem_id, { cart_id }, 'draft-travellers', (booking) => ({
    set: { draft: sealDraft(booking, booking.party, typed, context.config.documentKey) },
  }));
};

/**
 * Deletes travellers (ORDER-4): `names` takes them off the order, `all` deletes the order with contact and documents. A
 * confirmed booking falls back to N and gives its seats back. Repeatable.
 * @throws DomainError cart_not_found, order_not_found, txn_type_invalid
 */
export const deleteTravellers = async (
  context: CartContext,
  address: BookingAddress,
  what: 'names' | 'all',
  mem_id: string,
): Promise<void> => {
  const found = await findOwn(context.bookings, mem_id, address);
  // Old clients delete the row first and its parts afterwards.
  if (found && isGone(found)) return;
  let removed: PlainBooking['files'] = [];
  const { before, after } = await changeOwnBooking(
    context,
    mem_id,
    address,
    'reset-travellers',
    (booking, at) => {
      removed = what === 'all' ? inDeletionOrder(booking.files) : [];
      const agreement = lastAgreement(booking);
      const deleted =
        what === 'all'
          ? { ...anonymous, order_id: null, agreement: null }
          : { travellers: [], draft: null, agreement: agreement && termsOf(agreement) };
      return {
        set: { ...unconfirmed, ...deleted },
        events: unconfirmedEvents('changed', booking, at.version),
      };
    },
  );
  await giveBackUnconfirmed(context, { before, after });
  await deleteFiles(context, removed);
};
