import { LANGUAGES, type Currency, type LanTp } from '@narae/contracts/languages';

/**
 * Departures, deadlines and calendars are Korean: neither the reader's clock may shift a date, nor the calendar that a
 * language is used to (Thai counts Buddhist years).
 */
const KOREAN_DAYS = { timeZone: 'Asia/Seoul', calendar: 'gregory' } as const;

const ISO_CODE: Readonly<Record<Currency, string>> = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' };

const made = new Map<string, unknown>();

/** Intl constructors are slow; one of each kind and language is enough. */
function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

/** Whole units of a currency in the reader's notation: ¥1,288 · ₩120,000 · $95. */
export function formatMoney(amount: number, currency: Currency, lanTp: LanTp): string {
  return once(`money ${currency} ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, {
      style: 'currency',
      currency: ISO_CODE[currency],
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
  }).format(amount);
}

/** A price for one beside a sum: whole where it is whole, else to the cent (MONEY-11): $155 · $154.50. */
export function formatUnitPrice(amount: number, currency: Currency, lanTp: LanTp): string {
  if (Number.isInteger(amount)) return formatMoney(amount, currency, lanTp);
  return once(`unit ${currency} ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, {
      style: 'currency',
      currency: ISO_CODE[currency],
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  }).format(amount);
}

export function formatNumber(value: number, lanTp: LanTp): string {
  return once(`number ${lanTp}`, () => new Intl.NumberFormat(LANGUAGES[lanTp].tag)).format(value);
}

/** `0.02` → `2%`. */
export function formatPercent(value: number, lanTp: LanTp): string {
  return once(`percent ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, { style: 'percent', maximumFractionDigits: 1 });
  }).format(value);
}

/** How long to wait, rounded up to what people say: 30 seconds · 5 minutes · 2 hours. */
export function formatWait(seconds: number, lanTp: LanTp): string {
  const [unit, size] =
    seconds < 60
      ? (['second', 1] as const)
      : seconds < 3600
        ? (['minute', 60] as const)
        : (['hour', 3600] as const);
  return once(`wait ${unit} ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, {
      style: 'unit',
      unit,
      // Only narrow Japanese leaves no blank between number and unit.
      unitDisplay: lanTp === 'JPN' ? 'narrow' : 'long',
    });
  }).format(Math.ceil(seconds / size));
}

const DATE_STYLES = {
  /** Nov 21, 2026 */
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  /** Sat, Nov 21, 2026 */
  day: { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' },
  /** Nov 21 */
  short: { month: 'short', day: 'numeric' },
  /** Nov 21, 2026, 14:05 */
  time: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof DATE_STYLES;

/**
 * A moment for the reader, always in Korean time. Takes a Date, epoch milliseconds, an ISO text,
 * or the wire's YYYYMMDD / YYYY-MM-DD, which mean that day in Korea. Unreadable input comes back as it was.
 */
export function formatDate(value: Date | number | string, lanTp: LanTp, style: DateStyle = 'date'): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return String(value);
  return dateFormat(lanTp, style).format(date);
}

/** `Nov 21 – 23, 2026`; one day when both are the same. */
export function formatDateRange(
  from: Date | number | string,
  to: Date | number | string,
  lanTp: LanTp,
): string {
  const start = toDate(from);
  const end = toDate(to);
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return `${String(from)} – ${String(to)}`;
  // Which blanks stand around the dash differs between the server's tables and a browser's; a page reads the same in both.
  return dateFormat(lanTp, 'date')
    .formatRange(start, end)
    .replace(/\s*([–~～])\s*/, (_, dash: string) => (dash === '–' ? ' – ' : dash));
}

function dateFormat(lanTp: LanTp, style: DateStyle): Intl.DateTimeFormat {
  return once(`date ${style} ${lanTp}`, () => {
    return new Intl.DateTimeFormat(LANGUAGES[lanTp].tag, { ...DATE_STYLES[style], ...KOREAN_DAYS });
  });
}

function toDate(value: Date | number | string): Date {
  if (typeof value !== 'string') return new Date(value);
  const day = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(value.trim());
  return day ? new Date(`${day[1]}-${day[2]}-${day[3]}T12:00:00+09:00`) : new Date(value);
}
