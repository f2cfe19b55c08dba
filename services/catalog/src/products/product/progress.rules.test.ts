import { chosenProgress, progressAt } from './progress.rules.ts';

const now = new Date('2026-03-10T12:00:00+09:00');

describe('progressAt', () => {
  it.each([
    ['Y', '2026-04-30', 'Y'],
    ['Y', '2026-03-16', 'Y'],
    ['Y', '2026-03-15', 'D'],
    ['D', '2026-04-30', 'D'],
    ['D', '2026-03-11', 'D'],
    ['Y', '2026-03-10', 'E'],
    ['D', '2026-03-01', 'E'],
    ['W', '2026-03-01', 'W'],
    ['E', '2026-12-01', 'E'],
  ] as const)('%s leaving on %s is %s', (progress_yn, start_day, expected) => {
    expect(progressAt({ progress_yn, start_day }, now)).toBe(expected);
  });
});

describe('chosenProgress', () => {
  it.each([
    ['Y', '2026-04-30', 'Y'],
    ['D', '2026-03-11', 'Y'],
    ['W', '2026-04-30', 'W'],
    ['E', '2026-03-11', 'E'],
    ['E', '2026-03-10', 'Y'],
  ] as const)('%s leaving on %s was chosen as %s', (progress_yn, start_day, expected) => {
    expect(chosenProgress({ progress_yn, start_day }, now)).toBe(expected);
  });
});
