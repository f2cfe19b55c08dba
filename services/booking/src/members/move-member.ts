import { followJoinedMembers, forgetAnswers, type Joined, type Timer } from '@narae/service-kit';
import { moveCalendars } from '../notify/calendar/move-calendars.ts';
import { moveCompanions } from '../cart/companions/move-companions.ts';
import type { MembersContext } from './context.ts';
import { moveCustomDraft } from '../custom-travel/drafts/move-custom-draft.ts';
import { moveTrips } from '../custom-travel/trips/move-trips.ts';
import { moveReservations } from '../events/reservations/move-reservations.ts';
import { moveMails } from '../notify/delivery/move-mails.ts';
import { moveWaiting } from '../waiting-list/member/move-waiting.ts';
import { moveOrders } from './move-orders.ts';

/** What each capability does with what a joined account has; what can be refused for a while comes last. */
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

/** Makes everything of a joined account the other one's (ACCOUNT-36). A repeat finds nothing left to do. */
export const moveMember = async (context: MembersContext, joined: Joined): Promise<void> => {
  await forgetAnswers(context.store, joined.from);
  for (const move of movers) await move(context, joined);
};

/** Follows the joining of accounts (ACCOUNT-36). */
export const followJoins = (context: MembersContext): Promise<Timer> =>
  followJoinedMembers({ ...context, service: 'booking', move: (joined) => moveMember(context, joined) });
