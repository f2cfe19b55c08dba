import { areDaysReversed, isByDeparture } from './trip-filters.ts';

test('days are reversed where the last one comes before the first one', () => {
  expect(areDaysReversed({ from: '2099-01-02', to: '2099-01-01' })).toBe(true);
  expect(areDaysReversed({ from: '2099-01-01', to: '2099-01-01' })).toBe(false);
  expect(areDaysReversed({ to: '2099-01-01' })).toBe(false);
});

test('days and seats find dates, all else finds trips', () => {
  expect([{ from: '2099-01-01' }, { to: '2099-01-01' }, { seats: 1 }].map(isByDeparture)).toEqual([
    true,
    true,
    true,
  ]);
  const others = { place: 'busan', won_max: 1, sort: 'seats' };
  expect(isByDeparture({ seats: undefined, ...others })).toBe(false);
});
