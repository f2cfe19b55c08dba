import { addedSeconds, countedSeconds, fullSeconds, unusedSeconds } from './hold-limits.rules.ts';

const started = new Date('2026-11-21T03:00:00Z');
const after = (seconds: number): Date => new Date(started.getTime() + seconds * 1000);

it('counts the seconds of a first hold', () => {
  expect([15, 0.05, 0.02].map(fullSeconds)).toEqual([900, 3, 2]);
});

it.each([
  [0, 840],
  [60, 840],
  [300, 600],
  [900, 0],
  [1800, 0],
])('gives back what is left of a hold after %i seconds: %i', (seconds, left) => {
  expect(unusedSeconds(started, after(seconds), 900)).toBe(left);
});

it('counts an extension beside the first hold', () => {
  const first = { hold_started_at: started, hold_expires_at: after(900) };
  const extended = { hold_started_at: started, hold_expires_at: after(1740) };
  expect([first, extended].map((hold) => countedSeconds(hold, 900))).toEqual([900, 1740]);
  expect(countedSeconds({ hold_started_at: null, hold_expires_at: null }, 900)).toBe(900);
  expect(countedSeconds({ hold_started_at: null, hold_expires_at: after(1740) }, 900)).toBe(900);
  expect(addedSeconds({ until: after(900) }, { until: after(1740) })).toBe(840);
  expect(addedSeconds({ until: after(900) }, { until: after(900) })).toBe(0);
});
