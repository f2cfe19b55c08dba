/** Trips that a list answers at once (CATALOG-17). */
export const TRIPS_A_PAGE = 24;

/** Orders of a list of trips besides its own. */
export const TRIP_SORTS = ['soonest', 'price_up', 'price_down', 'seats'] as const;
export type TripSort = (typeof TRIP_SORTS)[number];

/** Most seats that a list of trips can be narrowed to. */
export const MOST_SEATS_ASKED = 50;

/** Shelves of the home page from top to bottom: what closes soon or is nearly gone, then categories (CATALOG-17). */
export const TRIP_SHELVES = ['closing', 'CG001', 'CG002', 'CG004', 'CG006'] as const;
export type TripShelfName = (typeof TRIP_SHELVES)[number];

/** Most trips of a shelf. */
export const TRIPS_A_SHELF = 10;
