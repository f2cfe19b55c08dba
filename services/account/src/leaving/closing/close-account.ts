import { memberWithdrawnV1 } from '@narae/events';
import { raise, forgetAnswers } from '@narae/service-kit';
import type { LeavingContext } from '../context.ts';
import { emptied, eraseRejectedAt, replaceMember, type StoredMember } from '../../kernel/index.ts';
import { deleteAllLinksOf } from '../../mail/index.ts';
import { forgetActivity, forgetPictures } from '../../profile/index.ts';
import { blankSessionsOf, endSessionsOf } from '../../sessions/index.ts';
import { deleteIdentitiesOf, forgetOffers } from '../../sign-in/index.ts';
import { forgetExports } from '../export/exports.ts';
import { deleteTripsOf } from './paid-trip.model.ts';
import { dateRejected, findDueRejected, nextRejectedAt } from './rejected.queries.ts';

type Closing = Pick<LeavingContext, 'members' | 'sessions' | 'relay' | 'now'>;

/** Empties exactly the record that was read and ends the sessions (ACCOUNT-11). @returns false where it changed */
export const closeAccount = async (context: Closing, member: StoredMember): Promise<boolean> => {
  const { mem_id } = member;
  const version = member.version + 1;
  const left = raise(memberWithdrawnV1, { aggregateId: mem_id, version, data: { mem_id } });
  if (!(await replaceMember(context.members, member, emptied(member, context.now()), [left]))) return false;
  context.relay.nudge();
  await endSessionsOf(context, mem_id, 'member_gone');
  return true;
};

/** Erases what is left beside the record (ACCOUNT-11); a repeat, also after a crash, finishes it. */
export const eraseAccount = async (context: LeavingContext, mem_id: string): Promise<void> => {
  await endSessionsOf(context, mem_id, 'member_gone');
  await blankSessionsOf(context.sessions, mem_id);
  await deleteAllLinksOf(context.mailedLinks, mem_id);
  await forgetActivity(context, mem_id);
  await forgetPictures(context, mem_id);
  await forgetExports(context, mem_id);
  await deleteIdentitiesOf(context.identities, mem_id);
  await deleteTripsOf(context.trips, mem_id);
  await forgetOffers(context, mem_id);
  await forgetAnswers(context.store, mem_id);
};

/** The mail about the rejection announced the erasure (ACCOUNT-35). @returns when the next is due, or null */
export const eraseRejected = async (context: Closing & Pick<LeavingContext, 'log'>): Promise<Date | null> => {
  const { members, log, now } = context;
  await dateRejected(members, eraseRejectedAt(now()));
  for (let due = await findDueRejected(members, now()); due; due = await findDueRejected(members, now()))
    if (await closeAccount(context, due))
      log.info({ mem_id: due.mem_id }, 'a member who was rejected and did not come back is erased');
  return nextRejectedAt(members);
};
