import type { Collection, Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
let items: Collection<Document & { _id: number }>;
beforeEach(async () => {
  store = await startTestStore({ ttlIntervalMs: 20 });
  items = store.db.collection('items');
});
afterEach(() => store.stop());
const ids = async (filter: Document): Promise<number[]> =>
  (await items.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);

describe('indexes', () => {
  it('unique and sparse lets fields be missing, unique alone lets one be', async () => {
    await items.createIndex({ a: 1 }, { unique: true, sparse: true });
    await items.createIndex({ b: 1 }, { unique: true });
    await items.insertMany([{ _id: 1, b: 1 }, { _id: 2 }]);
    await expect(items.insertOne({ _id: 3 })).rejects.toMatchObject({ code: 11000, keyValue: { b: null } });
    await items.insertMany([
      { _id: 4, a: 1, b: 4 },
      { _id: 5, b: 5 },
    ]);
    await expect(items.insertOne({ _id: 6, a: 1, b: 6 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { a: 1 },
    });
    expect(await ids({ a: null })).toEqual([1, 2, 5]);
    expect(await ids({ a: 1 })).toEqual([4]);
    expect(await ids({ a: { $exists: false } })).toEqual([1, 2, 5]);
  });

  it('partial holds only what its filter matches', async () => {
    await items.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await items.insertMany([
      { _id: 1, email: 'a', active: true },
      { _id: 2, email: 'a', active: false },
    ]);
    await expect(items.updateOne({ _id: 2 }, { $set: { active: true } })).rejects.toMatchObject({
      code: 11000,
    });
    await items.updateOne({ _id: 1 }, { $set: { active: false } });
    await items.updateOne({ _id: 2 }, { $set: { active: true } });
    expect(await ids({ email: 'a' })).toEqual([1, 2]);
    expect(await ids({ email: 'a', active: true })).toEqual([2]);
  });

  it('multikey finds and guards every element', async () => {
    await items.createIndex({ tags: 1 }, { unique: true });
    await items.createIndex({ 'claims.key': 1 });
    await items.insertOne({
      _id: 1,
      tags: ['a', 'b', 'a'],
      claims: [
        { key: 'x', at: 1 },
        { key: 'y', at: 9 },
      ],
    });
    await expect(items.insertOne({ _id: 2, tags: ['b'] })).rejects.toMatchObject({
      code: 11000,
      keyValue: { tags: 'b' },
    });
    await items.insertOne({ _id: 2, tags: ['c'], claims: [] });
    expect(await ids({ tags: { $in: ['a', 'c'] } })).toEqual([1, 2]);
    expect(await ids({ 'claims.key': 'x', 'claims.at': { $gte: 5 } })).toEqual([1]);
    expect(await ids({ claims: { $elemMatch: { key: 'x', at: { $gte: 5 } } } })).toEqual([]);
    expect(await ids({ 'claims.at': { $lte: 1 } })).toEqual([1]);
    await items.updateOne({ _id: 1 }, { $pull: { tags: 'b', claims: { key: 'x' } } } as Document);
    expect(await ids({ tags: 'b' })).toEqual([]);
    expect(await ids({ 'claims.key': 'x' })).toEqual([]);
    await items.insertOne({ _id: 3, tags: ['b'] });
    await items.createIndex({ p: 1, q: 1 });
    await expect(items.insertOne({ _id: 4, tags: [4], p: [1], q: [1] })).rejects.toMatchObject({ code: 171 });
  });

  it('are listed, found equal, rejected when different, and dropped', async () => {
    expect(await items.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect(await items.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
    expect(await items.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'a_1_b_-1' },
    ]);
    await expect(items.createIndex({ a: 1, b: -1 }, { unique: true })).rejects.toMatchObject({ code: 85 });
    await expect(items.createIndex({ c: 1 }, { name: 'a_1_b_-1' })).rejects.toMatchObject({ code: 86 });
    await expect(items.find({}).hint('nope').toArray()).rejects.toMatchObject({ code: 2 });
    await items.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    await expect(items.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    await expect(items.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
    await expect(items.dropIndex('nope')).rejects.toMatchObject({ code: 27 });
    await items.dropIndex('a_1_b_-1');
    expect(await items.indexes()).toHaveLength(1);
    expect(await ids({ a: 1 })).toEqual([1, 2]);
  });

  it('removes what has expired, by the earliest date and only dates', async () => {
    await items.createIndex({ until: 1 }, { expireAfterSeconds: 0 });
    const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
    await items.insertMany([
      { _id: 1, until: past },
      { _id: 2, until: future },
      { _id: 3, until: 'never' },
      { _id: 4 },
      { _id: 5, until: [future, past] },
    ]);
    const deadline = Date.now() + 5000;
    while ((await items.countDocuments()) > 3 && Date.now() < deadline) await new Promise(setImmediate);
    expect(await ids({})).toEqual([2, 3, 4]);
  });

  it('survive a restart, with databases and collections listed and dropped', async () => {
    await items.createIndex({ a: 1 }, { unique: true });
    await items.insertOne({ _id: 1, a: 1 });
    await store.client.db('second').createCollection('empty');
    await expect(store.client.db('second').createCollection('empty')).rejects.toMatchObject({ code: 48 });
    const { databases } = await store.client.db().admin().listDatabases();
    expect(databases.map(({ name }) => name)).toEqual(['second', 'test']);
    expect((await store.db.listCollections({ name: 'items' }).toArray())[0]).toMatchObject({
      name: 'items',
      type: 'collection',
    });
    await store.client.db('second').dropDatabase();
    expect((await store.client.db().admin().listDatabases({ nameOnly: true })).databases).toEqual([
      { name: 'test' },
    ]);
    await items.drop();
    expect(await items.countDocuments()).toBe(0);
    expect(await store.db.listCollections().toArray()).toEqual([]);
  });
});
