import { minimumState } from './availability.ts';

test.each([
  [0, 0, 3, 'none'],
  [8, 8, 3, 'reached'],
  [8, 7, 15, 'early'],
  [8, 7, 14, 'short'],
  [8, 7, 9, 'short'],
  [8, 7, 8, 'decide'],
  [8, 0, 0, 'decide'],
])('a minimum of %i with %i people, %i days before, is %s', (min_cnt, paid_cnt, days_left, state) => {
  expect(minimumState({ min_cnt, paid_cnt, days_left })).toBe(state);
});
