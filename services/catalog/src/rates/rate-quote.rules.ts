/** JPY is stored, but nothing is charged in it (MONEY-1). */
const quotedCurrencies = ['CNH', 'KRW', 'USD', 'JPY'] as const;
type QuotedCurrency = (typeof quotedCurrencies)[number];

/** As published: the unit may be `JPY(100)`, the number may have commas. */
export interface RateQuote {
  unit: string;
  deal_bas_r: string | number;
  /** YYYY-MM-DD in Asia/Seoul. */
  rate_day: string;
}

/** KRW per **one** unit. */
export interface BaseRate {
  currency: QuotedCurrency;
  deal_bas_r: number;
  rate_day: string;
}

export type RateRejected = 'unknown_unit' | 'not_a_rate' | 'not_a_day' | 'future_day';

const unitPattern = /^([A-Z]{3})(?:\((\d+)\))?$/;
const numberPattern = /^\d{1,3}(?:,\d{3})*(?:\.\d+)?$|^\d+(?:\.\d+)?$/;

const isQuoted = (value: string | undefined): value is QuotedCurrency =>
  quotedCurrencies.some((currency) => currency === value);

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

const toNumber = (value: string | number): number => {
  if (typeof value === 'number') return value;
  const plain = value.trim();
  return numberPattern.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN;
};

/**
 * Converts a published rate to KRW per one unit, or says why it is rejected: 0, NaN or a future date
 * (MONEY-4).
 * @param today YYYY-MM-DD in Asia/Seoul
 */
export const normaliseQuote = (
  quote: RateQuote,
  today: string,
): { rate: BaseRate } | { rejected: RateRejected } => {
  const [, code, per = '1'] = unitPattern.exec(quote.unit.trim().toUpperCase()) ?? [];
  const currency = code === 'CNY' ? 'CNH' : code;
  if (!isQuoted(currency)) return { rejected: 'unknown_unit' };
  const units = Number(per);
  const rate = toNumber(quote.deal_bas_r) / units;
  if (!Number.isFinite(rate) || rate <= 0) return { rejected: 'not_a_rate' };
  if (!isDay(quote.rate_day)) return { rejected: 'not_a_day' };
  if (quote.rate_day > today) return { rejected: 'future_day' };
  // Ten significant digits: dividing by 100 leaves binary rounding errors.
  return { rate: { currency, deal_bas_r: Number(rate.toPrecision(10)), rate_day: quote.rate_day } };
};

/** Whether a rate replaces the stored one: not if that is newer or the same (MONEY-4). */
export const supersedes = (
  next: BaseRate,
  stored: Pick<BaseRate, 'deal_bas_r' | 'rate_day'> | null,
): boolean =>
  !stored ||
  next.rate_day > stored.rate_day ||
  (next.rate_day === stored.rate_day && next.deal_bas_r !== stored.deal_bas_r);

/** Distance from the current rate in percent, one decimal. */
export const percentAway = (
  next: Pick<BaseRate, 'deal_bas_r'>,
  stored: Pick<BaseRate, 'deal_bas_r'>,
): number => Math.round(Math.abs(next.deal_bas_r / stored.deal_bas_r - 1) * 1000) / 10;

/** In percent: a step that needs confirmation, and one that can only be an error. */
export const RATE_JUMP = 5;
export const RATE_BOUNDS = 50;

/** Kept up to date; KRW needs none (MONEY-4). */
export const wantedCurrencies = ['USD', 'CNH', 'JPY'] as const;
export type WantedCurrency = (typeof wantedCurrencies)[number];

export const wantedUnits: ReadonlySet<string> = new Set(['USD', 'CNH', 'CNY', 'JPY', 'JPY(100)']);
