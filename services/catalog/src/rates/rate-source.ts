import type { RateQuote } from './rate-quote.rules.ts';

/** Where official rates come from. */
export interface RateSource {
  /**
   * The rates of a day; none on days without rates. Rows that make no sense are left out.
   * @param day YYYY-MM-DD
   * @throws Error when the source is out of reach, rejects the key, or answers something else than rates
   */
  quotesOf(day: string): Promise<RateQuote[]>;
}
