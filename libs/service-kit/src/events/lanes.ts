/** Runs jobs of one lane one after the other, those of different lanes side by side. */
export function createLanes(): {
  add: (lane: string, job: () => Promise<void>) => void;
  idle: () => Promise<void>;
} {
  const lanes = new Map<string, Promise<void>>();
  return {
    add: (lane, job) => {
      const before = lanes.get(lane) ?? Promise.resolve();
      const after = before.then(job, job).finally(() => {
        if (lanes.get(lane) === after) lanes.delete(lane);
      });
      lanes.set(lane, after);
    },
    idle: async () => {
      while (lanes.size > 0) await Promise.allSettled(lanes.values());
    },
  };
}
