import { Piscina } from 'piscina';
import type { SsrJob, SsrResult } from '../protocol.ts';
import type { SsrLog } from './log.ts';

/** Pages that may wait for their turn; beyond that they go out as the plain shell. */
const MAX_WAITING = 16;
/** Milliseconds after which a page counts as one that never ends. */
const HANGS_MS = 5_000;
/** Milliseconds after which a renderer that broke is tried again. */
const REST_MS = 5_000;
/** What a thread may take of the edge's memory; one that takes more is ended and started anew. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

export interface Renderer {
  /** Null when the page cannot be had: the thread broke, hung, rests, or has too much to do. */
  readonly render: (job: SsrJob) => Promise<SsrResult | null>;
  readonly close: () => Promise<void>;
}

/** Runs a release's code in a thread, never in the edge; what hangs is ended, what breaks starts anew. */
export const openRenderer = (filename: string, log: SsrLog): Renderer => {
  let pool: Piscina<SsrJob, SsrResult> | undefined;
  let restsUntil = -Infinity;

  const end = (broken: Piscina, err: unknown): void => {
    if (pool !== broken) return;
    pool = undefined;
    restsUntil = performance.now() + REST_MS;
    log.error({ err, filename }, 'server rendering broke; pages go out as the plain shell');
    void broken.destroy();
  };
  const start = (): Piscina<SsrJob, SsrResult> => {
    const started = new Piscina<SsrJob, SsrResult>({
      filename,
      name: 'render',
      minThreads: 1,
      maxThreads: 1,
      atomics: 'disabled',
      resourceLimits,
    });
    started.on('error', (error) => end(started, error));
    return started;
  };

  return {
    render: async (job) => {
      if (performance.now() < restsUntil) return null;
      const running = (pool ??= start());
      if (running.queueSize >= MAX_WAITING) return null;
      try {
        return await running.run(job, { signal: AbortSignal.timeout(HANGS_MS) });
      } catch (error) {
        end(running, error);
        return null;
      }
    },
    close: async () => {
      const running = pool;
      pool = undefined;
      await running?.destroy();
    },
  };
};
