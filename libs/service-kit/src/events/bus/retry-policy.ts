/** How often a consumer tries an event before it becomes a dead letter, and how long it waits in between. */
export interface RetryPolicy {
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

export const defaultRetry: RetryPolicy = { attempts: 8, firstDelayMs: 200, maxDelayMs: 10_000 };

/** Milliseconds to wait after the given failed attempt (1 = the first): doubled each time, up to the limit. */
export function delayAfter(attempt: number, policy: RetryPolicy): number {
  return Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.maxDelayMs);
}
