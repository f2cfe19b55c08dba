const day = 86_400_000;

/** Korea has had no daylight saving time since 1988. Making a calendar of Intl takes a phone a tenth of a second. */
const aheadOfUtc = 9 * 3_600_000;

/** The date of a moment in Asia/Seoul, YYYY-MM-DD. */
export const seoulDay = (at: Date): string => new Date(at.getTime() + aheadOfUtc).toISOString().slice(0, 10);

/** A calendar day moved by whole days; both YYYY-MM-DD. */
export const addDays = (ymd: string, days: number): string =>
  new Date(Date.parse(`${ymd}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Calendar days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

/** The moment at which a day YYYY-MM-DD begins in Asia/Seoul. */
export const seoulMidnight = (ymd: string): Date => new Date(`${ymd}T00:00:00+09:00`);
