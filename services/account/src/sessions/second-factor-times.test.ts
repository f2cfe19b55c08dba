import { isFresh, setUpMs, shownAtSecond, shownForMs } from './second-factor-times.ts';

const now = new Date('2026-11-21T03:00:00.900Z');
const ago = (ms: number): Date => new Date(now.getTime() - ms);

it('a factor that was shown counts for twelve hours, less the life of an access token', () => {
  expect(shownForMs).toBe(12 * 3_600_000 - 600_000);
  expect(isFresh(now, now)).toBe(true);
  expect(isFresh(ago(shownForMs - 1), now)).toBe(true);
  expect(isFresh(ago(shownForMs), now)).toBe(false);
});

it('one that never was shown counts for nothing', () => {
  for (const never of [null, undefined]) {
    expect(isFresh(never, now)).toBe(false);
    expect(shownAtSecond(never)).toBeUndefined();
  }
});

it('is told by the whole second', () => {
  expect(shownAtSecond(now)).toBe(Date.parse('2026-11-21T03:00:00Z') / 1000);
});

it('a new secret waits a quarter of an hour', () => expect(setUpMs).toBe(900_000));
