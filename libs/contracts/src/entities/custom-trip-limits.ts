/** Bounds of requests for a custom trip and of their quotes (CUSTOM-1, CUSTOM-2): texts in characters, lists in entries. */
export const customTripLimits = {
  /** Days from today up to which a trip may begin. */
  daysAhead: 730,
  /** Days of a trip, both ends included. */
  days: 30,
  people: 50,
  codes: 30,
  other: 200,
  budget: 100,
  wish: 1000,
  /** What one side writes to the other. */
  message: 1000,
  /** Questions and answers of a request, and versions of its quote. */
  messages: 40,
  quotes: 20,
  /** Everything that is noted of a request; whom it is given to among it. */
  steps: 200,
  quoteTitle: 100,
  quotePlace: 100,
  dayTitle: 100,
  dayText: 1000,
  line: 200,
  lines: 30,
  /** Days for which a quote may be valid. */
  validDays: 60,
} as const;

/** The code of `CG005` that opens a line of free text, and that of `CG006` that opens the grades (CATALOG-9). */
export const otherTravelType = '06';
export const hotelStay = '01';
