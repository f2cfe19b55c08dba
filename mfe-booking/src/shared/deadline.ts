import { LANGUAGES, useFormat, useLocale } from '@narae/shell-sdk';

const minute = 60_000;
/** Korea has no summer time. */
const seoulMinutes = 540;

/** In milliseconds; negative where the reader's clock is behind. */
const aheadOfSeoul = (at: Date): number => (-at.getTimezoneOffset() - seoulMinutes) * minute;

/** Such as "GMT+2". */
const zoneName = (at: Date, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The last minute before a moment. @param iso ISO 8601 */
export const lastMinuteOf = (iso: string): string => new Date(Date.parse(iso) - minute).toISOString();

/** Writes an ISO 8601 moment in Korean time, and locally if different. */
export function useDeadline() {
  const format = useFormat();
  const { lanTp } = useLocale();
  return (iso: string): { seoul: string; local: { time: string; zone: string } | null } => {
    const at = new Date(iso);
    const ahead = aheadOfSeoul(at);
    // Formats are on Korea's clock: the moment is shifted.
    const time = format.date(at.getTime() + ahead, 'time');
    const zone = zoneName(at, LANGUAGES[lanTp].tag);
    return { seoul: format.date(iso, 'time'), local: ahead === 0 ? null : { time, zone } };
  };
}
