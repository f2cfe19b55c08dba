import { LANGUAGES, type Currency, type LanTp } from '@narae/contracts/languages';
import { formatDate } from './format-date.ts';
import { once } from './once.ts';

export { formatDate, formatDateRange, formatWhen, type DateStyle, type When } from './format-date.ts';

const ISO_CODE: Readonly<Record<Currency, string>> = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' };

/** The symbol stands first in every language (MONEY-13), which Vietnamese and Thai patterns put last. */
const symbolFirst = (format: Intl.NumberFormat, amount: number): string => {
  const parts = format.formatToParts(amount);
  const text = (...types: Intl.NumberFormatPartTypes[]): string =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('');
  return text('minusSign') + text('currency') + text('integer', 'group', 'decimal', 'fraction');
};

const writtenMoney = (amount: number, currency: Currency, lanTp: LanTp, digits: number): string =>
  once(`money ${currency} ${lanTp} ${digits}`, () => {
    const format = new Intl.NumberFormat(LANGUAGES[lanTp].tag, {
      style: 'currency',
      currency: ISO_CODE[currency],
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const isFirst = format.formatToParts(1)[0]?.type === 'currency';
    // Parts cost more than the whole, and a list has many prices.
    return isFirst ? (sum: number) => format.format(sum) : (sum: number) => symbolFirst(format, sum);
  })(amount);

/** Whole units: ¥1,288 · ₩120,000 · $95. */
export function formatMoney(amount: number, currency: Currency, lanTp: LanTp): string {
  return writtenMoney(amount, currency, lanTp, 0);
}

/** A price for one beside a sum: whole where it is whole, else to the cent (MONEY-11): $155 · $154.50. */
export function formatUnitPrice(amount: number, currency: Currency, lanTp: LanTp): string {
  return writtenMoney(amount, currency, lanTp, Number.isInteger(amount) ? 0 : 2);
}

export function formatNumber(value: number, lanTp: LanTp): string {
  return once(`number ${lanTp}`, () => new Intl.NumberFormat(LANGUAGES[lanTp].tag)).format(value);
}

/** The first number and date of a page take a browser twenty milliseconds and more: this spends them early. */
export function prepareFormats(lanTp: LanTp): void {
  formatNumber(0, lanTp);
  formatDate(0, lanTp, 'short');
}

/** `0.02` → `2%`. */
export function formatPercent(value: number, lanTp: LanTp): string {
  return once(`percent ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, { style: 'percent', maximumFractionDigits: 1 });
  }).format(value);
}

/** Hours where rounding up adds less than a tenth: 2 hours, but 62 minutes. */
function waitUnit(seconds: number): readonly ['second' | 'minute' | 'hour', number] {
  if (seconds < 60) return ['second', 1];
  const inHours = Math.ceil(seconds / 3600) * 3600;
  return seconds >= 3600 && inHours <= seconds * 1.1 ? ['hour', 3600] : ['minute', 60];
}

/** Rounded up to what people say: 30 seconds · 5 minutes · 62 minutes · 2 hours. */
export function formatWait(seconds: number, lanTp: LanTp): string {
  const [unit, size] = waitUnit(seconds);
  const wait = once(`wait ${unit} ${lanTp}`, () => {
    return new Intl.NumberFormat(LANGUAGES[lanTp].tag, { style: 'unit', unit, unitDisplay: 'long' });
  }).format(Math.ceil(seconds / size));
  // Intl puts a blank before the unit, which Japanese does not; its narrow form has Latin letters (2m).
  return lanTp === 'JPN' ? wait.replaceAll(/\s/g, '') : wait;
}
