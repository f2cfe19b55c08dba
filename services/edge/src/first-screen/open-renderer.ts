import type { SsrJob, SsrResult, SsrStart } from '@narae/ssr/protocol';
import type { Logger } from '@narae/service-kit';
import { Worker } from 'node:worker_threads';

/** Pages that may wait for their turn; beyond that they go out as the plain shell. */
const MOST_WAITING = 16;
/** Milliseconds after which a page counts as one that never ends. */
const HANGS_MS = 5_000;
/** Milliseconds after which a renderer that broke is tried again. */
const REST_MS = 5_000;
/** What a thread may take of the edge's memory; one that takes more is ended and begun anew. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

type Job = Omit<SsrJob, 'id'>;

export interface Renderer {
  /** Null when it cannot be had: the thread broke, hung, rests, or has too much to do. */
  readonly render: (job: Job) => Promise<SsrResult | null>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly answer: (result: SsrResult | null) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * Runs a release's `first-screen.cjs` in a thread of its own. What hangs there is ended, what breaks there is started
 * anew later, and nobody waits for it: the edge itself runs no code of a release.
 */
export const openRenderer = (file: string, start: SsrStart, log: Logger): Renderer => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let restUntil = -Infinity;
  let lastId = 0;

  const settle = (id: number, result: SsrResult | null): void => {
    const known = waiting.get(id);
    if (!known) return;
    waiting.delete(id);
    clearTimeout(known.timer);
    known.answer(result);
  };
  const end = (broken: Worker, why: unknown): void => {
    if (worker !== broken) return;
    worker = undefined;
    restUntil = performance.now() + REST_MS;
    log.error({ err: why, file }, 'pages go out without their first screen');
    void broken.terminate();
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  const begin = (): Worker => {
    const begun = new Worker(file, { workerData: start, resourceLimits });
    begun.unref();
    begun.on('message', (result: SsrResult) => settle(result.id, result));
    begun.on('error', (error) => end(begun, error));
    begun.on('exit', (code) => end(begun, new Error(`the renderer ended with ${code}`)));
    return begun;
  };

  return {
    render: (job) => {
      if (performance.now() < restUntil || waiting.size >= MOST_WAITING) return Promise.resolve(null);
      const running = (worker ??= begin());
      const id = (lastId += 1);
      return new Promise((answer) => {
        const hangs = (): void => end(running, new Error(`a page never ended: ${job.path}`));
        waiting.set(id, { answer, timer: setTimeout(hangs, HANGS_MS).unref() });
        running.postMessage({ id, ...job });
      });
    },
    close: async () => {
      const running = worker;
      worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, null);
      await running?.terminate();
    },
  };
};
