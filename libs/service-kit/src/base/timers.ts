import type { Logger } from './logger.ts';
import { newTraceId, withTrace } from './trace.ts';

export interface Timer {
  /** Ends the timer and waits for a run under way. */
  stop(): Promise<void>;
}

/** Repeats `ms` after the last run's end, under a new trace id each; a failure is logged and ends nothing. */
export function every(
  ms: number,
  work: () => Promise<void> | void,
  options: { log: Logger; name: string },
): Timer {
  let stopped = false;
  let handle: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    await withTrace(newTraceId(), async () => {
      try {
        await work();
      } catch (error) {
        options.log.error({ err: error, timer: options.name }, 'timed work failed');
      }
    });
    schedule();
  };
  const schedule = (): void => {
    if (stopped) return;
    handle = setTimeout(() => {
      running = run();
    }, ms);
    handle.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(handle);
      await running;
    },
  };
}

/** Tells a timer of this process that something may be due; unheard before its start and after its end. */
export interface Nudge {
  nudge(): void;
  onNudge(listener: () => void): void;
}

export const createNudge = (): Nudge => {
  let heard = (): void => undefined;
  return {
    nudge: () => heard(),
    onNudge: (listener) => {
      heard = listener;
    },
  };
};

/** Whatever is due by then is waited for so long at least: work that cannot end must not spin. */
const LEAST_MS = 100;
/** A run that failed is tried again after so long. */
const AFTER_FAILURE_MS = 5_000;

interface WhenDueOptions {
  readonly log: Pick<Logger, 'error'>;
  readonly name: string;
  readonly now: () => Date;
  /** Milliseconds after which it looks in any case: another process may have died, or been asked. */
  readonly recoveryMs: number;
  readonly nudged: Nudge;
}

/** Runs when nudged and at the moment `work` answers (null: none), one at a time; failures are logged. */
export function whenDue(
  work: () => Promise<Date | null>,
  { log, name, now, recoveryMs, nudged }: WhenDueOptions,
): Timer {
  let stopped = false;
  let again = false;
  let handle: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const once = async (): Promise<number> => {
    again = false;
    try {
      const due = await withTrace(newTraceId(), work);
      const wait = due === null ? recoveryMs : due.getTime() - now().getTime();
      return Math.min(Math.max(wait, LEAST_MS), recoveryMs);
    } catch (error) {
      log.error({ err: error, timer: name }, 'timed work failed');
      return AFTER_FAILURE_MS;
    }
  };
  const run = async (): Promise<void> => {
    let wait = await once();
    while (again && !stopped) wait = await once();
    running = undefined;
    if (!stopped) handle = setTimeout(start, wait).unref();
  };
  const start = (): void => {
    running = run();
  };
  nudged.onNudge(() => {
    again = true;
    if (stopped || running) return;
    clearTimeout(handle);
    start();
  });
  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(handle);
      await running;
    },
  };
}
