import type { Connection } from 'mongoose';
import { memberJoinedV1 } from '@narae/events';
import type { FastifyRequest } from 'fastify';
import { dateGiven, moment, orNull, storedModel, type StoredOf, text } from '../store/stored-fields.ts';
import { ACCESS_TTL_S } from './session-cookies.ts';
import type { Bus } from '../events/bus/bus.ts';
import { consumeWithInbox } from '../events/inbox.ts';
import { createRowTurns, everyInTurn } from '../store/turns.ts';
import type { Timer } from '../base/timers.ts';
import type { Logger } from '../base/logger.ts';
import { DomainError } from '../base/domain-error.ts';

const joinedMember = {
  from: text({ unique: true }),
  into: text(),
  joined_at: moment(),
  /** When to look once more for what came in meanwhile; null once that is done. */
  check_at: orNull(moment()),
};
export type JoinedMember = StoredOf<typeof joinedMember>;

export const joinedMemberModel = storedModel('JoinedMember', 'joined_members', joinedMember, [
  { check_at: 1 },
  { name: 'check_at_given', partialFilterExpression: { check_at: dateGiven } },
]);

export interface Joined {
  readonly from: string;
  readonly into: string;
}

export interface JoinedMembers {
  readonly store: Connection;
  readonly bus: Bus;
  readonly log: Logger;
  readonly now: () => Date;
  readonly service: string;
  /** Moves everything of `from`; repeated after a crash, it moves the rest. */
  readonly move: (joined: Joined) => Promise<void>;
}

const everyMs = 10 * 60_000;
const inOneTurn = 100;
/** The last access token has run out by then, and what it was still used for is stored. */
const quietMs = (ACCESS_TTL_S + 300) * 1000;
/** Nobody joins so many accounts one after the other; a circle would end here as well. */
const longestChain = 50;

/** The number under which a member is known now, after accounts were joined (ACCOUNT-36). */
export const whoStays = async (store: Connection, mem_id: string): Promise<string> => {
  let stays = mem_id;
  for (let step = 0; step < longestChain; step += 1) {
    const joined = await joinedMemberModel(store).findOne({ from: stays }).lean<JoinedMember>().exec();
    if (!joined) break;
    stays = joined.into;
  }
  return stays;
};

/** Moves what came in during joining; failures are logged and repeated (ARCH-12). @returns members done */
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

/** Joins accounts (ACCOUNT-36): moves all when told, and again after the old account's last request. */
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

/**
 * The member to export or join (ACCOUNT-40, ACCOUNT-36). @throws DomainError login_required unless account
 * asks
 */
export const exportedMember = async ({ request }: { readonly request: FastifyRequest }): Promise<string> => {
  const [, token] = /^Bearer ([\w.-]{1,2000})$/.exec(request.headers.authorization ?? '') ?? [];
  const mem_id = token === undefined ? null : await request.server.auth.exportingFor(token);
  if (mem_id === null) throw new DomainError('login_required');
  return mem_id;
};
