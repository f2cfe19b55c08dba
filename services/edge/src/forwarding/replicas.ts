import { every, type Logger } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';

export interface Replicas {
  /**
   * The next replica in turn that answers; if none does, one that does not hang. Undefined when none is left
   * to try.
   */
  next(tried: ReadonlySet<string>): string | undefined;
  /** Leaves a replica out until its probe answers. */
  failed(url: string): void;
  standing(): readonly { readonly url: string; readonly up: boolean }[];
  stop(): Promise<void>;
}

/** Milliseconds between probes; less than the notice of a draining replica. */
const LOOK_MS = 500;
/** Milliseconds for the answer to a probe. A degraded replica says 200. */
const PATIENCE_MS = 2_000;
/** Unanswered probes in a row: a busy process misses one or two. */
const HANGS_AFTER = 3;

type Health = 'ready' | 'not ready' | 'silent' | 'gone';

const healthOf = async (url: string): Promise<Health> => {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.ok ? 'ready' : 'not ready';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'gone';
  }
};

/** Takes turns and leaves out replicas that are dead, hang or drain; a single one only while it hangs. */
export const createReplicas = (urls: readonly string[], log: Logger): Replicas => {
  const down = new Set<string>();
  const silences = new Map<string, number>();
  let turn = 0;

  const hangs = (url: string): boolean => (silences.get(url) ?? 0) >= HANGS_AFTER;
  const note = (url: string, up: boolean): void => {
    if (up ? down.delete(url) : !down.has(url) && down.add(url))
      log.warn({ replica: url }, up ? 'a replica is back' : 'a replica is out');
  };
  const hear = (url: string, health: Health): void => {
    const hung = hangs(url);
    silences.set(url, health === 'silent' ? (silences.get(url) ?? 0) + 1 : 0);
    note(url, health === 'ready');
    if (hangs(url) !== hung)
      log.warn(
        { replica: url },
        hung ? 'a replica answers again' : 'a replica hangs, its calls are rejected',
      );
  };
  // Separate timers: a hanging replica must not delay the others.
  const timers = urls.map((url) =>
    every(LOOK_MS, async () => hear(url, await healthOf(url)), { log, name: 'replicas' }),
  );

  return {
    next: (tried) => {
      const left = urls.filter((url) => !tried.has(url) && !hangs(url));
      const up = left.filter((url) => !down.has(url));
      const from = up.length > 0 ? up : left;
      return from[turn++ % from.length];
    },
    failed: (url) => {
      note(url, false);
    },
    standing: () => urls.map((url) => ({ url, up: !down.has(url) })),
    stop: async () => void (await Promise.all(timers.map((timer) => timer.stop()))),
  };
};

/** Reports unreachable services in readyz and metrics; the rest is served. */
export const watchReplicas = (app: FastifyInstance, all: ReadonlyMap<string, Replicas>): void => {
  for (const [owner, replicas] of all)
    app.addCheck(
      owner,
      async () => {
        if (!replicas.standing().some(({ up }) => up)) throw new Error('no replica answers');
      },
      { without: `what ${owner} answers for is not there` },
    );
  app.addGauges({
    gauges: {
      narae_replica_up: {
        help: '1 while the replica gets requests, else 0',
        labels: ['owner', 'replica'],
      },
    },
    read: async (set) => {
      for (const [owner, replicas] of all)
        for (const { url, up } of replicas.standing())
          set('narae_replica_up', up ? 1 : 0, { owner, replica: new URL(url).host });
    },
  });
};
