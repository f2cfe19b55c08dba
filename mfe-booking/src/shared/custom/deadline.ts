import { LANGUAGES, useFormat, useLocale } from '@narae/shell-sdk';

const minuteOf = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' } as const;

/**
 * A moment on the reader's own clock, with the name of their time zone; null where that is Korea's.
 * @param timeZone the reader's, unless another is given
 */
export const localTime = (iso: string, tag: string, timeZone?: string): string | null => {
  const at = new Date(iso);
  const own = new Intl.DateTimeFormat(tag, { ...minuteOf, timeZone });
  const korean = new Intl.DateTimeFormat(tag, { ...minuteOf, timeZone: 'Asia/Seoul' });
  if (own.format(at) === korean.format(at)) return null;
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${own.format(at)} (${zone?.value ?? ''})`;
};

/** A moment in Korean time, and on the reader's clock where that shows another. */
export function useDeadline() {
  const format = useFormat();
  const { lanTp } = useLocale();
  return (iso: string): { seoul: string; local: string | null } => ({
    seoul: format.date(iso, 'time'),
    local: localTime(iso, LANGUAGES[lanTp].tag),
  });
}
