import { isInRange, rangedPrice, rangeProblem } from './range.ts';
import { weekdayOf } from './weekday.ts';

const range = (over: object = {}) => ({
  first_day: '2026-12-01',
  last_day: '2026-12-31',
  action: 'price-percent' as const,
  amount: 10,
  ...over,
});

describe('rangeProblem (CATALOG-21)', () => {
  it.each([
    ['days that are reversed', { last_day: '2026-11-30' }, 'day_order', 'last_day'],
    ['no percent', { amount: 0 }, 'range_percent', 'amount'],
    ['everything off', { amount: -100 }, 'range_percent', 'amount'],
    ['too many percent', { amount: 501 }, 'range_percent', 'amount'],
    ['no won', { action: 'price-won', amount: 0 }, 'range_won', 'amount'],
    ['a price below nothing', { action: 'price', amount: -1 }, 'departure_price_range', 'amount'],
    ['too many seats', { action: 'capacity', amount: 100_001 }, 'departure_capacity_range', 'amount'],
  ])('names %s', (_, over, error, field) => {
    expect(rangeProblem(range(over))).toMatchObject({ error, field });
  });

  it.each([
    [{}],
    [{ amount: -90 }],
    [{ action: 'price-won', amount: -5_000 }],
    [{ action: 'price', amount: 0 }],
    [{ action: 'capacity', amount: 0 }],
    [{ action: 'close', amount: 0 }],
    [{ last_day: '2026-12-01', action: 'reopen', amount: 0 }],
  ])('takes %j', (over) => {
    expect(rangeProblem(range(over))).toBeUndefined();
  });
});

it('a range is narrowed by weekdays, start times and sizes, by none where none is named', () => {
  const saturday = { start_day: '2026-12-05', start_time: '09:00', package_cnt: 2 };
  const all = { weekdays: [], times: [], sizes: [] };
  expect(weekdayOf('2026-12-05')).toBe(6);
  expect(weekdayOf('2023-12-31')).toBe(7);
  expect(isInRange(all, saturday)).toBe(true);
  expect(isInRange({ ...all, weekdays: [6] }, saturday)).toBe(true);
  expect(isInRange({ ...all, weekdays: [1, 7] }, saturday)).toBe(false);
  expect(isInRange({ ...all, times: ['14:00'] }, saturday)).toBe(false);
  expect(isInRange({ ...all, times: [''] }, { ...saturday, start_time: undefined })).toBe(true);
  expect(isInRange({ ...all, sizes: [4] }, saturday)).toBe(false);
});

it('a price changed by percent is rounded to 100 won, by an amount it is not', () => {
  expect(rangedPrice('price-percent', 89_000, 10)).toBe(97_900);
  expect(rangedPrice('price-percent', 89_500, 7)).toBe(95_800);
  expect(rangedPrice('price-percent', 550, -10)).toBe(500);
  expect(rangedPrice('price-won', 89_050, -1_000)).toBe(88_050);
  expect(rangedPrice('price', 89_050, 129_000)).toBe(129_000);
});
