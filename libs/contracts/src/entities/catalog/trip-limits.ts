/** Trips that a list answers at once (CATALOG-17). */
export const TRIPS_A_PAGE = 24;

/** Orders of a list of trips besides its own. */
export const TRIP_SORTS = ['soonest', 'price_up', 'price_down', 'seats'] as const;
export type TripSort = (typeof TRIP_SORTS)[number];

/** Most seats that a list of trips can be narrowed to. */
export const MOST_SEATS_ASKED = 50;
