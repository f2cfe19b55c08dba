import type { Connection } from 'mongoose';
import { buildIndexes, connectStore, isDuplicateKey, nextId, storedModel, text } from '../src/index.ts';
import { openStore } from './support/kit.ts';

let store: Connection;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, url, close } = await openStore());
});
afterAll(() => close());

test.each([
  ['MEM', 'MEM0000000001'],
  ['CART', 'CART000001'],
  ['OPTD', 'OPTD00000001'],
  ['HOTCRAT', 'HOTCRAT0000001'],
  ['ORDER', 'ORDER000000001'],
  ['RV_MEM', 'RV_MEM000000001'],
  ['QNA', 'QNA000001'],
] as const)('the first %s identifier is %s', async (prefix, id) => {
  expect(await nextId(store, prefix)).toBe(id);
});

test('identifiers taken at the same time differ, the very first included', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, () => nextId(store, 'COMMENT')));
  expect(new Set(ids).size).toBe(50);
});

test('a counter leaves out the half of its digits that is kept for numbers drawn elsewhere (ID-3)', async () => {
  const counters = store.collection<{ _id: string; last: number }>('sequences');
  await counters.updateOne({ _id: 'QNA' }, { $set: { last: 499_998 } }, { upsert: true });
  expect(await nextId(store, 'QNA')).toBe('QNA499999');
  const other = await connectStore(url, store.name);
  const ids = await Promise.all([nextId(store, 'QNA'), nextId(other, 'QNA'), nextId(store, 'QNA')]);
  await other.close();
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(Number(id.slice(3))).toBeGreaterThanOrEqual(1_000_000);
  await counters.updateOne({ _id: 'CART' }, { $set: { last: 600_000 } }, { upsert: true });
  expect(Number((await nextId(store, 'CART')).slice(4))).toBeLessThan(1_000_000);
});

test('identifiers that come in rushes are taken ahead, and two processes never give out the same', async () => {
  const other = await connectStore(url, store.name);
  const ids: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    ids.push(await nextId(store, 'CART'), await nextId(other, 'CART'));
  }
  await other.close();
  expect(new Set(ids).size).toBe(80);
  await other.close();
});

test('indexes are built when asked for, unknown fields throw in writes and in queries', async () => {
  const payments = storedModel('Payment', 'payments', {
    _id: text({ required: false }),
    refno: text({ unique: true }),
  })(store);
  await buildIndexes(store);
  await payments.create({ _id: 'A', refno: 'TRIP1' });
  const clash = await payments.create({ _id: 'B', refno: 'TRIP1' }).catch((error: unknown) => error);
  expect(isDuplicateKey(clash)).toBe(true);
  expect(isDuplicateKey(new Error('other'))).toBe(false);
  await expect(payments.create({ _id: 'C', refno: 'TRIP2', admin: true } as never)).rejects.toThrow('admin');
  await expect(payments.findOne({ refmo: 'TRIP1' } as never).lean()).rejects.toThrow('refmo');
});

test('a store that is away fails the call at once instead of waiting', async () => {
  const own = await openStore();
  const lost = storedModel('Lost', 'losts', { _id: text({ required: false }) })(own.store);
  await own.close();
  await expect(lost.findById('A').lean()).rejects.toThrow();
});

test('an address without a store is an error, not a wait for ever', async () => {
  await expect(connectStore('mongodb://127.0.0.1:9', 'none', 200)).rejects.toThrow('ECONNREFUSED');
});
