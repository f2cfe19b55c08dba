import type { Connection } from 'mongoose';
import { buildIndexes, connectStore, everyInTurn } from '../src/index.ts';
import { startStoreClock } from '../src/store/connect-store.ts';
import { log, openStore } from './support/kit.ts';
import { until } from '../../test-kit/src/until.ts';

let opened: Awaited<ReturnType<typeof openStore>>;
let other: Connection;
beforeAll(async () => {
  opened = await openStore();
  other = await connectStore(opened.url, opened.store.name);
  await buildIndexes(other);
});
afterAll(async () => {
  await other.close();
  await opened.close();
});

describe('everyInTurn', () => {
  test('of several processes one does the work each time, and another goes on when that one has ended', async () => {
    const done: { who: string; at: number }[] = [];
    const ms = 200;
    const began = Date.now();
    const start = (store: Connection, who: string) =>
      everyInTurn(store, ms, () => void done.push({ who, at: Date.now() }), { log, name: 'sweep' });
    const timers = [start(opened.store, 'one'), start(other, 'two'), start(other, 'three')];
    await until('four turns', () => done.length >= 4);
    // Three turns of one process lie before the fourth; were each to take its own, the second would bring it.
    expect((done[3]?.at ?? 0) - began).toBeGreaterThan(2.5 * ms);
    await timers[0]?.stop();
    await timers[1]?.stop();
    done.length = 0;
    await until('two more', () => done.length >= 2);
    expect(new Set(done.map(({ who }) => who))).toEqual(new Set(['three']));
    await timers[2]?.stop();
  });

  test('work of other names goes its own way', async () => {
    const done = new Set<string>();
    const timers = ['a', 'b'].map((name) =>
      everyInTurn(opened.store, 50, () => void done.add(name), { log, name }),
    );
    await until('both', () => done.size === 2);
    await Promise.all(timers.map((timer) => timer.stop()));
  });
});

describe('the clock of the store', () => {
  const storeWhoseClockIs = (ahead: () => number): Connection =>
    ({
      db: { command: async () => ({ localTime: new Date(Date.now() + ahead()) }) },
    }) as unknown as Connection;
  const difference = (now: Date): number => Math.round((now.getTime() - Date.now()) / 100) * 100;

  test('is that of this machine where the two agree', async () => {
    const clock = await startStoreClock(opened.store, { log });
    expect(Math.abs(difference(clock.now()))).toBe(0);
    await clock.stop();
  });

  test('is followed where this machine is wrong, and when it is put right', async () => {
    let ahead = -300_000;
    const clock = await startStoreClock(
      storeWhoseClockIs(() => ahead),
      { log, everyMs: 10 },
    );
    expect(difference(clock.now())).toBe(-300_000);
    ahead = 40;
    await until('the same time', () => difference(clock.now()) === 0);
    await clock.stop();
  });

  test('keeps the last difference while the store cannot be asked', async () => {
    let calls = 0;
    const store = storeWhoseClockIs(() => {
      calls += 1;
      if (calls > 1) throw new Error('away');
      return 60_000;
    });
    const clock = await startStoreClock(store, { log, everyMs: 5 });
    await until('two vain questions', () => calls > 2);
    expect(difference(clock.now())).toBe(60_000);
    await clock.stop();
  });
});
