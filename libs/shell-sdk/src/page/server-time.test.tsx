import { jest } from '@jest/globals';
import { takePreloadedData } from '@narae/ssr/hydrate';
import { awaitHydration } from '@narae/ssr/hydration-progress';
import { PRELOADED_DATA_ID } from '@narae/ssr/protocol';
import { serverTime } from './server-time.ts';

const drawn_at = Date.parse('2026-11-28T03:00:00Z');
const DAY_MS = 86_400_000;

beforeEach(() => {
  jest.useFakeTimers({ now: drawn_at + 2 * DAY_MS });
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.useRealTimers());

const arrive = (data: object): void => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = PRELOADED_DATA_ID;
  script.textContent = JSON.stringify({ lan_tp: 'ENG', answers: [], ...data });
  document.body.replaceChildren(script);
};

test('a page that hydrates goes by the moment it was drawn for, then by the clock', () => {
  arrive({ drawn_at });
  expect(takePreloadedData('ENG')).toBe(true);
  const [first, second] = [awaitHydration(), awaitHydration()];
  first();
  expect(serverTime()).toEqual(new Date(drawn_at));
  second();
  expect(serverTime()).toEqual(new Date(drawn_at + 2 * DAY_MS));
});

test('a part that never hydrates does not stop the clock', () => {
  arrive({ drawn_at });
  takePreloadedData('ENG');
  const end = awaitHydration();
  jest.advanceTimersByTime(30_000);
  expect(serverTime()).toEqual(new Date(drawn_at + 2 * DAY_MS + 30_000));
  end();
});

test('a page that says no moment goes by the clock', () => {
  arrive({});
  expect(takePreloadedData('ENG')).toBe(true);
  expect(serverTime()).toEqual(new Date(drawn_at + 2 * DAY_MS));
});
