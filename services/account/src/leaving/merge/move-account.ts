import {
  followJoinedMembers,
  forgetAnswers,
  isDuplicateKey,
  type Joined,
  type Timer,
} from '@narae/service-kit';
import { moveActivity } from '../../profile/activity/move-activity.ts';
import type { AccountContext } from '../../context.ts';
import { forgetExports } from '../export/forget-exports.ts';
import { moveTrips } from '../closing/keep-trip.ts';
import { forgetPictures } from '../../profile/change-picture.ts';
import { endSessionsOf } from '../../sessions/end-session.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { giveIdentities } from '../../sign-in/linking/identity.queries.ts';
import { deleteAllLinksOf } from '../../mail/mailed-link.queries.ts';
import type { CarriedOver } from '../../kernel/member.model.ts';
import { findClosed, forgetCarried, noteTakenOver } from '../../kernel/member.queries.ts';
import { finishRemovals } from '../../sign-in/linking/providers-of.ts';
import { blankSessionsOf } from '../../sessions/session.queries.ts';
import { joinedMail } from './joined-mail.ts';
import { gainsOf } from './joining.rules.ts';

/** Gives the account that stays what it takes over; without the address where somebody has joined with it meanwhile. */
const takeOver = async (context: AccountContext, into: string, carried: CarriedOver): Promise<void> => {
  for (const taken of [carried, { ...carried, mem_email: '' }]) {
    try {
      await changeMember(context, into, (member) => {
        const set = gainsOf(member, taken);
        return Object.keys(set).length > 0 ? { set } : null;
      });
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};

/**
 * Tells the address of the account that was closed, if it was confirmed: whoever did not join them learns of it. What was left is
 * forgotten only then, so that a mail server that is away, or a crash, keeps nobody from being told.
 */
const tellOld = async ({ mail, config, members }: AccountContext, from: string): Promise<void> => {
  const carried = (await findClosed(members, from))?.carried;
  if (!carried) return;
  const letter = joinedMail(carried, config.publicOrigin);
  if (letter) await mail.send({ ...letter, id: `account-joined-${from}` });
  await forgetCarried(members, from);
};

/**
 * Hands over what account has of a member who joined another account of theirs (ACCOUNT-36). A repeat, also after a crash in the
 * middle, moves what is left.
 */
export const moveAccount = async (context: AccountContext, { from, into }: Joined): Promise<void> => {
  const joined = { from, into };
  await endSessionsOf(context, from, 'member_gone');
  await blankSessionsOf(context.sessions, from);
  await deleteAllLinksOf(context.mailedLinks, from);
  await forgetPictures(context, from);
  await forgetExports(context, from);
  // One of the same provider that is on its way out must not take the newcomer along.
  await finishRemovals(context, into);
  await giveIdentities(context.identities, joined);
  await moveActivity(context, joined);
  await moveTrips(context, joined);
  await forgetAnswers(context.store, from);
  const carried = (await findClosed(context.members, from))?.carried;
  if (!carried || carried.taken_at) return;
  await takeOver(context, into, carried);
  await noteTakenOver(context.members, from, context.now());
};

/** Follows the joining of accounts, also where the process was killed while they were joined (ACCOUNT-36). */
export const followJoins = (context: AccountContext): Promise<Timer> =>
  followJoinedMembers({
    ...context,
    service: 'account',
    move: async (joined) => {
      await moveAccount(context, joined);
      // The event alone: the call does the same work at the same moment.
      await tellOld(context, joined.from);
    },
  });
