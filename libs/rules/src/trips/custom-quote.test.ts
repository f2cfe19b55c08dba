import type { CustomQuote } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { quoteDiscounts, quotePrice, quoteViolation } from './custom-trip.ts';

const days = (count: number) => Array.from({ length: count }, () => ({}));
const text = (count: number) => ({ days: days(count) });
const quote = {
  start_day: '2026-12-20',
  end_day: '2026-12-22',
  adult_cnt: 2,
  teen_cnt: 1,
  children_cnt: 1,
  child_cnt: 1,
  price_krw: 100_000,
  teen_pct: 10,
  children_pct: 50,
  valid_until: '2026-11-30T00:00:00Z',
  texts: { ENG: text(3) },
} as unknown as CustomQuote;
const now = new Date('2026-11-21T03:00:00Z');
const violation = (over: object = {}, lanTp: 'ENG' | 'KOR' = 'ENG') =>
  quoteViolation({ ...quote, ...over } as CustomQuote, { lanTp, now, today: '2026-11-21' });

test('a quote is priced like any other trip, with its own discounts and infants free', () => {
  expect(quoteDiscounts(quote)).toEqual({ teen_pct: 10, children_pct: 50, infant_takes_seat: false });
  expect(quotePrice(quote, 'USD', 1000)).toMatchObject({
    currency: 'USD',
    dealBasR: 1000,
    cost: 340,
    option: 0,
    hotel: 0,
    total: 340,
    originCost: 340_000,
  });
});

test('a quote that is whole can be sent', () => {
  expect(violation()).toBeNull();
  expect(violation({ texts: { ENG: text(3), KOR: text(3), JPN: undefined } })).toBeNull();
});

test('its days and its people are judged first', () => {
  expect(violation({ end_day: '2026-12-19', texts: {} })).toEqual({ error: 'day_order', field: 'end_day' });
  expect(violation({ adult_cnt: 0, teen_cnt: 0, texts: {} })).toMatchObject({ error: 'prod_cnt_fail' });
});

test('it is written in the language of the request, with every day in each language', () => {
  expect(violation({}, 'KOR')).toEqual({ error: 'custom_quote_language', field: 'texts.KOR' });
  expect(violation({ texts: { ENG: text(3), KOR: text(2) } })).toEqual({
    error: 'custom_quote_days',
    field: 'texts.KOR.days',
    params: { count: 3 },
  });
});

const invalid = { error: 'custom_quote_validity', field: 'valid_until' };

test.each([
  ['2026-11-21T03:00:00Z', invalid],
  ['2026-11-21T03:00:01Z', null],
  // Never beyond the beginning of its departure day in Seoul.
  ['2026-12-19T15:00:00Z', null],
  ['2026-12-19T15:00:01Z', invalid],
])('until %s: %j', (valid_until, wrong) => {
  expect(violation({ valid_until })).toEqual(wrong);
});

test('it is valid for so many days at most', () => {
  const far = { start_day: '2027-12-20', end_day: '2027-12-22' };
  const after = (ms: number) =>
    new Date(now.getTime() + customTripLimits.validDays * 86_400_000 + ms).toISOString();
  expect(violation({ ...far, valid_until: after(0) })).toBeNull();
  expect(violation({ ...far, valid_until: after(1000) })).toEqual(invalid);
});
