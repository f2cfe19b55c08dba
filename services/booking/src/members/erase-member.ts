import { forgetAnswers, ACCESS_TTL_S } from '@narae/service-kit';
import { seoulDay } from '@narae/rules';
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
  withoutPersonalFields,
} from '../kernel/index.ts';
import { forgetCalendars, forgetMails } from '../notify/index.ts';
import { eraseWaiting } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
import type { DepartedMember } from './departed.model.ts';
import { checkDepartedAt, findDeparted, forgetDeparted, noteDeparted } from './members.queries.ts';

/** Amounts stay, persons go (ACCOUNT-11, DOC-9). */
const erased = (booking: PlainBooking): Partial<PlainBooking> => ({
  ...anonymous,
  ...withoutFreeTexts(booking),
  ...(booking.dues && { dues: duesWithoutNames(booking.dues) }),
  payments: booking.payments.map((attempt) => ({
    ...attempt,
    fields: withoutPersonalFields(attempt.fields),
  })),
  in_cart: false,
  open: false,
  ...noHold,
});

/** Such an order keeps its travellers (ACCOUNT-11). */
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
 * Erases a withdrawn member's personal data: on bookings, event reservations, waiting lists, custom trips,
 * mail records, calendars, saved travellers and kept answers. Unpaid rows end; a payment that arrives for one
 * goes back (REFUND-1).
 * An order paid for a trip ahead in that moment stays until the trip is over or cancelled. Repeatable.
 * @returns how many orders stay whole for now
 */
export const eraseMember = async (context: MembersContext, mem_id: string): Promise<number> => {
  let retained = 0;
  for (const booking of await findAllOf(context.bookings, mem_id))
    if ((await eraseBooking(context, booking)) === 'kept') retained += 1;
  await eraseReservations(context, mem_id);
  await eraseWaiting(context, mem_id);
  await eraseTrips(context, mem_id);
  await forgetMails(context, mem_id);
  await forgetCalendars(context, mem_id);
  await forgetCustomDraft(context, mem_id);
  await forgetCompanions(context, mem_id);
  await forgetAnswers(context.store, mem_id);
  return retained;
};

const inOneTurn = 100;
const dayMs = 86_400_000;

/** After this the last access token has expired and its writes are stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;

/** Looks again later: a running request may store data; a trip paid just then keeps its own (ACCOUNT-11). */
export const memberLeft = async (context: MembersContext, mem_id: string): Promise<void> => {
  const left_at = context.now();
  const check_at = new Date(left_at.getTime() + quietMs);
  await noteDeparted(context.departed, { mem_id, left_at, check_at });
  await eraseMember(context, mem_id);
};

/** @returns whether nothing is left */
const eraseAgain = async (context: MembersContext, { mem_id, left_at }: DepartedMember): Promise<boolean> => {
  const retained = await eraseMember(context, mem_id);
  const now = context.now().getTime();
  if (retained === 0 && now >= left_at.getTime() + quietMs) {
    await forgetDeparted(context.departed, mem_id);
    return true;
  }
  await checkDepartedAt(context.departed, mem_id, new Date(now + dayMs));
  return false;
};

/** Members due for another look (DOC-9). @returns of how many nothing is left */
export const eraseDeparted = async (context: MembersContext): Promise<number> => {
  let done = 0;
  for (const member of await findDeparted(context.departed, context.now(), inOneTurn))
    if (await eraseAgain(context, member)) done += 1;
  return done;
};
