/** Scans of one call, and how long a code, a gate's name and a reason may be. */
export const gateLimits = { scans: 100, code: 200, name: 40, reason: 200 } as const;
