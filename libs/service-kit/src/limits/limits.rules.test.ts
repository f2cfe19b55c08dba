import { judgeGuess, waitAfter, windowAt, type GuessLimit } from './limits.rules.ts';

const second = 1_000;
const minute = 60 * second;
const limit: GuessLimit = {
  name: 'guess',
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

it('knows the window of a moment and when it ends', () => {
  expect(windowAt({ windowMs: 15 * minute }, later(minute))).toMatchObject({
    endsAt: later(15 * minute),
    secondsLeft: 14 * 60,
  });
});
