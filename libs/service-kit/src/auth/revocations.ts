import type { Connection } from 'mongoose';
import { sessionRevokedV1, type EventEnvelope } from '@narae/events';
import type { Bus } from '../events/bus/bus.ts';
import { every } from '../base/timers.ts';
import type { Logger } from '../base/logger.ts';
import { moment, storedModel, text } from '../store/stored-fields.ts';

const revokedSessionModel = storedModel('RevokedSession', 'revoked_sessions', {
  _id: text({ required: false }),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
});

/** How often a replica that missed a message catches up from the store, in milliseconds. */
const CATCH_UP_MS = 30_000;

export interface Revocations {
  has(sid: string): boolean;
  stop(): Promise<void>;
}

/** Every replica hears of ended sessions at once; one stores them for those that were not listening. */
export async function watchRevocations(deps: {
  store: Connection;
  bus: Bus;
  log: Logger;
  clock?: () => Date;
}): Promise<Revocations> {
  const revoked = revokedSessionModel(deps.store);
  const now = deps.clock ?? (() => new Date());
  const expiryBySid = new Map<string, number>();
  const subjects = [sessionRevokedV1.subject];

  const remember = (event: EventEnvelope): { sid: string; expires_at: Date } => {
    const { sid, expires_at } = sessionRevokedV1.data.parse(event.data);
    expiryBySid.set(sid, Date.parse(expires_at));
    return { sid, expires_at: new Date(expires_at) };
  };
  const catchUp = async (): Promise<void> => {
    for (const [sid, until] of expiryBySid) if (until <= now().getTime()) expiryBySid.delete(sid);
    const rows = await revoked.find({ expires_at: { $gt: now() } }).lean();
    for (const row of rows) expiryBySid.set(row._id, row.expires_at.getTime());
  };

  await revoked.createIndexes();
  await catchUp();
  const unwatch = deps.bus.watch(subjects, remember);
  const unconsume = await deps.bus.consume({
    name: `${deps.store.name}-revocations`,
    subjects,
    handle: async (event) => {
      const { sid, expires_at } = remember(event);
      await revoked.updateOne({ _id: sid }, { $set: { expires_at } }, { upsert: true });
    },
  });
  const timer = every(CATCH_UP_MS, catchUp, { log: deps.log, name: 'revocations' });
  return {
    has: (sid) => expiryBySid.has(sid),
    stop: async () => {
      unwatch();
      await unconsume();
      await timer.stop();
    },
  };
}
