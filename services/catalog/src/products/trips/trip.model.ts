import { number, storedModel, type StoredOf, text } from '@narae/service-kit';

const trip = {
  trip_id: text({ unique: true }),
  /** The departure the trip was made with: an interrupted start finds the trip again by it. */
  lead: text({ unique: true }),
  /** Counts changes of its departures, so that whoever sums up or keeps older ones notices. */
  version: number(),
};
export type StoredTrip = StoredOf<typeof trip>;

export const tripModel = storedModel('Trip', 'trips', trip);
