import { balanceBy, balanceReminders, depositOf, depositPctOn, firstPartOf } from './deposit.ts';

const trip = { start_day: '2027-03-31', deposit_pct: 30 };

test('the balance is due thirty days before departure', () => {
  expect(balanceBy(trip)).toBe('2027-03-01');
});

test.each([
  ['2027-02-25', 30],
  ['2027-02-26', null],
  ['2027-03-20', null],
])('who confirms on %s pays %p percent first', (day, pct) => {
  expect(depositPctOn(trip, day)).toBe(pct);
});

test('a product that is sold whole has no deposit, however far ahead', () => {
  expect(depositPctOn({ start_day: '2027-03-31' }, '2026-12-01')).toBeNull();
});

test.each([
  [1000, 30, 300],
  [55, 30, 17],
  [333, 33, 110],
])('of %i, %i percent come to %i', (amount, pct, deposit) => {
  expect(depositOf(amount, pct)).toBe(deposit);
});

test.each([
  [100, 30, 30],
  [2, 50, 1],
  [1, 30, null],
  [1, 90, null],
  [0, 30, null],
])('a total of %i at %i percent is paid by %p first', (total, pct, first) => {
  expect(firstPartOf(total, pct)).toBe(first);
});

test('a payer is reminded three times', () => expect(balanceReminders).toEqual([7, 3, 1]));
