import type { OutboxEntry } from '@narae/service-kit';
import type { sessionModel, StoredSession } from './session.model.ts';
import { rememberedTokens } from './session.rules.ts';

type Sessions = ReturnType<typeof sessionModel>;

export type NewSession = Pick<
  StoredSession,
  | 'sid'
  | 'mem_id'
  | 'device_id'
  | 'refresh_hash'
  | 'opened_at'
  | 'expires_at'
  | 'version'
  | 'method'
  | 'user_agent_label'
  | 'network'
  | 'used_at'
  | 'proved_at'
  | 'second_factor_at'
  | 'outbox'
>;

export const insertSession = async (sessions: Sessions, session: NewSession): Promise<unknown> =>
  (await sessions.create(session))._id;

/** Found also after it has ended. */
export const findSession = (sessions: Sessions, sid: string): Promise<StoredSession | null> =>
  sessions.findOne({ sid }).lean<StoredSession>().exec();

export const findUnrevoked = (sessions: Sessions, sid: string): Promise<StoredSession | null> =>
  sessions.findOne({ sid, revoked_at: null }).lean<StoredSession>().exec();

export const unrevokedOf = async (sessions: Sessions, mem_id: string): Promise<string[]> => {
  const open = await sessions
    .find({ mem_id, revoked_at: null }, { sid: 1 })
    .lean<Pick<StoredSession, 'sid'>[]>()
    .exec();
  return open.map(({ sid }) => sid);
};

/** More than anybody looks through; older ones end by themselves. */
const mostListed = 100;

export const openSessionsOf = (sessions: Sessions, mem_id: string, now: Date): Promise<StoredSession[]> =>
  sessions
    .find({ mem_id, revoked_at: null, expires_at: { $gt: now } })
    .sort({ opened_at: -1 })
    .limit(mostListed)
    .lean<StoredSession[]>()
    .exec();

/** All but those used last; whoever asks at one moment gets the same ones. */
export const surplusSessionsOf = async (
  sessions: Sessions,
  { mem_id, kept }: { mem_id: string; kept: number },
  now: Date,
): Promise<string[]> => {
  const surplus = await sessions
    .find({ mem_id, revoked_at: null, expires_at: { $gt: now } }, { sid: 1 })
    .sort({ used_at: -1, opened_at: -1, _id: -1 })
    .skip(kept)
    .lean<Pick<StoredSession, 'sid'>[]>()
    .exec();
  return surplus.map(({ sid }) => sid);
};

/** Null where the token is not the current one. */
export const rotateToken = async (
  sessions: Sessions,
  { sid, presented, next }: { sid: string; presented: string; next: string },
  now: Date,
  endOf: (openedAt: Date) => Date,
): Promise<StoredSession | null> => {
  const current = { sid, refresh_hash: presented, revoked_at: null, expires_at: { $gt: now } };
  const session = await sessions.findOne(current, { opened_at: 1 }).lean<Pick<StoredSession, 'opened_at'>>();
  if (!session) return null;
  return sessions
    .findOneAndUpdate(
      current,
      {
        $set: {
          refresh_hash: next,
          previous_hash: presented,
          rotated_at: now,
          used_at: now,
          expires_at: endOf(session.opened_at),
        },
        $push: { used_hashes: { $each: [presented], $slice: -rememberedTokens } },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    )
    .lean<StoredSession>()
    .exec();
};

/** The member has proved again who they are (ACCOUNT-24). */
export const noteProof = async (sessions: Sessions, sid: string, now: Date): Promise<void> => {
  await sessions.updateOne({ sid, revoked_at: null }, { $set: { proved_at: now } });
};

/** @returns false where the session has ended (ACCOUNT-30) */
export const noteSecondFactor = async (sessions: Sessions, sid: string, now: Date): Promise<boolean> => {
  const { matchedCount } = await sessions.updateOne(
    { sid, revoked_at: null },
    { $set: { second_factor_at: now } },
  );
  return matchedCount === 1;
};

/** After another second factor was set up (ACCOUNT-30). */
export const forgetSecondFactor = async (sessions: Sessions, mem_id: string, kept: string): Promise<void> => {
  await sessions.updateMany({ mem_id, sid: { $ne: kept } }, { $set: { second_factor_at: null } });
};

/** Ends exactly the session that was read. @returns false where it changed meanwhile */
export const revoke = async (
  sessions: Sessions,
  { sid, version }: Pick<StoredSession, 'sid' | 'version'>,
  revoke_reason: StoredSession['revoke_reason'],
  now: Date,
  events: readonly OutboxEntry[],
): Promise<boolean> => {
  const { modifiedCount } = await sessions.updateOne(
    { sid, revoked_at: null, version },
    {
      $set: { revoked_at: now, revoke_reason, version: version + 1 },
      $push: { outbox: { $each: [...events] } },
    },
  );
  return modifiedCount === 1;
};

/** Of a member who left. Sessions with unsent events lose device and network only. */
export const blankSessionsOf = async (sessions: Sessions, mem_id: string): Promise<void> => {
  await sessions.deleteMany({ mem_id, outbox: [] });
  const where = { user_agent_label: 1, network: 1, method: 1, device_id: 1 } as const;
  await sessions.updateMany({ mem_id }, { $unset: where });
};
