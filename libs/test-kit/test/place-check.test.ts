import { checkPlaces, type PlacesRow, type ReservationRow } from '../crash/place-check.ts';

const reservation = (change: Partial<ReservationRow> = {}): ReservationRow => ({
  event_rv_id: 'R1',
  event_id: 'E1',
  mem_id: 'M1',
  state: 'reserved',
  open: true,
  people: ['one', 'two'],
  ...change,
});
const ledger = (claims: PlacesRow['claims'], remaining: number): PlacesRow => ({
  event_id: 'E1',
  capacity: 10,
  remaining,
  claims,
});
const claim = (count: number, settled = true, key = 'R1') => ({ key, count, settled });
const check = (places: PlacesRow, ...reservations: ReservationRow[]) =>
  checkPlaces({ places: [places], reservations }).length;

it('finds nothing where places, claims and people agree', () => {
  expect(check(ledger([claim(3, true, 'elsewhere'), claim(2)], 5), reservation())).toBe(0);
  expect(check(ledger([], 10), reservation({ state: 'deleted', open: false, people: [] }))).toBe(0);
});

it('lets a claim that is not settled yet have too many places, never too few', () => {
  expect(check(ledger([claim(3, false)], 7), reservation())).toBe(0);
  expect(check(ledger([claim(1, false)], 9), reservation())).toBe(1);
});

it.each([
  ['a place that is gone', ledger([claim(2)], 7), [reservation()]],
  ['more taken than there are', ledger([claim(11)], -1), [reservation({ people: Array(11).fill('one') })]],
  ['a settled claim of another size', ledger([claim(3)], 7), [reservation()]],
  ['a claim of nobody', ledger([claim(2)], 8), []],
  ['a reservation without places', ledger([], 10), [reservation()]],
  ['one claim counted twice', ledger([claim(2), claim(2)], 6), [reservation()]],
] as const)('finds %s', (_what, places, reservations) => {
  expect(check(places, ...reservations)).toBeGreaterThan(0);
});

it('finds an event that one member has reserved twice', () => {
  const twice = [reservation(), reservation({ event_rv_id: 'R2' })];
  expect(check(ledger([claim(2), claim(2, true, 'R2')], 6), ...twice)).toBe(1);
});
