import { daysBetween, seoulDay, seoulMidnight } from './index.ts';

test('days are calendar days of Seoul', () => {
  expect(seoulDay(new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-21');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});

test('a day begins at midnight in Seoul', () => {
  expect(seoulMidnight('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
});
