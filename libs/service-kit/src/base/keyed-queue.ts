/** Runs jobs with the same key one after the other, jobs with different keys concurrently. */
export function createKeyedQueue(): {
  /** @returns what the job answers, once those before it are done */
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
