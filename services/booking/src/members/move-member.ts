import { followJoinedMembers, forgetAnswers, type Joined, type Timer } from '@narae/service-kit';
import { moveCompanions } from '../cart/index.ts';
import { moveCustomDraft, moveTrips } from '../custom-travel/index.ts';
import { moveReservations } from '../events/index.ts';
import { moveCalendars, moveMails } from '../notify/index.ts';
import { moveWaiting } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
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
