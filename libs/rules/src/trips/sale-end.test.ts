import { hasClosed, saleEndsAt } from './sale-end.ts';

const start_day = '2026-12-20';

test.each([
  ['a whole day, as it begins', {}, '2026-12-19T15:00:00.000Z'],
  ['a morning, the evening before', { start_time: '09:00' }, '2026-12-19T09:00:00.000Z'],
  ['an evening, the morning of its day', { start_time: '20:00' }, '2026-12-19T20:00:00.000Z'],
  ['one that says so, as it starts', { start_time: '20:00', cutoff_hours: 0 }, '2026-12-20T11:00:00.000Z'],
  ['one of a visa, 30 days before', { start_time: '09:00', cutoff_hours: 720 }, '2026-11-20T00:00:00.000Z'],
  ['a whole day that says so', { cutoff_hours: 48 }, '2026-12-17T15:00:00.000Z'],
])('the sale ends for %s', (_what, times, ends) => {
  expect(saleEndsAt({ start_day, ...times }).toISOString()).toBe(ends);
});

const ends = new Date('2026-12-19T09:00:00Z');
const before = new Date(ends.getTime() - 1);

test.each([
  ['Y', before, false],
  ['Y', ends, true],
  ['D', ends, true],
  ['W', before, false],
  ['E', before, true],
] as const)('a product in %s has closed at %o: %s', (progress_yn, now, closed) => {
  expect(hasClosed({ progress_yn, start_day, start_time: '09:00' }, now)).toBe(closed);
});
