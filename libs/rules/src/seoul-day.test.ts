import { daysBetween, seoulDay } from './index.ts';

test('days are calendar days of Seoul', () => {
  expect(seoulDay(new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-21');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});
