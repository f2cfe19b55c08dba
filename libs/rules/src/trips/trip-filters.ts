/** By what departures a list of trips is narrowed: days YYYY-MM-DD, both included, and seats left. */
export interface DepartureFilters {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly seats?: number | undefined;
}

/** Whether the days are the wrong way round. */
export const areDaysReversed = ({ from, to }: DepartureFilters): boolean =>
  from !== undefined && to !== undefined && to < from;

/** Whether a list shows trips by the first date that fits instead of the one that stands for the trip (CATALOG-2). */
export const isByDeparture = ({ from, to, seats }: DepartureFilters): boolean =>
  from !== undefined || to !== undefined || seats !== undefined;
