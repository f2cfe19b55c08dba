import { jest } from '@jest/globals';
import type { Connection, mongo } from 'mongoose';
import {
  attachmentsOf,
  connectStore,
  createLimiter,
  DomainError,
  limitsWith,
  networkOf,
} from '../src/index.ts';
import { allowanceModel } from '../src/limits/allowance.queries.ts';
import { allowancesOf } from '../src/limits/allowances.ts';
import { openStore } from './support/kit.ts';

const likes = 'comment-likes';
const limits = limitsWith({ [likes]: { amount: 10, seconds: 60 } });

let one: Connection;
let other: Connection;
let at: number;
let close: () => Promise<void>;
/** What the first process has asked the store. */
let commands: string[];
const note = ({ commandName }: mongo.CommandStartedEvent): void => void commands.push(commandName);

beforeEach(async () => {
  const opened = await openStore();
  one = opened.store;
  other = await connectStore(opened.url, one.name);
  close = async () => {
    await other.close();
    await opened.close();
  };
  at = Date.parse('2026-03-10T12:00:15Z');
  commands = [];
  one.getClient().on('commandStarted', note);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await close();
});

const limiterOf = (store: Connection) => createLimiter({ store, now: () => new Date(at), limits });
const settle = (store: Connection): Promise<void> => allowancesOf(store).settle();
/** How many of so many tries were let through. */
const tries = async (store: Connection, count: number, whom = 'a'): Promise<number> => {
  const limiter = limiterOf(store);
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => limiter.count(likes, whom)));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};
const rejection = (store: Connection, whom = 'a'): Promise<unknown> =>
  limiterOf(store)
    .count(likes, whom)
    .then(
      () => null,
      (error: unknown) => error,
    );

test('two processes share a limit, but for what each lets through between two settlements', async () => {
  const perInterval = 3;
  let passed = 0;
  for (let interval = 0; interval < 6; interval += 1) {
    passed += (await tries(one, perInterval)) + (await tries(other, perInterval));
    await Promise.all([settle(one), settle(other)]);
  }
  expect(passed).toBeGreaterThanOrEqual(10);
  expect(passed).toBeLessThanOrEqual(10 + 2 * perInterval);
  expect([await tries(one, 1), await tries(other, 1)]).toEqual([0, 0]);
  expect(await tries(one, 1, 'b')).toBe(1);
});

test('a process that has just started knows after its first settlement what others have counted', async () => {
  await tries(one, 10);
  await settle(one);
  expect(await tries(other, 1)).toBe(1);
  await settle(other);
  expect(await tries(other, 1)).toBe(0);
});

test('a rush costs two commands, a second after it began, and nothing is sent when nothing is counted', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  for (let call = 0; call < 1_000; call += 1) await tries(one, 1, `network ${call % 50}`);
  jest.advanceTimersByTime(999);
  expect(commands).toEqual([]);
  jest.advanceTimersByTime(1);
  await settle(one);
  expect(commands).toEqual(['update', 'find']);
  jest.advanceTimersByTime(3_600_000);
  await settle(one);
  expect(commands).toHaveLength(2);
  expect(await other.collection('allowances').countDocuments()).toBe(50);
});

test('who is rejected is told until when, to the slice of the window', async () => {
  await tries(one, 10);
  at += 30_000;
  expect(await rejection(one)).toMatchObject({ key: 'rate_limited', status: 429, params: { seconds: 35 } });
  at += 34_999;
  expect(await rejection(one)).toBeInstanceOf(DomainError);
  at += 1;
  expect(await tries(one, 11)).toBe(10);
});

test('all addresses of a /64 are one', async () => {
  const network = (last: number): string => networkOf(`2001:db8:1:2::${last.toString(16)}`);
  for (let last = 1; last <= 10; last += 1) expect(await tries(one, 1, network(last))).toBe(1);
  expect(await tries(one, 1, network(11))).toBe(0);
  expect(await tries(one, 1, networkOf('2001:db8:1:3::1'))).toBe(1);
});

test('while the store is away a process counts alone, and adds it when the store is back', async () => {
  const away = jest.spyOn(allowanceModel(one), 'bulkWrite').mockRejectedValue(new Error('away'));
  expect(await tries(one, 12)).toBe(10);
  await settle(one);
  expect(await tries(one, 1)).toBe(0);
  away.mockRestore();
  await settle(one);
  await tries(other, 1);
  await settle(other);
  expect(await tries(other, 1)).toBe(0);
});

test('what another process has taken back leaves room, once, and none when its window is over', async () => {
  await tries(one, 10);
  await settle(one);
  at += 6_000;
  await limiterOf(other).uncount(likes, 'a', 4);
  await settle(other);
  expect(await tries(one, 1)).toBe(0);
  await settle(one);
  at += 6_000;
  expect(await tries(one, 9)).toBe(4);
  await settle(one);
  at = Date.parse('2026-03-10T12:01:20Z');
  expect(await tries(one, 20)).toBe(6);
});

test('what cannot be rejected is counted beyond the limit', async () => {
  await limiterOf(one).charge(likes, 'a', 15);
  await limiterOf(one).uncount(likes, 'a', 4);
  expect(await tries(one, 1)).toBe(0);
  await limiterOf(one).uncount(likes, 'a', 2);
  expect(await tries(one, 2)).toBe(1);
});

test('slices that are over are deleted, and a counter with the last of them', async () => {
  await tries(one, 1);
  await settle(one);
  at += 66_000;
  await tries(one, 1);
  await settle(one);
  await tries(one, 1);
  await settle(one);
  const [counter] = await other.collection('allowances').find().toArray();
  expect(Object.values(counter?.['slices'] ?? {})).toEqual([2]);
  expect(counter?.['ends_at']).toEqual(new Date('2026-03-10T12:02:25Z'));
});

test('what was counted is settled when a process ends', async () => {
  await tries(one, 10);
  await Promise.all([...attachmentsOf(one).stops].map((stop) => stop()));
  await tries(other, 1);
  await settle(other);
  expect(await tries(other, 1)).toBe(0);
});
