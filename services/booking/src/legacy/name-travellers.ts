import type { BookingContext } from '../context.ts';
import type { BookingTraveller } from '../domain/booking.ts';
import {
  inTravellerOrder,
  leadName,
  travellersViolation,
  samePerson,
  type NamedPerson,
} from '../domain/travellers.rules.ts';
import { changeBooking } from '../shared/change-booking.ts';
import { withIds } from '../travellers/confirm-order.ts';
import { assertRule } from '../shared/assert-rule.ts';

/**
 * Writes names on an order without confirming it: what old clients do before the last step. A person named
 * again is renamed, never doubled. @throws DomainError order_not_found, txn_type_invalid, traveller_cnt_mismatch
 */
export const nameTravellers = async (
  context: BookingContext,
  order_id: string,
  members: readonly NamedPerson[],
  mem_id: string,
): Promise<BookingTraveller[]> => {
  let named: BookingTraveller[] = [];
  await changeBooking(context, mem_id, { order_id }, 'register-travellers', async (booking) => {
    assertRule(travellersViolation(booking.party, members));
    named = await withIds(context, members, booking.travellers);
    const others = booking.travellers.filter((known) => !members.some((person) => samePerson(person, known)));
    const travellers = [...others, ...named].sort(inTravellerOrder);
    return {
      set: { travellers, buyername: leadName(booking.party, travellers) || booking.buyername },
      becomes: booking.txn_type,
    };
  });
  return named;
};

/** Renames one traveller. @throws DomainError order_not_found, txn_type_invalid */
export const renameTraveller = async (
  context: BookingContext,
  rv_mem_id: string,
  mem_nm: string,
  mem_id: string,
): Promise<void> => {
  const address = { 'travellers.rv_mem_id': rv_mem_id };
  await changeBooking(context, mem_id, address, 'register-travellers', (booking) => {
    const travellers = booking.travellers.map((person) =>
      person.rv_mem_id === rv_mem_id ? { ...person, mem_nm } : person,
    );
    return { set: { travellers, buyername: leadName(booking.party, travellers) }, becomes: booking.txn_type };
  });
};
