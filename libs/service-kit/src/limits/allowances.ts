import type { Connection } from 'mongoose';
import { newTraceId, withTrace } from '../base/trace.ts';
import type { Logger } from '../base/logger.ts';
import { attachmentsOf } from '../events/attachments.ts';
import { addCounted, allowanceModel, findCounted, type Settlement } from './allowance.queries.ts';
import {
  added,
  isLive,
  lastGone,
  negated,
  secondsUntilRoom,
  sliceAt,
  takenBack,
  type Slices,
} from './allowance.rules.ts';
import type { Limit } from './limits.rules.ts';

/** Milliseconds between the first thing that is counted and the settlement. */
const SETTLE_MS = 1_000;
/** Keys of one settlement; the others wait for the next. */
const MOST_AT_ONCE = 5_000;
/** Keys a process remembers, the latest; more at a time are an attack that no limit by network holds off. */
const MOST_KEYS = 100_000;

interface Entry {
  readonly key: string;
  readonly limit: Limit;
  settled: Slices;
  pending: Slices;
  at: Date;
}

/**
 * Counts in memory and settles with the store in batches (ADR 0010): a second after the first count a process
 * adds its counts by one command, and reads all processes' by another. N processes let through at most the
 * limit and N times what one lets through between two settlements, which is never more than the limit again.
 * While the store is away each process counts alone.
 */
export interface Allowances {
  /** Counts `by` if there is room. @returns the seconds until there is; 0 when it was counted */
  spend(key: string, limit: Limit, by: number, now: Date): number;
  charge(key: string, limit: Limit, by: number, now: Date): void;
  /** Takes back what was counted, here or by another process. */
  takeBack(key: string, limit: Limit, by: number, now: Date): void;
  settle(): Promise<void>;
}

const nothing: Slices = new Map();

const settlementOf = ({ key, limit, settled, pending, at }: Entry): Settlement => {
  const counted = new Map([...pending].filter(([slice]) => isLive(limit, slice, at)));
  const over = [...settled.keys()].filter((slice) => !isLive(limit, slice, at));
  return { key, counted, over, endsAt: lastGone(limit, counted) };
};

const create = (store: Connection, log: Pick<Logger, 'warn'> | undefined): Allowances => {
  const stored = allowanceModel(store);
  const entries = new Map<string, Entry>();
  const unsettled = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let [stopped, alone] = [false, false];

  const entryOf = (key: string, limit: Limit, at: Date): Entry => {
    const entry = entries.get(key) ?? { key, limit, settled: nothing, pending: nothing, at };
    entry.at = at;
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MOST_KEYS && oldest !== undefined) entries.delete(oldest);
    unsettled.add(entry);
    schedule();
    return entry;
  };
  const countedOf = ({ settled, pending }: Entry): Slices => added(settled, pending);
  const add = (entry: Entry, by: number): void => {
    entry.pending = added(entry.pending, new Map([[sliceAt(entry.limit, entry.at), by]]));
  };

  const exchange = async (due: readonly Entry[]): Promise<void> => {
    const settlements = due.map((entry) => [entry, settlementOf(entry), entry.pending] as const);
    await addCounted(
      stored,
      settlements.flatMap(([, settlement]) => (settlement.counted.size > 0 ? [settlement] : [])),
    );
    for (const [entry, , pending] of settlements) {
      entry.pending = added(entry.pending, negated(pending));
      entry.settled = added(entry.settled, pending);
    }
    const found = await findCounted(
      stored,
      due.map(({ key }) => key),
    );
    for (const entry of due) entry.settled = found.get(entry.key) ?? nothing;
  };
  const settleSome = async (): Promise<void> => {
    const due = [...unsettled].slice(0, MOST_AT_ONCE);
    if (due.length === 0) return;
    for (const entry of due) unsettled.delete(entry);
    try {
      await exchange(due);
      alone = false;
    } catch (error) {
      for (const entry of due) unsettled.add(entry);
      if (!alone)
        log?.warn({ err: error }, 'limits are counted by this process alone until the store is back');
      alone = true;
    }
    schedule();
  };
  const settle = (): Promise<void> => {
    running = running.then(() => withTrace(newTraceId(), settleSome));
    return running;
  };
  const schedule = (): void => {
    if (stopped || timer !== undefined || unsettled.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void settle();
    }, SETTLE_MS).unref();
  };
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
  };
  store.once('close', stop);
  attachmentsOf(store).stops.add(async () => {
    stop();
    if (store.readyState === 1) await settle();
  });

  return {
    spend: (key, limit, by, now) => {
      const entry = entryOf(key, limit, now);
      const seconds = secondsUntilRoom(limit, countedOf(entry), by, now);
      if (seconds === 0) add(entry, by);
      return seconds;
    },
    charge: (key, limit, by, now) => add(entryOf(key, limit, now), by),
    takeBack: (key, limit, by, now) => {
      const entry = entryOf(key, limit, now);
      const taken = takenBack(countedOf(entry), by, sliceAt(limit, now));
      entry.pending = added(entry.pending, taken);
    },
    settle,
  };
};

const byStore = new WeakMap<Connection, Allowances>();

/** One per process and store. */
export const allowancesOf = (store: Connection, log?: Pick<Logger, 'warn'>): Allowances => {
  const existing = byStore.get(store) ?? create(store, log);
  byStore.set(store, existing);
  return existing;
};
