import type { Connection } from 'mongoose';
import { isDuplicateKey } from './writes.ts';
import { moment, storedModel, text } from './stored-fields.ts';
import { every, type Timer } from '../base/timers.ts';
import type { Logger } from '../base/logger.ts';

const turnModel = storedModel('Turn', 'turns', { _id: text({ required: false }), at: moment() });

/** Clocks of two processes may differ by this part of the interval. */
const SPARE = 0.1;

/** Of all that share the store one does the work each time; if it dies, the work waits for the next turn. */
export function everyInTurn(
  store: Connection,
  ms: number,
  work: () => Promise<void> | void,
  options: { log: Logger; name: string },
): Timer {
  const turns = turnModel(store);
  const isMine = async (): Promise<boolean> => {
    const at = new Date();
    const due = { _id: options.name, at: { $lte: new Date(at.getTime() - ms * (1 - SPARE)) } };
    try {
      const { modifiedCount, upsertedCount } = await turns.updateOne(due, { $set: { at } }, { upsert: true });
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      // It is there, and not due.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  return every(
    ms,
    async () => {
      if (await isMine()) await work();
    },
    options,
  );
}

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;
/** No more rows than these wait at once; the oldest is then tried again. */
const mostWaiting = 1_000;

interface Waiting {
  readonly failures: number;
  readonly until: number;
}

/** Rows that cannot be done now do not keep the others of a job from their turn (ARCH-12). */
export interface RowTurns {
  /** Keys of the rows that wait; leave them out of what is read. */
  waiting(): string[];
  /**
   * Works on rows one after another. A row that throws (logged under `what`) or answers `false` waits: five
   * seconds, then twice as long each time, a minute at most.
   * @returns how many were done
   */
  each<Row>(
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    work: (row: Row) => Promise<boolean | void>,
  ): Promise<number>;
}

/** Each process finds out for itself. @param what is logged, such as `a hold could not be ended` */
export const createRowTurns = (
  { now, log }: { readonly now: () => Date; readonly log: Pick<Logger, 'error'> },
  what: string,
): RowTurns => {
  const later = new Map<string, Waiting>();
  const putOff = (key: string): void => {
    const failures = (later.get(key)?.failures ?? 0) + 1;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1));
    later.delete(key);
    later.set(key, { failures, until: now().getTime() + wait });
    const [first] = later.keys();
    if (later.size > mostWaiting && first !== undefined) later.delete(first);
  };
  return {
    waiting: () => {
      const time = now().getTime();
      return [...later].filter(([, { until }]) => until > time).map(([key]) => key);
    },
    each: async (rows, keyOf, work) => {
      let done = 0;
      for (const row of rows) {
        const key = keyOf(row);
        try {
          if ((await work(row)) === false) putOff(key);
          else {
            later.delete(key);
            done += 1;
          }
        } catch (error) {
          putOff(key);
          log.error({ err: error, row: key }, what);
        }
      }
      return done;
    },
  };
};

export type TurnsOf = (what: string) => RowTurns;

export const createTurns = (options: Parameters<typeof createRowTurns>[0]): TurnsOf => {
  const jobs = new Map<string, RowTurns>();
  return (what) => {
    const turns = jobs.get(what) ?? createRowTurns(options, what);
    jobs.set(what, turns);
    return turns;
  };
};
