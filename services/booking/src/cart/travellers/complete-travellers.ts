import { particularsViolation, seoulDay, type NamedPerson } from '@narae/rules';
import { findProduct } from '../../catalog/index.ts';
import {
  assertNotLocked,
  assertRule,
  changeOwnBooking,
  samePerson,
  travellersViolation,
  withoutParticulars,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';
import { withParticulars } from './particulars.ts';
import { withLinesRead } from './read-lines.ts';

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
    const travellers = booking.travellers.map((known) => {
      const typed = given.find((person) => samePerson(person, known));
      if (!typed) return known;
      const read = withLinesRead({ ...typed, mem_nm: known.mem_nm }, seoulDay(now));
      assertRule(particularsViolation(read, product.end_day));
      return withParticulars(withoutParticulars(known), read, known, context.config.documentKey);
    });
    return { set: { travellers } };
  });
};
