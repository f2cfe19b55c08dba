const day = 86_400_000;

// Made once: making one costs a hundred times what writing a date does.
const seoulCalendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in Asia/Seoul, YYYY-MM-DD. */
export const seoulDay = (at: Date): string => seoulCalendar.format(at);

/** A calendar day moved by whole days; both YYYY-MM-DD. */
export const addDays = (ymd: string, days: number): string =>
  new Date(Date.parse(`${ymd}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Calendar days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

/** The moment at which a day YYYY-MM-DD begins in Asia/Seoul. */
export const seoulMidnight = (ymd: string): Date => new Date(`${ymd}T00:00:00+09:00`);
