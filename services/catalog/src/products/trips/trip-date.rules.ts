interface Dated {
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly start_day: string;
  /** Absent or empty where a departure is a whole day. */
  readonly start_time?: string | undefined;
  readonly package_cnt: number;
}

/** Stands in place of a start time; whole days come first. */
const WHOLE_DAY = '-';

/** What a trip has once: a day, a start time and a size (CATALOG-18). Sorts by trip, day, time and size. */
export const tripDateOf = (trip_id: string, { start_day, start_time, package_cnt }: Dated): string =>
  [trip_id, start_day, start_time || WHOLE_DAY, String(package_cnt).padStart(2, '0')].join(' ');

/** Whether two departures of a trip cannot both be there. */
export const isSameDate = (one: Dated, other: Dated): boolean =>
  tripDateOf('', one) === tripDateOf('', other);
