/** Runs jobs with the same key one after the other, jobs with different keys concurrently. */
export function createKeyedQueue(): {
  add: (lane: string, job: () => Promise<void>) => void;
  idle: () => Promise<void>;
} {
  const queue = new Map<string, Promise<void>>();
  return {
    add: (lane, job) => {
      const before = queue.get(lane) ?? Promise.resolve();
      const after = before.then(job, job).finally(() => {
        if (queue.get(lane) === after) queue.delete(lane);
      });
      queue.set(lane, after);
    },
    idle: async () => {
      while (queue.size > 0) await Promise.allSettled(queue.values());
    },
  };
}
