import type { CustomQuote, LanTp } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { tripDays, tripDaysViolation, tripPartyViolation } from './custom-request.ts';
import type { Violation } from './party.ts';
import { priceOf, type Price } from './pricing.ts';
import { seoulMidnight } from './seoul-day.ts';

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

/** A quote can be bought until its departure day begins (CATALOG-3), and for so many days at most. */
const validityViolation = ({ valid_until, start_day }: CustomQuote, now: Date): Violation | null => {
  const until = Date.parse(valid_until);
  const latest = Math.min(
    now.getTime() + customTripLimits.validDays * 86_400_000,
    seoulMidnight(start_day).getTime(),
  );
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
