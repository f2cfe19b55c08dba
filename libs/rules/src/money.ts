import type { Currency } from '@narae/contracts';

/**
 * Converts an origin amount to a display currency: round-half-up(origin / deal_bas_r) to whole units
 * (MONEY-3).
 * @param origin KRW; a discount may have left fractions of a won
 * @param dealBasR KRW per one unit of the display currency, above 0
 */
export const convert = (origin: number, dealBasR: number): number => {
  if (!(dealBasR > 0) || !Number.isFinite(dealBasR))
    throw new RangeError(`deal_bas_r must be above 0, got ${dealBasR}`);
  return Math.round(origin / dealBasR);
};

/** Payment cap of one line total in whole units; JPY is kept as data, nothing is charged in it (MONEY-8). */
export const paymentCap: Readonly<Record<Currency | 'JPY', number>> = {
  CNH: 16_256,
  USD: 2_253,
  KRW: 3_000_000,
  JPY: 339_184,
};

/** What providers are told: CNH travels as CNY (MONEY-2). */
export const providerCurrency: Readonly<Record<Currency, string>> = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' };
