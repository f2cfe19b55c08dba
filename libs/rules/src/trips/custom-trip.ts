import { isBlank } from '@narae/contracts/prepared-text';
import type { CustomWish, CustomQuote, LanTp } from '@narae/contracts';
import { customTripLimits, otherTravelType } from '@narae/contracts/custom-trip-limits';
import { isEmailAddress } from '@narae/contracts/email-pattern';
import { heads, type Violation } from '../people/party.ts';
import { addDays, daysBetween, seoulMidnight } from '../dates/seoul-day.ts';
import { isTel } from '../people/tel.ts';
import { priceOf, type Price } from '../money/pricing.ts';

/** Days of a trip, the first and the last included; both YYYY-MM-DD. */
export const tripDays = (start_day: string, end_day: string): number => daysBetween(start_day, end_day) + 1;

/** What is wrong with the days of a trip that is asked for or offered. @param today YYYY-MM-DD in Asia/Seoul */
const tripDaysViolation = (
  { start_day, end_day }: Pick<CustomWish, 'start_day' | 'end_day'>,
  today: string,
): Violation | null => {
  if (!start_day) return { error: 'day_invalid', field: 'start_day' };
  if (!end_day) return { error: 'day_invalid', field: 'end_day' };
  if (end_day < start_day) return { error: 'day_order', field: 'end_day' };
  if (start_day < today || start_day > addDays(today, customTripLimits.daysAhead))
    return { error: 'custom_days_range', field: 'start_day' };
  if (tripDays(start_day, end_day) > customTripLimits.days)
    return { error: 'custom_days_range', field: 'end_day' };
  return null;
};

/** What is wrong with the people of a trip that is asked for or offered. */
const tripPartyViolation = (
  party: Pick<CustomWish, 'adult_cnt' | 'teen_cnt' | 'children_cnt' | 'child_cnt'>,
): Violation | null => {
  if (party.adult_cnt + party.teen_cnt === 0) return { error: 'prod_cnt_fail', field: 'adult_cnt' };
  return heads(party) > customTripLimits.people ? { error: 'custom_people_most', field: 'adult_cnt' } : null;
};

const contactViolation = ({ email, tel }: Pick<CustomWish, 'email' | 'tel'>): Violation | null => {
  if (isBlank(email)) return { error: 'login_email_input', field: 'email' };
  if (!isEmailAddress(email)) return { error: 'login_email_validation', field: 'email' };
  return !isBlank(tel) && !isTel(tel) ? { error: 'common_tel_number', field: 'tel' } : null;
};

/** The first thing missing or wrong, in the order of CUSTOM-1. @param today YYYY-MM-DD in Asia/Seoul */
export const customRequestViolation = (request: CustomWish, today: string): Violation | null => {
  const days = tripDaysViolation(request, today);
  if (days) return days;
  if (request.travel_types.length === 0) return { error: 'custom_types_input', field: 'travel_types' };
  if (request.travel_types.includes(otherTravelType) && isBlank(request.travel_type_etc))
    return { error: 'custom_other_input', field: 'travel_type_etc' };
  if (request.destinations.length === 0 && isBlank(request.destination_etc))
    return { error: 'custom_destination_input', field: 'destinations' };
  return tripPartyViolation(request) ?? contactViolation(request);
};

/** Infants are free (MONEY-9). */
export const quoteDiscounts = ({
  teen_pct,
  children_pct,
}: Pick<CustomQuote, 'teen_pct' | 'children_pct'>) => ({
  teen_pct,
  children_pct,
  infant_takes_seat: false,
});

/** @param dealBasR KRW per one unit of the currency */
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

/** The first thing wrong with a quote (CUSTOM-2); `lanTp` is the request's, `today` that of `now` in Asia/Seoul. */
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
