import {
  followJoinedMembers,
  forgetAnswers,
  isDuplicateKey,
  type Joined,
  type Timer,
} from '@narae/service-kit';
import {
  type CarriedOver,
  changeMember,
  findClosed,
  forgetCarried,
  noteTakenOver,
} from '../../kernel/index.ts';
import { accountMail, confirmedRecipient, deleteAllLinksOf } from '../../mail/index.ts';
import { forgetPictures, moveActivity } from '../../profile/index.ts';
import { blankSessionsOf, endSessionsOf } from '../../sessions/index.ts';
import { finishRemovals, giveIdentities } from '../../sign-in/index.ts';
import type { LeavingContext } from '../context.ts';
import { forgetExports } from '../export/exports.ts';
import { moveTrips } from '../closing/trips.ts';
import { gainsOf } from './merge.rules.ts';

/** The address is left out where somebody joined with it meanwhile. */
const takeOver = async (context: LeavingContext, into: string, carried: CarriedOver): Promise<void> => {
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
 * Warns the owner of a confirmed address, who may not have asked for the merge. Only then `carried` is forgotten, so
 * that neither a mail server that is away nor a crash loses the mail.
 */
const tellOld = async ({ mail, config, members }: LeavingContext, from: string): Promise<void> => {
  const carried = (await findClosed(members, from))?.carried;
  if (!carried) return;
  const recipient = confirmedRecipient(carried);
  if (recipient) {
    const joined = accountMail('account-joined', recipient, { publicOrigin: config.publicOrigin });
    await mail.send({ ...joined, id: `account-joined-${from}` });
  }
  await forgetCarried(members, from);
};

/** Hands over account's data after a merge (ACCOUNT-36). A repeat, also after a crash, moves what is left. */
export const moveAccount = async (context: LeavingContext, { from, into }: Joined): Promise<void> => {
  const joined = { from, into };
  await endSessionsOf(context, from, 'member_gone');
  await blankSessionsOf(context.sessions, from);
  await deleteAllLinksOf(context.mailedLinks, from);
  await forgetPictures(context, from);
  await forgetExports(context, from);
  // A removal under way of the same provider must not take the new one along.
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

export const followMerges = (context: LeavingContext): Promise<Timer> =>
  followJoinedMembers({
    ...context,
    service: 'account',
    move: async (joined) => {
      await moveAccount(context, joined);
      // By the event alone: the call does the same work at the same moment.
      await tellOld(context, joined.from);
    },
  });
