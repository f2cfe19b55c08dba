import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { once } from './once.ts';

/** Dates are Korean: the reader's clock must not shift them, nor a Buddhist calendar renumber them. */
const KOREAN_DAYS = { timeZone: 'Asia/Seoul', calendar: 'gregory' } as const;

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const MINUTE = { year: 'numeric', month: 'short', day: 'numeric', ...CLOCK } as const;

const DATE_STYLES = {
  /** Nov 21, 2026 */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Sat, Nov 21, 2026 */
  day: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  /** Sat, Nov 21 */
  weekday: { month: 'short', day: 'numeric', weekday: 'short' },
  /** Nov 21 */
  short: { month: 'short', day: 'numeric' },
  /** November 2026 */
  month: { year: 'numeric', month: 'long' },
  /** Nov 21, 2026, 14:05 */
  time: MINUTE,
  /** 14:05 */
  clock: CLOCK,
  /** A moment in the reader's own time zone, for what happened to them; a server does not know it. */
  local: { ...MINUTE, timeZone: undefined },
} as const satisfies Record<string, Intl.DateTimeFormatOptions & { timeZone?: undefined }>;

export type DateStyle = keyof typeof DATE_STYLES;
type Moment = Date | number | string;

/** How a language writes dates where the engines' tables differ from what its readers are used to. */
interface Habits {
  /** In the place of the month's short name: 24/11/2026. */
  readonly digits?: { readonly month: '2-digit'; readonly day: '2-digit' };
  readonly part?: (part: Intl.DateTimeFormatPart) => string;
  /** The dash, and which of two days leaves out what it shares with the other. */
  readonly range?: { readonly dash: string; readonly shortens: 'start' | 'end' };
  /** Between two times, where it is not a short dash. */
  readonly timeDash?: string;
}

const HABITS: Readonly<Partial<Record<LanTp, Habits>>> = {
  CHN: {
    part: ({ type, value }) => (type === 'weekday' ? `（${value}）` : value),
    range: { dash: '–', shortens: 'end' },
  },
  KOR: { timeDash: '~' },
  JPN: {
    timeDash: '〜',
    // 29日(日)
    part: ({ value }) => value.replace('(', '（').replace(')', '）'),
    range: { dash: '〜', shortens: 'end' },
  },
  VTN: {
    digits: { month: '2-digit', day: '2-digit' },
    part: ({ type, value }) => (type === 'literal' ? value.replace('-', '/') : value),
    range: { dash: '–', shortens: 'start' },
  },
};

/** Korean time unless `local`. YYYYMMDD and YYYY-MM-DD mean that day in Korea; unreadable input comes back. */
export function formatDate(value: Moment, lanTp: LanTp, style: DateStyle = 'date'): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return String(value);
  return written(date, lanTp, dateFormat(lanTp, style));
}

/** `Nov 21 – 23, 2026`; one day when both are the same. */
export function formatDateRange(from: Moment, to: Moment, lanTp: LanTp): string {
  const start = toDate(from);
  const end = toDate(to);
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return `${String(from)} – ${String(to)}`;
  const range = HABITS[lanTp]?.range;
  if (range) return joined(start, end, lanTp, range);
  // Blanks around the dash differ between server and browsers; a page reads the same in both.
  return dateFormat(lanTp, 'date')
    .formatRange(start, end)
    .replace(/\s*([–~])\s*/, (_, dash: string) => (dash === '–' ? ' – ' : dash));
}

/** The days of a departure or an event as the wire has them, and what of its times is said (CATALOG-16). */
export interface When {
  readonly ymd_format: string;
  readonly end_ymd_format?: string;
  readonly start_time?: string | undefined;
  readonly end_time?: string | undefined;
}

/** `09:00–17:30` in Seoul; of several days the start alone, and nothing of a whole day. */
function timesOf(
  { ymd_format, end_ymd_format = ymd_format, start_time = '', end_time = '' }: When,
  lanTp: LanTp,
): string {
  if (!start_time || !end_time || ymd_format !== end_ymd_format) return start_time;
  return `${start_time}${HABITS[lanTp]?.timeDash ?? '–'}${end_time}`;
}

/** `Nov 21, 2026 · 09:00–17:30`, `Nov 21 – 23, 2026 · 09:00`. @param style of a single day */
export function formatWhen(when: When, lanTp: LanTp, style: DateStyle = 'date'): string {
  const { ymd_format, end_ymd_format = ymd_format } = when;
  const days =
    ymd_format === end_ymd_format
      ? formatDate(ymd_format, lanTp, style)
      : formatDateRange(ymd_format, end_ymd_format, lanTp);
  return [days, timesOf(when, lanTp)].filter(Boolean).join(' · ');
}

/** 2026年11月27日–29日, 27–29/11/2026. */
function joined(
  start: Date,
  end: Date,
  lanTp: LanTp,
  { dash, shortens }: NonNullable<Habits['range']>,
): string {
  const full = (date: Date): string => written(date, lanTp, dateFormat(lanTp, 'date'));
  const [one, other] = [wireDay(start), wireDay(end)];
  if (one === other) return full(start);
  const shorter = (date: Date): string => {
    if (one.slice(0, 4) !== other.slice(0, 4)) return full(date);
    const style = one.slice(0, 7) === other.slice(0, 7) ? { day: 'numeric' as const } : DATE_STYLES.short;
    return written(date, lanTp, intl(lanTp, `range ${Object.keys(style).join()}`, style));
  };
  return shortens === 'end' ? `${full(start)}${dash}${shorter(end)}` : `${shorter(start)}${dash}${full(end)}`;
}

const written = (date: Date, lanTp: LanTp, format: Intl.DateTimeFormat): string => {
  const { part } = HABITS[lanTp] ?? {};
  return part ? format.formatToParts(date).map(part).join('') : format.format(date);
};

const wireDay = (date: Date): string => intl('ENG', 'wire', {}, 'sv-SE').format(date);

const dateFormat = (lanTp: LanTp, style: DateStyle): Intl.DateTimeFormat =>
  intl(lanTp, style, DATE_STYLES[style]);

function intl(
  lanTp: LanTp,
  name: string,
  style: Intl.DateTimeFormatOptions,
  tag: string = LANGUAGES[lanTp].tag,
): Intl.DateTimeFormat {
  const { month, day } = HABITS[lanTp]?.digits ?? {};
  const digits = {
    ...(style.month === 'short' && month ? { month } : {}),
    ...(style.day && day ? { day } : {}),
  };
  return once(`date ${name} ${lanTp}`, () => {
    return new Intl.DateTimeFormat(tag, { ...KOREAN_DAYS, ...style, ...digits });
  });
}

function toDate(value: Date | number | string): Date {
  if (typeof value !== 'string') return new Date(value);
  const day = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value.trim());
  return day ? new Date(`${day[1]}-${day[2]}-${day[3]}T12:00:00+09:00`) : new Date(value);
}
