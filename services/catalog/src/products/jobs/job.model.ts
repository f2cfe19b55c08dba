import { moment, number, optional, orNull, storedAudit, text } from '@narae/service-kit';

/** What every stored job on the departures of a trip has. */
export const jobFields = {
  /** Equal for repeats of the request that asked for it. */
  made_with: text({ unique: true }),
  trip_id: text(),
  /** The departure that it was asked for at. */
  prod_id: text(),
  asked_by: text(),
  asked_at: moment(),
  /** Rows in all, and how many of them are done, in their order. */
  total: number(),
  done: number(),
  /** Nobody else works on it until then; the process that did is taken for dead afterwards. */
  busy_until: moment(),
  /** When it was over; null until then. */
  done_at: orNull(moment()),
  audit: optional(storedAudit),
};

/** The jobs of a trip, the newest first, and those that nobody works on. */
export const jobIndexes = [[{ trip_id: 1, asked_at: -1 }], [{ done_at: 1, busy_until: 1 }]] as const;
