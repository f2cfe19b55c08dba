import { number, optional, storedModel, type StoredOf, text, textGiven } from '@narae/service-kit';

const trip = {
  trip_id: text({ unique: true }),
  /** The departure the trip was made with: an interrupted start finds the trip again by it. */
  lead: text({ unique: true }),
  /** Names the copying that made it (CATALOG-23): a repeat goes on where the first one was interrupted. */
  made_with: optional(text()),
  /** Counts changes of its departures, so that whoever sums up or keeps older ones notices. */
  version: number(),
  /** Of the community (COMMUNITY-28); absent before the first review. */
  review_cnt: optional(number()),
  review_tenths: optional(number()),
  /** Version of the summary; older events are discarded. */
  reviews_version: optional(number()),
};
export type StoredTrip = StoredOf<typeof trip>;

export const tripModel = storedModel('Trip', 'trips', trip, [
  { made_with: 1 },
  { name: 'made_with_given', unique: true, partialFilterExpression: { made_with: textGiven } },
]);
