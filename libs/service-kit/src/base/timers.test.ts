import { jest } from '@jest/globals';
import { createNudge, whenDue } from './timers.ts';

const start = new Date('2026-03-10T03:00:00Z');
const recoveryMs = 60_000;
let due: Date | null;
let fails: boolean;
let runs: number[];
let errors: unknown[];
let timer: ReturnType<typeof whenDue>;
const nudged = createNudge();
const after = (ms: number): Date => new Date(start.getTime() + ms);
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers({ now: start });
  [due, fails, runs, errors] = [null, false, [], []];
  timer = whenDue(
    async () => {
      runs.push(Date.now() - start.getTime());
      if (fails) throw new Error('broken');
      return due;
    },
    {
      name: 'test',
      log: { error: (entry: unknown) => errors.push(entry) },
      now: () => new Date(),
      recoveryMs,
      nudged,
    },
  );
  await pass(0);
});
afterEach(async () => {
  await timer.stop();
  jest.useRealTimers();
});

test('looks at once, and then not before it must', async () => {
  await pass(recoveryMs - 1);
  expect(runs).toEqual([0]);
  await pass(1);
  expect(runs).toEqual([0, recoveryMs]);
});

test('looks when something is due', async () => {
  due = after(5_000);
  nudged.nudge();
  await pass(4_999);
  expect(runs).toEqual([0, 0]);
  await pass(1);
  expect(runs).toEqual([0, 0, 5_000]);
});

test('does not spin over what stays due', async () => {
  due = start;
  nudged.nudge();
  await pass(250);
  expect(runs).toEqual([0, 0, 100, 200]);
});

test('a nudge during a run is followed by another one, however many there were', async () => {
  nudged.nudge();
  nudged.nudge();
  nudged.nudge();
  await pass(0);
  expect(runs).toEqual([0, 0, 0]);
});

test('what failed is logged and tried again', async () => {
  fails = true;
  nudged.nudge();
  await pass(5_000);
  expect(runs).toEqual([0, 0, 5_000]);
  expect(errors).toHaveLength(2);
});

test('ends', async () => {
  await timer.stop();
  nudged.nudge();
  await pass(recoveryMs);
  expect(runs).toEqual([0]);
});
