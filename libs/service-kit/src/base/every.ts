import type { Logger } from './logger.ts';
import { newTraceId, withTrace } from './trace.ts';

export interface Timer {
  /** Ends the timer and waits for a run under way. */
  stop(): Promise<void>;
}

/**
 * Does something again and again, `ms` milliseconds after the last run ended, so that runs never overlap, each
 * under a trace id of its own.
 * A failed run is logged under the timer's name and does not end it.
 */
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
