import { daysBetween, refundDates, refundPct, seoulDay } from './index.ts';

test.each([
  ['2026-11-01', 100],
  ['2026-11-02', 90],
  ['2026-11-12', 85],
  ['2026-11-22', 80],
  ['2026-11-24', 70],
  ['2026-11-30', 70],
  ['2026-12-01', 50],
  ['2026-12-02', 0],
])('cancelling on %s for 1 December refunds %p %%', (today, pct) => {
  expect(refundPct(today, '2026-12-01')).toBe(pct);
});

test('the dates shown are the last days of each step', () => {
  for (const { pct, until } of refundDates('2026-12-01')) expect(refundPct(until, '2026-12-01')).toBe(pct);
});

test('days are calendar days of Seoul', () => {
  expect(seoulDay(new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-21');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});
