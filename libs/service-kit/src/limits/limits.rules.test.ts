import {
  counted,
  judgeCount,
  judgeGuess,
  uncounted,
  waitAfter,
  type GuessLimit,
  type Slice,
} from './limits.rules.ts';

const second = 1_000;
const minute = 60 * second;
const limit: GuessLimit = {
  name: 'guess',
  kind: 'exact',
  free: 3,
  firstWaitMs: 30 * second,
  longestWaitMs: 5 * minute,
  rememberedMs: 60 * minute,
};
const now = new Date('2026-03-10T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

it('lets some guesses go free, then doubles the wait up to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 60].map((wrong) => waitAfter(limit, wrong) / second);
  expect(waits).toEqual([0, 0, 30, 60, 120, 240, 300, 300]);
});

describe('one more guess', () => {
  it('is counted where there is nothing to wait for', () => {
    expect(judgeGuess(limit, null, now)).toMatchObject({ count: 1, not_before: now });
    const two = { count: 2, not_before: now, ends_at: later(minute) };
    expect(judgeGuess(limit, two, now)).toMatchObject({ count: 3, not_before: later(30 * second) });
  });
  it('has to wait, and is not counted meanwhile', () => {
    const three = { count: 3, not_before: later(29_001), ends_at: later(minute) };
    expect(judgeGuess(limit, three, now)).toEqual({ secondsLeft: 30 });
  });
  it('begins anew once the others are forgotten, also before their counter is deleted', () => {
    const old = { count: 9, not_before: later(-2 * minute), ends_at: later(-minute) };
    expect(judgeGuess(limit, old, now)).toMatchObject({ count: 1, not_before: now });
  });
});

describe('what is counted in a window', () => {
  const hourly = { name: 'hourly', kind: 'exact' as const, perWindow: 10, windowMs: 60 * minute };
  const countAt = (slices: readonly Slice[], at: number, by = 1) => counted(hourly, slices, by, later(at));

  it('is remembered in few slices, however much it is', () => {
    let slices: readonly Slice[] = [];
    for (let tried = 0; tried < 600; tried += 1) slices = countAt(slices, tried * 30 * second);
    expect(slices.length).toBeLessThanOrEqual(13);
    const sum = slices.reduce((total, { count }) => total + count, 0);
    expect(sum).toBeGreaterThanOrEqual(120);
    expect(sum).toBeLessThan(132);
  });

  it('leaves room again when enough of it is a window old', () => {
    const slices = countAt(countAt([], 0, 4), 20 * minute, 6);
    expect(judgeCount(hourly, slices, 4, later(30 * minute))).toEqual({ secondsLeft: 30 * 60 });
    expect(judgeCount(hourly, slices, 5, later(30 * minute))).toEqual({ secondsLeft: 50 * 60 });
    expect(judgeCount(hourly, slices, 11, later(30 * minute))).toEqual({ secondsLeft: 60 * 60 });
    expect(judgeCount(hourly, slices, 4, later(60 * minute))).toMatchObject({
      slices: [{ count: 6 }, { count: 4 }],
    });
  });

  it('is taken back from the latest on, and never below nothing', () => {
    const slices = countAt(countAt([], 0, 4), 20 * minute, 6);
    expect(uncounted(slices, 7)).toMatchObject([{ count: 3 }]);
    expect(uncounted(slices, 6)).toMatchObject([{ count: 4 }]);
    expect(uncounted(slices, 99)).toEqual([]);
  });
});
