import { changesUntil, isLocked, takesDocuments } from './seoul-day.ts';

it('ends changes seven days before departure where the product says nothing', () => {
  expect(changesUntil({ start_day: '2026-12-10' })).toBe('2026-12-03');
});

it('ends changes as many days before departure as the product says', () => {
  expect(changesUntil({ start_day: '2026-12-10', lock_days: 14 })).toBe('2026-11-26');
  expect(changesUntil({ start_day: '2026-12-10', lock_days: 0 })).toBe('2026-12-10');
});

it('counts the lock date itself, as a day of Seoul', () => {
  const product = { start_day: '2026-12-10' };
  expect(isLocked(product, new Date('2026-12-03T23:59:59+09:00'))).toBe(false);
  expect(isLocked(product, new Date('2026-12-04T00:00:00+09:00'))).toBe(true);
});

it.each([
  ['N', '2026-12-04', true],
  ['T', '2026-12-04', true],
  ['P', '2026-12-03', true],
  ['P', '2026-12-04', false],
  ['PR', '2026-12-03', false],
  ['R', '2026-12-03', false],
] as const)('an order in %s takes documents on %s: %s', (txn_type, day, takes) => {
  const now = new Date(`${day}T12:00:00+09:00`);
  expect(takesDocuments({ txn_type, changes_until: '2026-12-03' }, now)).toBe(takes);
});
