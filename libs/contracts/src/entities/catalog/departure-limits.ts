/** What a departure may cost in KRW, and how many seats it may have, in the back office. */
export const MOST_PRICE = 100_000_000;
export const MOST_SEATS = 100_000;

/** Most hours before its start at which the sale of a departure may end: 30 days (CATALOG-3). */
export const MOST_CUTOFF_HOURS = 720;

/** Days from today, and departures in them, that a page's head offers (CATALOG-17). */
export const OFFERED_DAYS = 60;
export const MAX_OFFERED_DEPARTURES = 60;

/** Departures of a trip that the back office reads at once. */
export const DEPARTURES_A_PAGE = 50;

/** Years ahead in which a departure may be added. */
export const DEPARTURE_YEARS = 3;

/** How departures are narrowed at the desk: on sale with seats, sold out, in preparation, closed, taken back from shoppers. */
export const departureStates = ['sale', 'sold-out', 'preparing', 'closed', 'withdrawn'] as const;

/** Departures of one series, days left out of it, and starts a day (CATALOG-20). */
export const MOST_SERIES_DEPARTURES = 2_000;
export const MOST_LEFT_OUT = 100;
export const MOST_STARTS_A_DAY = 12;

/** Weeks or months from one to the next of a series. */
export const MOST_EVERY = 12;

/** In the place of a day of the month, or of a week of it: the last one. */
export const LAST_OF_MONTH = -1;

/** How a series repeats: on weekdays, on a day of the month, or on weekdays of one week of the month ("second Saturday"). */
export const seriesRepeats = ['weekly', 'month-day', 'month-weekday'] as const;

/** Days ahead in which a series without an end has its departures: what the form begins with, the fewest, the most (CATALOG-20). */
export const USUAL_HORIZON_DAYS = 180;
export const LEAST_HORIZON_DAYS = 14;
export const MOST_HORIZON_DAYS = 540;

/** Departures that could not be added, the last ones of a series without an end, that are named. */
export const SERIES_FAILURES_SHOWN = 50;

/**
 * Why a departure stays as it is where the rule of its series changes: it has claims or orders, another departure has the place,
 * the desk has taken it back, moved or changed it, or what the series copies is not published any more (CATALOG-20).
 */
export const seriesStays = ['sold', 'taken', 'missing', 'source'] as const;

/** Series of a trip that the back office shows. */
export const SERIES_SHOWN = 20;

/** Departures that one range changes, each size for itself, and start times it may name (CATALOG-21). */
export const MOST_RANGE_DEPARTURES = 2_000;
export const MOST_RANGE_TIMES = 24;

/** What is done to the departures of a range: a price in KRW, percent or KRW more or less, seats, closing or reopening the sale. */
export const rangeActions = ['price', 'price-percent', 'price-won', 'capacity', 'close', 'reopen'] as const;

/** The least and the most by which a price is changed at once, in percent. */
export const LEAST_PERCENT = -90;
export const MOST_PERCENT = 500;

/**
 * Why a departure of a range stays as it is: so already, its sale over, taken back from shoppers, in preparation, fewer seats
 * than are sold or held, no price that it may have, on a closed day (CATALOG-22), changed by somebody else meanwhile.
 */
export const rangeReasons = [
  'same',
  'over',
  'withdrawn',
  'preparing',
  'capacity',
  'price',
  'closed-day',
  'changed',
] as const;

/** Changes of ranges of a trip that the back office shows. */
export const RANGES_SHOWN = 20;

/** Days of one closed period, periods of a trip or of the whole shop that are not over, letters of their text (CATALOG-22). */
export const MOST_DAYS_CLOSED = 366;
export const MOST_CLOSED_PERIODS = 100;
export const MOST_CLOSED_TEXT = 100;

/** Departures that one closed period closes, each size for itself, and those with orders that are named. */
export const MOST_CLOSED_DEPARTURES = 2_000;
export const CLOSED_DEPARTURES_SHOWN = 50;

/** Why a departure that was sold is changed (ORDER-22). Texts `change_reason_<name>`, in mails and on pages `changed_why_<name>`. */
export const departureChangeReasons = [
  'artist',
  'venue',
  'weather',
  'transport',
  'operations',
  'mistake',
] as const;

/** Letters of what an administrator adds to the reason, and changes of a departure that the catalogue tells. */
export const MOST_CHANGE_NOTE = 500;
export const CHANGES_TOLD = 10;
