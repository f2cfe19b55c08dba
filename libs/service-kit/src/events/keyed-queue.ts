/** Runs jobs with the same key one after the other, jobs with different keys concurrently. */
export function createKeyedQueue(): {
  add: (key: string, job: () => Promise<void>) => void;
  idle: () => Promise<void>;
} {
  const queue = new Map<string, Promise<void>>();
  return {
    add: (key, job) => {
      const before = queue.get(key) ?? Promise.resolve();
      const after = before.then(job, job).finally(() => {
        if (queue.get(key) === after) queue.delete(key);
      });
      queue.set(key, after);
    },
    idle: async () => {
      while (queue.size > 0) await Promise.allSettled(queue.values());
    },
  };
}
