import { forgetAnswers } from '@narae/service-kit';
import { forgetCompanions } from '../cart/index.ts';
import { findProducts } from '../catalog/index.ts';
import { eraseTrips, forgetCustomDraft } from '../custom-travel/index.ts';
import { deleteFiles } from '../documents/index.ts';
import { eraseReservations } from '../events/index.ts';
import { releaseClaim } from '../inventory/index.ts';
import {
  anonymous,
  type Booking,
  changeBooking,
  duesWithoutNames,
  findAllOf,
  findBooking,
  inDeletionOrder,
  noHold,
  openStates,
  paidStates,
  type PlainBooking,
  unconfirmedEvents,
  wasChanged,
  withoutFreeTexts,
  withoutPerson,
} from '../kernel/index.ts';
import { forgetCalendars, forgetMails } from '../notify/index.ts';
import { eraseWaiting } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
import { seoulDay } from '@narae/rules';

/** Amounts stay, persons go: what a member's booking looks like after they left (ACCOUNT-11, DOC-9). */
const erased = (booking: PlainBooking): Partial<PlainBooking> => ({
  ...anonymous,
  ...withoutFreeTexts(booking),
  ...(booking.dues && { dues: duesWithoutNames(booking.dues) }),
  payments: booking.payments.map((attempt) => ({ ...attempt, fields: withoutPerson(attempt.fields) })),
  in_cart: false,
  open: false,
  ...noHold,
});

/** Whether an order is paid for a trip that is not over: it keeps the people who travel (ACCOUNT-11). */
export const isTripAhead = (
  { txn_type }: Pick<PlainBooking, 'txn_type'>,
  product: { readonly end_day: string } | undefined,
  now: Date,
): boolean => paidStates.includes(txn_type) && product !== undefined && product.end_day >= seoulDay(now);

const eraseBooking = async (
  context: MembersContext,
  { cart_id, prod_id }: Booking,
): Promise<'kept' | 'erased'> => {
  const [product] = await findProducts(context, [prod_id]);
  const changed = await changeBooking(
    context,
    () => findBooking(context.bookings, cart_id),
    (booking, at) =>
      isTripAhead(booking, product, at.now)
        ? null
        : {
            set: erased(booking),
            events: booking.in_cart ? unconfirmedEvents('removed', booking, at.version) : [],
          },
  );
  if (!changed) return 'erased';
  if (!wasChanged(changed)) return 'kept';
  if (openStates.includes(changed.before.txn_type)) await releaseClaim(context, changed.before);
  await deleteFiles(context, inDeletionOrder(changed.before.files));
  return 'erased';
};

/**
 * Erases the personal data of somebody who withdrew: travellers, contact, documents, what was sent to providers,
 * reservations of events, entries of waiting lists, requests for custom trips and what was typed for one, records of
 * mails, entries of calendars, saved travellers, and answers kept for repeats.
 * Unpaid rows end and give their seats back; a payment that arrives for one goes back (REFUND-1). An order that was paid for a
 * trip ahead in the very moment its member left stays whole until the trip is over or cancelled. A repeat finds nothing left
 * to do.
 * @returns how many orders stay whole for now
 */
export const eraseMember = async (context: MembersContext, mem_id: string): Promise<number> => {
  let kept = 0;
  for (const booking of await findAllOf(context.bookings, mem_id))
    if ((await eraseBooking(context, booking)) === 'kept') kept += 1;
  await eraseReservations(context, mem_id);
  await eraseWaiting(context, mem_id);
  await eraseTrips(context, mem_id);
  await forgetMails(context, mem_id);
  await forgetCalendars(context, mem_id);
  await forgetCustomDraft(context, mem_id);
  await forgetCompanions(context, mem_id);
  await forgetAnswers(context.store, mem_id);
  return kept;
};
