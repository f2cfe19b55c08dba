import { type Joined, followJoinedMembers, forgetAnswers, type Timer } from '@narae/service-kit';
import { deleteCartRow, moveCompanions } from '../cart/index.ts';
import { type Booking, findAllOf, findOpenOf, giveBooking } from '../kernel/index.ts';
import type { MembersContext } from './context.ts';
import { moveCustomDraft, moveTrips } from '../custom-travel/index.ts';
import { moveReservations } from '../events/index.ts';
import { moveCalendars, moveMails } from '../notify/index.ts';
import { moveWaiting } from '../waiting-list/index.ts';

/** Of two unpaid rows of a product the older one goes (CART-3). */
const makeRoom = async (context: MembersContext, row: Booking, into: string): Promise<void> => {
  const other = await findOpenOf(context.bookings, into, row.prod_id);
  if (!other) return;
  const [older] = [row, other].sort((a, b) => a.reg_date.getTime() - b.reg_date.getTime());
  if (older) await deleteCartRow(context, older.cart_id, older.mem_id);
};

/**
 * Moves orders and cart to the other account (ACCOUNT-36).
 * @throws DomainError common_delete_fail while the older of two unpaid rows is being paid
 */
const moveOrders = async (context: MembersContext, { from, into }: Joined): Promise<void> => {
  for (const booking of await findAllOf(context.bookings, from)) {
    if (booking.open) await makeRoom(context, booking, into);
    await giveBooking(context.bookings, booking.cart_id, { from, into });
  }
};

/** Steps that may be refused for a while come last. */
const movers: readonly ((context: MembersContext, joined: Joined) => Promise<void>)[] = [
  moveReservations,
  moveWaiting,
  moveTrips,
  moveCustomDraft,
  moveCompanions,
  moveCalendars,
  moveMails,
  moveOrders,
];

/** Repeatable (ACCOUNT-36). */
export const moveMember = async (context: MembersContext, joined: Joined): Promise<void> => {
  await forgetAnswers(context.store, joined.from);
  for (const move of movers) await move(context, joined);
};

export const followJoins = (context: MembersContext): Promise<Timer> =>
  followJoinedMembers({ ...context, service: 'booking', move: (joined) => moveMember(context, joined) });
