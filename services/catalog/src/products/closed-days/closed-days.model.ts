import { flag, list, storedModel, type StoredOf, text } from '@narae/service-kit';
import { localizedText } from '../../content/index.ts';
import { jobFields, jobIndexes } from '../jobs/job.model.ts';

const closedDays = {
  ...jobFields,
  closed_id: text({ unique: true }),
  /** Empty for the whole shop. */
  trip_id: text({ default: '' }),
  /** The departure at which they were added; empty for the whole shop. */
  prod_id: text({ default: '' }),
  /** Empty where a content source brought them. */
  asked_by: text({ default: '' }),
  /** YYYY-MM-DD in Asia/Seoul, both included. */
  first_day: text(),
  last_day: text(),
  /** What shoppers read. */
  texts: localizedText,
  /** Deleted: the job reopens its departures. */
  lifted: flag(),
  /** Trips whose departures are reopened; each is summed up at the end. */
  reopened_trips: list(text()),
};

/** Days on which a trip, or the whole shop, has no departure on sale, and how far the job is that closes or reopens them (CATALOG-22). */
export type StoredClosedDays = StoredOf<typeof closedDays>;

export const closedDaysModel = storedModel('ClosedDays', 'closed_days', closedDays, ...jobIndexes, [
  { lifted: 1, trip_id: 1, first_day: 1 },
]);
