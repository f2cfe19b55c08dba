/**
 * What comes while one piece of work runs waits for the next, which does all of it; callers wait for theirs.
 */
export function batched<Item>(
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => Promise<void> {
  let waiting: Item[] = [];
  let next: Promise<void> | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    next = undefined;
    await work(items);
  };
  return (items) => {
    waiting.push(...items);
    if (!next) {
      next = running.then(run, run);
      running = next;
    }
    return next;
  };
}

/** Runs jobs with the same key one after the other, jobs with different keys concurrently. */
export function createKeyedQueue(): {
  add: <Answer>(key: string, job: () => Promise<Answer>) => Promise<Answer>;
  idle: () => Promise<void>;
} {
  const queue = new Map<string, Promise<unknown>>();
  return {
    add: (key, job) => {
      const before = queue.get(key) ?? Promise.resolve();
      const after = before.then(job, job).finally(() => {
        if (queue.get(key) === after) queue.delete(key);
      });
      queue.set(key, after);
      return after;
    },
    idle: async () => {
      while (queue.size > 0) await Promise.allSettled(queue.values());
    },
  };
}

/** Holds events back until the whole process is ready for them. */
export function createLatch(): { open: () => void; passed: () => Promise<void> } {
  let isOpen = false;
  const waiting = new Set<() => void>();
  return {
    open: () => {
      isOpen = true;
      for (const go of waiting) go();
      waiting.clear();
    },
    passed: async () => {
      if (isOpen) return;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
      });
    },
  };
}
