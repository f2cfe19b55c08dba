import { daysBetween, seoulDay, seoulMidnight } from '../index.ts';

test('days are calendar days of Seoul', () => {
  expect(seoulDay(new Date('2026-11-20T15:30:00Z'))).toBe('2026-11-21');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
});

test('a day begins at midnight in Seoul', () => {
  expect(seoulMidnight('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
});

test('the days of a year are those of the calendar', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' });
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const moment = new Date(Date.UTC(2028, 0, 1, hour));
    expect(seoulDay(moment)).toBe(calendar.format(moment));
  }
});
