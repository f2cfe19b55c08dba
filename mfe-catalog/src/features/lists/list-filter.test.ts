import { activeFilters, areDaysReversed, isByDate, shownPrice, wonOf } from './list-filter.ts';

test('a price that was typed stays that price', () => {
  for (const rate of [1, 192.37, 1_300, 1_383.9]) {
    for (const amount of [0, 1, 37, 100, 2_253]) expect(shownPrice(wonOf(amount, rate), rate)).toBe(amount);
  }
});

test('an order is no filter', () => {
  expect(activeFilters({ sort: 'seats', seats: 2, from: '2099-01-01' })).toEqual(['from', 'seats']);
});

test('days are reversed where the last one comes before the first one', () => {
  expect(areDaysReversed({ from: '2099-01-02', to: '2099-01-01' })).toBe(true);
  expect(areDaysReversed({ from: '2099-01-01', to: '2099-01-01' })).toBe(false);
  expect(areDaysReversed({ to: '2099-01-01' })).toBe(false);
});

test('days and seats find dates, all else finds trips', () => {
  expect([{ from: '2099-01-01' }, { to: '2099-01-01' }, { seats: 1 }].map(isByDate)).toEqual([
    true,
    true,
    true,
  ]);
  expect(isByDate({ place: 'busan', won_max: 1, sort: 'seats' })).toBe(false);
});
