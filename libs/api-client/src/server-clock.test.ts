import { jest } from '@jest/globals';
import { learnServerTime, serverTime } from './server-clock.ts';

const MINUTE = 60_000;
const noon = Date.parse('2026-05-01T12:00:00Z');
const dateOf = (ms: number): string => new Date(ms).toUTCString();
/** An answer of a server whose clock is ahead of the device by so much; it took 200 ms. */
const answerOf = (aheadMs: number): void => {
  const arrivedAt = Date.now();
  learnServerTime(dateOf(arrivedAt - 100 + aheadMs), arrivedAt - 200, arrivedAt);
};
const wrongBy = (aheadMs: number): number => Math.abs(serverTime().getTime() - Date.now() - aheadMs);

beforeEach(() => {
  jest.useFakeTimers({ now: noon + 300 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('is the device’s clock while that agrees with every answer', () => {
  answerOf(0);
  jest.advanceTimersByTime(700);
  answerOf(0);
  expect(serverTime().getTime()).toBe(Date.now());
});

it('takes no word for a time that an answer does not have', () => {
  learnServerTime(null, 0, 1);
  learnServerTime('yesterday', 0, 1);
  expect(serverTime().getTime()).toBe(Date.now());
});

it.each([16 * MINUTE, -60 * MINUTE])('follows a server that is %i ms ahead to the second', (ms) => {
  answerOf(ms);
  expect(wrongBy(ms)).toBeLessThanOrEqual(1_200);
  jest.advanceTimersByTime(14 * MINUTE + 700);
  answerOf(ms);
  expect(wrongBy(ms)).toBeLessThanOrEqual(1_200);
});

it('begins anew when the device’s clock is set while the page is open', () => {
  answerOf(16 * MINUTE);
  jest.setSystemTime(noon + 16 * MINUTE);
  answerOf(0);
  expect(wrongBy(0)).toBeLessThanOrEqual(1_200);
});
