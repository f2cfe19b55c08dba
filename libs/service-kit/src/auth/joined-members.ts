import { memberJoinedV1 } from '@narae/events';
import type { Connection } from 'mongoose';
import { ACCESS_TTL_S } from './session-cookies.ts';
import type { Bus } from '../events/bus/bus.ts';
import { consumeWithInbox } from '../events/inbox.ts';
import { everyInTurn } from '../store/every-in-turn.ts';
import type { Timer } from '../base/every.ts';
import type { Logger } from '../base/logger.ts';
import { createRowTurns } from '../store/row-turns.ts';
import { joinedMemberModel, type JoinedMember } from './joined-member.model.ts';

/** The account that was closed, and the one that has everything from now on. */
export interface Joined {
  readonly from: string;
  readonly into: string;
}

export interface JoinedMembers {
  readonly store: Connection;
  readonly bus: Bus;
  readonly log: Logger;
  readonly now: () => Date;
  /** The service's name: of its consumer and its job. */
  readonly service: string;
  /** Moves everything of `from`; repeated, also after a crash in the middle, it moves what is left. */
  readonly move: (joined: Joined) => Promise<void>;
}

const everyMs = 10 * 60_000;
/** Members looked at in one turn. */
const inOneTurn = 100;
/** The last access token has run out by then, and what it was still used for is stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;
/** Nobody joins so many accounts one after the other; a circle would end here as well. */
const longestChain = 50;

/** The number under which a member is known now: of an account that was joined to another one, the other's (ACCOUNT-36). */
export const whoStays = async (store: Connection, mem_id: string): Promise<string> => {
  let stays = mem_id;
  for (let step = 0; step < longestChain; step += 1) {
    const joined = await joinedMemberModel(store).findOne({ from: stays }).lean<JoinedMember>().exec();
    if (!joined) break;
    stays = joined.into;
  }
  return stays;
};

/**
 * Moves once more what came in while two accounts were joined; one that cannot be moved is logged, and comes again (ARCH-12).
 * @returns of how many members nothing is left
 */
export const moveAgain = async ({
  store,
  now,
  move,
  log,
}: Pick<JoinedMembers, 'store' | 'now' | 'move' | 'log'>): Promise<number> => {
  const joined = joinedMemberModel(store);
  const due = await joined
    .find({ check_at: { $lte: now() } })
    .sort({ check_at: 1 })
    .limit(inOneTurn)
    .lean<JoinedMember[]>()
    .exec();
  return createRowTurns({ now, log }, 'what is left of a joined account could not be moved').each(
    due,
    ({ from }) => from,
    async ({ from, check_at }) => {
      await move({ from, into: await whoStays(store, from) });
      await joined.updateOne({ from, check_at }, { $set: { check_at: null } });
    },
  );
};

/**
 * Follows the joining of accounts (ACCOUNT-36): keeps who was joined to whom, moves everything when it is told, and once more when
 * the last request of the old account is through.
 */
export const followJoinedMembers = async (members: JoinedMembers): Promise<Timer> => {
  const { store, log, now, service, move } = members;
  const joined = joinedMemberModel(store);
  await joined.createIndexes();
  await consumeWithInbox(members, {
    name: `${service}-joined-members`,
    events: [memberJoinedV1],
    handle: async (_event, { from, into, at }) => {
      const check_at = new Date(now().getTime() + quietMs);
      const facts = { into, joined_at: new Date(at), check_at };
      await joined.updateOne({ from }, { $setOnInsert: facts }, { upsert: true });
      await move({ from, into: await whoStays(store, from) });
    },
  });
  return everyInTurn(
    store,
    everyMs,
    async () => {
      const done = await moveAgain(members);
      if (done > 0) log.info({ done }, 'nothing is kept any more under the numbers of joined accounts');
    },
    { log, name: `${service}-joined-members` },
  );
};
