import { dueBy } from './changes.rules.ts';

test.each([
  ['2026-11-01T03:00:00Z', '2026-11-02T03:00:00.000Z'],
  // The lock date is 13 December in Seoul, a week before departure.
  ['2026-12-13T03:00:00Z', '2026-12-13T15:00:00.000Z'],
])('a change that is asked for at %s can be paid until %s', (now, until) => {
  expect(dueBy({ start_day: '2026-12-20' }, new Date(now)).toISOString()).toBe(until);
});
