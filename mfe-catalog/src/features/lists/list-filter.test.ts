import { activeFilters, shownPrice, wonOf } from './list-filter.ts';

test('a price that was typed stays that price', () => {
  for (const rate of [1, 192.37, 1_300, 1_383.9]) {
    for (const amount of [0, 1, 37, 100, 2_253]) expect(shownPrice(wonOf(amount, rate), rate)).toBe(amount);
  }
});

test('an order is no filter', () => {
  expect(activeFilters({ sort: 'seats', seats: 2, from: '2099-01-01' })).toEqual(['from', 'seats']);
});
