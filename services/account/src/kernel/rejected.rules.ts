const keptMs = 30 * 86_400_000;

/** When somebody who was rejected is erased, unless they come back until then (ACCOUNT-35). @param now when they were rejected, or came back last */
export const eraseRejectedAt = (now: Date): Date => new Date(now.getTime() + keptMs);
