/** Remembers how the last attempt to use something went, for a check that must not use it itself. */
export interface Pulse {
  /** Notes how the work went and passes on its outcome. */
  feel<Result>(work: Promise<Result>): Promise<Result>;
  /** For `addCheck`. @throws Error when the last attempt failed, and not long ago */
  check(): Promise<void>;
}

/** A failure that nothing has followed for so long says nothing any more, in milliseconds. */
const STALE_MS = 5 * 60_000;

export function createPulse(now: () => number = Date.now): Pulse {
  let failedAt: number | null = null;
  return {
    feel: async (work) => {
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
