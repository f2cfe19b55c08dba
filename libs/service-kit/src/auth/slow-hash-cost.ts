/** Cost of argon2id for passwords, at the OWASP minimum: 19 MiB, two passes. */
export const slowHashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
