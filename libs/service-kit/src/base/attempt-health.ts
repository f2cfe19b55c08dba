export interface AttemptHealth {
  track<Result>(work: Promise<Result>): Promise<Result>;
  /** For `addCheck`. @throws Error when the last attempt failed, and not long ago */
  check(): Promise<void>;
}

/** A failure that nothing has followed for so long says nothing any more, in milliseconds. */
const STALE_MS = 5 * 60_000;

export function createAttemptHealth(now: () => number = Date.now): AttemptHealth {
  let failedAt: number | null = null;
  return {
    track: async (work) => {
      try {
        const result = await work;
        failedAt = null;
        return result;
      } catch (error) {
        failedAt = now();
        throw error;
      }
    },
    check: async () => {
      if (failedAt !== null && now() - failedAt < STALE_MS) throw new Error('the last attempt failed');
    },
  };
}
