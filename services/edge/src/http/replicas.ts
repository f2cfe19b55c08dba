import { every, type Logger } from '@narae/service-kit';

/** The processes that answer for one service, and which of them do at the moment. */
export interface Replicas {
  /** Whose turn it is among those that answer; among all when none does. Undefined when each has been tried. */
  next(tried: ReadonlySet<string>): string | undefined;
  /** A request could not be brought to it: it gets no others until its probe says that it is back. */
  failed(url: string): void;
  stop(): Promise<void>;
}

/** How often every replica is asked how it is, in milliseconds; less than the notice a draining one gives. */
const LOOK_MS = 500;
/** A replica that takes longer to say how it is counts as hanging, in milliseconds. */
const PATIENCE_MS = 2_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * Takes turns between the replicas of a service and leaves out those that are dead, hang or are about to end.
 * A single one is never left out: there is nobody to take its place, and its own answer is the best there is.
 */
export const createReplicas = (urls: readonly string[], log: Logger): Replicas => {
  const down = new Set<string>();
  let turn = 0;

  const note = (url: string, up: boolean): void => {
    if (up ? down.delete(url) : !down.has(url) && down.add(url))
      log.warn({ replica: url }, up ? 'a replica is back' : 'a replica gets no more requests');
  };
  const look = async (): Promise<void> => {
    await Promise.all(urls.map(async (url) => note(url, await answers(url))));
  };
  const timer = urls.length > 1 ? every(LOOK_MS, look, { log, name: 'replicas' }) : undefined;

  return {
    next: (tried) => {
      const left = urls.filter((url) => !tried.has(url));
      const up = left.filter((url) => !down.has(url));
      const from = up.length > 0 ? up : left;
      return from[turn++ % from.length];
    },
    failed: (url) => {
      if (urls.length > 1) note(url, false);
    },
    stop: async () => timer?.stop(),
  };
};
