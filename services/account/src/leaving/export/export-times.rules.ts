const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds (ACCOUNT-40). */
export const exportTimes = {
  /** After this another process begins anew. */
  making: 10 * minute,
  /** A domain that is away is asked again after `again`, until `givesUp`. */
  again: 5 * minute,
  givesUp: day,
  /** Waits before the next attempt after other errors; after the last one the export has failed. */
  waits: [minute, 10 * minute, hour, 6 * hour],
  /** How long the download is offered. */
  kept: 7 * day,
  /** How long a download may take before the link works again. */
  downloading: 10 * minute,
} as const;
