import type { Connection } from 'mongoose';
import { every } from '../base/every.ts';
import type { Logger } from '../base/logger.ts';

export interface StoreClock {
  readonly now: () => Date;
  stop(): Promise<void>;
}

/** Below this the two clocks count as equal: asking takes time too. In milliseconds. */
const EQUAL_MS = 500;
const EVERY_MS = 60_000;

/**
 * The time as the store has it. Processes that share a store decide by it when a hold ends, so that one whose machine
 * is wrong by minutes neither ends the others' holds early nor keeps its own too long. While the store cannot be asked
 * the last difference is kept.
 */
export async function startStoreClock(
  store: Connection,
  { log, everyMs = EVERY_MS }: { log: Logger; everyMs?: number },
): Promise<StoreClock> {
  let ahead = 0;
  const compare = async (): Promise<void> => {
    const asked = Date.now();
    const { localTime } = ((await store.db?.command({ hello: 1 })) ?? {}) as { localTime?: Date };
    const heard = Date.now();
    if (!localTime) return;
    const difference = localTime.getTime() - (asked + heard) / 2;
    const next = Math.abs(difference) < EQUAL_MS + (heard - asked) / 2 ? 0 : Math.round(difference);
    if (next !== 0 && ahead === 0)
      log.warn(
        { ahead_ms: -next },
        'the clock of this machine is not that of the store, whose time is taken',
      );
    ahead = next;
  };
  await compare();
  const timer = every(everyMs, compare, { log, name: 'store-clock' });
  return { now: () => new Date(Date.now() + ahead), stop: () => timer.stop() };
}
