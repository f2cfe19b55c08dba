import type { CustomQuote, LanTp } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { tripDays, tripDaysViolation, tripPartyViolation } from './custom-request.ts';
import type { Violation } from './party.ts';
import { priceOf, type Price } from './pricing.ts';

/** The terms by which a quote is priced like any other trip (MONEY-9): infants are free. */
export const quoteDiscounts = ({
  teen_pct,
  children_pct,
}: Pick<CustomQuote, 'teen_pct' | 'children_pct'>) => ({
  teen_pct,
  children_pct,
  infant_takes_seat: false,
});

/** What a quote comes to in a currency. @param dealBasR KRW per one unit of it */
export const quotePrice = (
  quote: Pick<
    CustomQuote,
    'price_krw' | 'teen_pct' | 'children_pct' | 'adult_cnt' | 'teen_cnt' | 'children_cnt' | 'child_cnt'
  >,
  currency: Price['currency'],
  dealBasR: number,
): Price =>
  priceOf({
    originPrice: quote.price_krw,
    discounts: quoteDiscounts(quote),
    party: quote,
    options: [],
    rooms: [],
    currency,
    dealBasR,
  });

/** The last moment at which a trip of that first day may still be bought: departure day begins in Asia/Seoul (CATALOG-3). */
const departs = (start_day: string): number => Date.parse(`${start_day}T00:00:00+09:00`);

const validityViolation = ({ valid_until, start_day }: CustomQuote, now: Date): Violation | null => {
  const until = Date.parse(valid_until);
  const latest = Math.min(now.getTime() + customTripLimits.validDays * 86_400_000, departs(start_day));
  return until > now.getTime() && until <= latest
    ? null
    : { error: 'custom_quote_validity', field: 'valid_until' };
};

/**
 * The first thing wrong with a quote, whatever it costs (CUSTOM-2); null where it can be sent.
 * @param lanTp the language of the request, in which it must be written
 * @param today YYYY-MM-DD in Asia/Seoul, of `now`
 */
export const quoteViolation = (
  quote: CustomQuote,
  { lanTp, now, today }: { lanTp: LanTp; now: Date; today: string },
): Violation | null => {
  const basics = tripDaysViolation(quote, today) ?? tripPartyViolation(quote);
  if (basics) return basics;
  if (!quote.texts[lanTp]) return { error: 'custom_quote_language', field: `texts.${lanTp}` };
  const count = tripDays(quote.start_day, quote.end_day);
  const incomplete = Object.entries(quote.texts).find(([, text]) => text && text.days.length !== count);
  if (incomplete)
    return { error: 'custom_quote_days', field: `texts.${incomplete[0]}.days`, params: { count } };
  return validityViolation(quote, now);
};
