import type { Connection } from 'mongoose';
import { countRecipient, createLimiter, DomainError, limitsWith } from '../src/index.ts';
import { openStore } from './support/kit.ts';

const [tries, much, guesses] = ['link-ip', 'password-email', 'find'] as const;
const limits = limitsWith({
  'event-mails': { amount: 2, seconds: 60 },
  'member-mailboxes': { amount: 2, seconds: 60 },
  'member-mailbox': { amount: 1, seconds: 60 },
  [tries]: { amount: 3, seconds: 60 },
  [much]: { amount: 1_000, seconds: 60 },
  [guesses]: { amount: 2, seconds: 60 },
});

let store: Connection;
let closeStore: () => Promise<void>;
let at: number;
beforeEach(async () => {
  ({ store, close: closeStore } = await openStore());
  at = Date.parse('2026-03-10T12:00:15Z');
});
afterEach(() => closeStore());

const limiter = () => createLimiter({ store, now: () => new Date(at), limits });
const counters = () => store.collection<{ _id: string; count: number }>('throttles').find().toArray();
/** What became of it: done, or the error and how long it lasts. */
const outcome = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof DomainError ? `${error.key} ${error.status} ${error.params?.['seconds']}` : 'broken',
  );

test('allows so much within a window, also of many at once, and writes down no more than that', async () => {
  const asked = await Promise.all(Array.from({ length: 9 }, () => outcome(limiter().count(tries, 'a'))));
  expect(asked.filter((one) => one === 'done')).toHaveLength(3);
  expect(new Set(asked)).toEqual(new Set(['done', 'rate_limited 429 60']));
  expect((await counters()).map(({ count }) => count)).toEqual([3]);
  expect(await outcome(limiter().count(tries, 'b'))).toBe('done');
  at += 60_000;
  expect(await outcome(limiter().count(tries, 'a'))).toBe('done');
});

test('counts the addresses of one mailbox together', async () => {
  const mail = (to: string) => outcome(limiter().count('event-mails', to));
  expect(await mail('mina+1@narae.example')).toBe('done');
  expect(await mail('Mina+2@narae.example')).toBe('done');
  expect(await mail('mina@narae.example')).toBe('rate_limited 429 60');
  await limiter().uncount('event-mails', 'mina+3@narae.example');
  expect(await mail('mina+4@narae.example')).toBe('done');
  // Whom other limits count is not a mailbox.
  for (let tried = 0; tried < 4; tried += 1)
    expect(await outcome(limiter().count(tries, `a+${tried}@b.cc`))).toBe('done');
});

test('bounds how many mailboxes a member writes to, and not how often to one of them', async () => {
  const write = (mem_id: string, to: string) => outcome(countRecipient(limiter(), mem_id, to));
  const written = ['a@b.cc', 'a+1@b.cc', 'c@b.cc', 'a@b.cc', 'd@b.cc', 'd@b.cc', 'c@b.cc'];
  const outcomes = [];
  for (const to of written) outcomes.push(await write('MEM1', to));
  const over = 'rate_limited 429 60';
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', over, over, 'done']);
  expect(await write('MEM2', 'd@b.cc')).toBe('done');
  at += 61_000;
  expect(await write('MEM1', 'd@b.cc')).toBe('done');
});

test('allows no more than that within any window, wherever on the clock it begins', async () => {
  at = Date.parse('2026-03-10T12:00:58Z');
  for (let tried = 0; tried < 3; tried += 1) await limiter().count(tries, 'a');
  at += 4_000;
  expect(await outcome(limiter().count(tries, 'a'))).toBe('rate_limited 429 56');
  at += 56_000;
  expect(await outcome(limiter().count(tries, 'a'))).toBe('done');
});

test('charges what cannot be rejected, beyond the limit too', async () => {
  await limiter().count(much, 'a', 900);
  await limiter().charge(much, 'a', 300);
  expect(await outcome(limiter().count(much, 'a', 1))).toBe('password_locked 429 60');
  await limiter().uncount(much, 'a', 300);
  expect(await outcome(limiter().count(much, 'a', 100))).toBe('done');
});

test('counts other things than tries, and takes nothing for what was rejected', async () => {
  expect(await outcome(limiter().count(much, 'a', 1_001))).toBe('password_locked 429 60');
  expect(await outcome(limiter().count(much, 'a', 600))).toBe('done');
  expect(await outcome(limiter().count(much, 'a', 600))).toBe('password_locked 429 60');
  expect(await outcome(limiter().count(much, 'a', 400))).toBe('done');
  await limiter().uncount(much, 'a', 600);
  expect(await outcome(limiter().count(much, 'a', 600))).toBe('done');
});

test('slows down guesses, also after a restart, and forgives the one that was right', async () => {
  const asked = await Promise.all(Array.from({ length: 5 }, () => outcome(limiter().guess(guesses, 'a'))));
  expect(asked.filter((one) => one === 'done')).toHaveLength(2);
  expect(await outcome(limiter().guess(guesses, 'a'))).toBe('rate_limited 429 30');
  at += 30_000;
  expect(await outcome(limiter().guess(guesses, 'a'))).toBe('done');
  expect(await outcome(limiter().guess(guesses, 'a'))).toBe('rate_limited 429 60');
  await limiter().forgive(guesses, 'a');
  expect(await outcome(limiter().guess(guesses, 'a'))).toBe('done');
});

describe('several processes that remember what they have seen', () => {
  test('count together', async () => {
    const [one, other] = [limiter(), limiter()];
    for (const each of [one, other, one]) expect(await outcome(each.count(tries, 'a'))).toBe('done');
    for (const each of [one, other])
      expect(await outcome(each.count(tries, 'a'))).toBe('rate_limited 429 60');
    await other.uncount(tries, 'a');
    expect(await outcome(one.count(tries, 'a'))).toBe('done');
    expect((await counters()).map(({ count }) => count)).toEqual([3]);
  });

  test('refuse nobody whom another one has forgiven, and take a new counter for no old one', async () => {
    const [one, other] = [limiter(), limiter()];
    for (let guess = 0; guess < 2; guess += 1) await one.guess(guesses, 'a');
    expect(await outcome(one.guess(guesses, 'a'))).toBe('rate_limited 429 30');
    await other.forgive(guesses, 'a');
    expect(await outcome(one.guess(guesses, 'a'))).toBe('done');
    await other.forgive(guesses, 'a');
    for (let guess = 0; guess < 2; guess += 1) await other.guess(guesses, 'a');
    expect(await outcome(one.guess(guesses, 'a'))).toBe('rate_limited 429 30');
  });

  test('ask the store once where nobody else has counted', async () => {
    const [one, sent] = [limiter(), [] as string[]];
    const note = ({ commandName }: { commandName: string }): number => sent.push(commandName);
    await one.count(tries, 'a');
    store.getClient().on('commandStarted', note);
    try {
      await one.count(tries, 'a');
      await one.uncount(tries, 'a');
      expect(sent).toEqual(['update', 'update']);
    } finally {
      store.getClient().off('commandStarted', note);
    }
  });
});

test('keeps no counter for ever', async () => {
  await limiter().count(tries, 'a');
  await limiter().guess(guesses, 'a');
  for (const counter of await store.collection('throttles').find().toArray())
    expect(counter['ends_at']).toBeInstanceOf(Date);
  await store.models['Throttle']?.createIndexes();
  expect(await store.collection('throttles').indexes()).toContainEqual(
    expect.objectContaining({ expireAfterSeconds: 0 }),
  );
});

test('counts nothing where limits are off', async () => {
  const off = createLimiter({ store, now: () => new Date(at), on: false });
  for (let tried = 0; tried < 9; tried += 1) expect(await outcome(off.count(tries, 'a'))).toBe('done');
  expect(await counters()).toEqual([]);
});
