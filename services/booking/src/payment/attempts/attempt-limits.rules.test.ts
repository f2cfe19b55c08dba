import { secondsToNextAttempt } from './attempt-limits.rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const minutesAgo = (...minutes: number[]) =>
  minutes.map((each) => ({ started_at: new Date(now.getTime() - each * 60_000) }));
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, nth) => (nth + 1) * minutes);

test.each([
  ['no attempt', minutesAgo(), 0],
  ['nine within the hour', minutesAgo(...every(1, 9)), 0],
  ['ten within the hour: until the first is an hour old', minutesAgo(...every(1, 10)), 50 * 60],
  ['in whatever order they stand', minutesAgo(...every(1, 10).reverse()), 50 * 60],
  ['ten of which the first is an hour old', minutesAgo(...every(1, 9), 60), 0],
  ['thirty within the day: until the first is a day old', minutesAgo(...every(10, 30)), 19 * 3600],
])('%s', (_what, payments, seconds) => {
  expect(secondsToNextAttempt(payments, now)).toBe(seconds);
});
