import { every, type Logger } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';

/** The processes that answer for one service, and which of them do at the moment. */
export interface Replicas {
  /**
   * Whose turn it is among those that answer; among all but the hanging ones when none does. Undefined when each
   * has been tried, or all that is left hangs: nobody is to wait for those.
   */
  next(tried: ReadonlySet<string>): string | undefined;
  /** A request could not be brought to it: it gets no others until its probe says that it is back. */
  failed(url: string): void;
  /** Whether each of them answers its probe. */
  standing(): readonly { readonly url: string; readonly up: boolean }[];
  stop(): Promise<void>;
}

/** How often every replica is asked how it is, in milliseconds; less than the notice a draining one gives. */
const LOOK_MS = 500;
/** A replica that takes longer to say how it is keeps silent, in milliseconds. One that is degraded says 200. */
const PATIENCE_MS = 2_000;
/** Silent so many times in a row, it hangs: a busy process misses a look or two. */
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

/**
 * Takes turns between the replicas of a service and leaves out those that are dead, hang or are about to end.
 * A single one is left out only while it hangs: otherwise its own answer is the best there is.
 */
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
  // Each on its own: one that hangs must not keep the others from being looked at.
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

/** Says by readyz and metrics which services the edge cannot reach; what is theirs is missing, the rest is served. */
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
