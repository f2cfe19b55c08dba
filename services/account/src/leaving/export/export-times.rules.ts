const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Times of an export in milliseconds (ACCOUNT-40). */
export const exportTimes = {
  /** One process has this long to make it; then another one begins anew. */
  making: 10 * minute,
  /** A domain that does not answer is asked again after this, for so long. */
  again: 5 * minute,
  givesUp: day,
  /** After an attempt that broke for any other reason the next one waits so long; after the last one it has failed. */
  waits: [minute, 10 * minute, hour, 6 * hour],
  /** It can be downloaded for so long. */
  kept: 7 * day,
  /** A download may take so long before the link works again. */
  downloading: 10 * minute,
} as const;
