import { Double, Int32, Long } from 'bson';
import type { Collection, Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

interface Item extends Document {
  _id: number;
}
let store: TestStore;
let items: Collection<Item>;
beforeAll(async () => {
  store = await startTestStore();
  items = store.db.collection<Item>('items');
});
afterAll(() => store.stop());
beforeEach(() => items.deleteMany({}));

/** Before, update, after; `_id` is 1 throughout. */
const UPDATES: [Document, Document | Document[], Document][] = [
  [{ a: 1 }, { $set: { b: 2, 'c.d': 3 } }, { a: 1, b: 2, c: { d: 3 } }],
  [{}, { $set: { z: 1, a: 2 } }, { a: 2, z: 1 }],
  [{ a: [1, 2] }, { $set: { 'a.3': 9 } }, { a: [1, 2, null, 9] }],
  [{ a: { b: 1, c: 2 } }, { $unset: { 'a.b': '' } }, { a: { c: 2 } }],
  [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  [{ n: 1 }, { $inc: { n: 2, m: -1 } }, { n: 3, m: -1 }],
  [{ n: 1.5 }, { $mul: { n: 2, m: 5 } }, { n: 3, m: 0 }],
  [
    { n: 5, m: 5 },
    { $min: { n: 3, m: 9 }, $max: { x: 1 } },
    { n: 3, m: 5, x: 1 },
  ],
  [{ l: [1] }, { $push: { l: 2, m: 'x' } }, { l: [1, 2], m: ['x'] }],
  [{ l: [1, 5] }, { $push: { l: { $each: [3, 2], $position: 1 } } }, { l: [1, 3, 2, 5] }],
  [{ l: [1, 5] }, { $push: { l: { $each: [3, 2], $sort: -1, $slice: 3 } } }, { l: [5, 3, 2] }],
  [
    { l: [{ s: 2, k: 'a' }] },
    { $push: { l: { $each: [{ s: 1, k: 'b' }], $sort: { s: 1 } } } },
    {
      l: [
        { s: 1, k: 'b' },
        { s: 2, k: 'a' },
      ],
    },
  ],
  [{ l: [1, 2] }, { $push: { l: { $each: [], $slice: -1 } } }, { l: [2] }],
  [{ l: [1, { a: 1 }] }, { $addToSet: { l: { $each: [1, 2, { a: 1 }] } } }, { l: [1, { a: 1 }, 2] }],
  [{ l: [1, 2, 3] }, { $pop: { l: 1 } }, { l: [1, 2] }],
  [{ l: [1, 2, 3] }, { $pop: { l: -1 } }, { l: [2, 3] }],
  [{ l: [1, 2, 3, 2] }, { $pull: { l: 2 } }, { l: [1, 3] }],
  [{ l: [1, 5, 9] }, { $pull: { l: { $gte: 5 } } }, { l: [1] }],
  [
    {
      l: [
        { k: 'a', n: 1 },
        { k: 'b', n: 2 },
      ],
    },
    { $pull: { l: { k: 'a' } } },
    { l: [{ k: 'b', n: 2 }] },
  ],
  [
    {
      l: [
        { k: 'a', n: 1 },
        { k: 'a', n: 9 },
      ],
    },
    { $pull: { l: { k: 'a', n: { $gt: 5 } } } },
    { l: [{ k: 'a', n: 1 }] },
  ],
  [{ l: ['a', 'b'] }, { $pull: { l: { $in: ['a', 'x'] } } }, { l: ['b'] }],
  [{ l: [1, 2, 1] }, { $pullAll: { l: [1] } }, { l: [2] }],
  [{ o: { p: [{ q: 1 }] } }, { $set: { 'o.p.0.q': 2 } }, { o: { p: [{ q: 2 }] } }],
  [{ l: [1, 2] }, { $set: { 'l.$[]': 0 } }, { l: [0, 0] }],
  [{ l: [{ n: 1 }, { n: 2 }] }, { $inc: { 'l.$[].n': 10 } }, { l: [{ n: 11 }, { n: 12 }] }],
  [{ a: 1, b: 2 }, [{ $set: { c: { $add: ['$a', '$b'] } } }, { $unset: 'a' }], { b: 2, c: 3 }],
  [{ a: { b: 1 } }, [{ $set: { 'a.c': '$a.b', l: [] } }], { a: { b: 1, c: 1 }, l: [] }],
  [{ a: 1 }, [{ $replaceWith: { x: '$a' } }], { x: 1 }],
  [{ a: 1 }, { $setOnInsert: { b: 1 }, $set: { c: 1 } }, { a: 1, c: 1 }],
];

describe('updates', () => {
  it.each(UPDATES)('%j with %j', async (before, update, after) => {
    await items.insertOne({ _id: 1, ...before });
    const { matchedCount, modifiedCount } = await items.updateOne({ _id: 1 }, update as Document);
    const stored = await items.findOne({ _id: 1 });
    expect(Object.entries(stored!)).toEqual(Object.entries({ _id: 1, ...after }));
    expect(matchedCount).toBe(1);
    expect(modifiedCount).toBe(JSON.stringify(before) === JSON.stringify(after) ? 0 : 1);
  });

  it.each([
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{ a: 1 }, { $set: { a: 1, 'a.b': 1 } }, 40],
    [{ a: 1 }, { $set: { _id: 2 } }, 66],
    [{ a: 1 }, { $unset: { _id: '' } }, 66],
    [{ a: 1 }, { $nope: { a: 1 } }, 9],
    [{ a: 1 }, { $set: { 'a.$': 1 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    [{ a: 1 }, { $push: { a: { $each: 1 } } }, 2],
    [{ a: 1 }, { $set: { '': 1 } }, 56],
    [{ a: 1 }, { $pop: { a: 3 } }, 9],
    [{ a: 1 }, [{ $match: {} }], 72],
  ])('%j rejects %j', async (before, update, code) => {
    await items.insertOne({ _id: 1, ...before });
    await expect(items.updateOne({ _id: 1 }, update as Document)).rejects.toMatchObject({ code });
    expect(await items.findOne()).toEqual({ _id: 1, ...before });
  });

  it('takes seats once per claim and never below zero', async () => {
    await items.insertOne({ _id: 1, remaining: 3, claims: [] });
    const claim = (key: string, n: number) =>
      items.updateOne(
        { _id: 1, remaining: { $gte: n }, 'claims.key': { $ne: key } },
        { $inc: { remaining: -n }, $push: { claims: { key, n } as never } },
      );
    const results = await Promise.all([claim('a', 2), claim('a', 2), claim('b', 2), claim('c', 1)]);
    expect(results.map(({ modifiedCount }) => modifiedCount)).toEqual([1, 0, 0, 1]);
    expect(await items.findOne()).toMatchObject({ remaining: 0, claims: [{ key: 'a' }, { key: 'c' }] });
  });

  it('changes the array element that the filter matched', async () => {
    await items.insertOne({
      _id: 1,
      claims: [
        { key: 'a', paid: false },
        { key: 'b', paid: false },
      ],
      grades: [60, 85, 90],
    });
    await items.updateOne({ _id: 1, 'claims.key': 'b' }, { $set: { 'claims.$.paid': true } });
    await items.updateOne({ grades: { $gte: 85 } }, { $set: { 'grades.$': 0 } });
    await items.updateOne(
      { claims: { $elemMatch: { key: 'a', paid: false } } },
      { $set: { 'claims.$.late': true } },
    );
    expect(await items.findOne()).toEqual({
      _id: 1,
      claims: [
        { key: 'a', paid: false, late: true },
        { key: 'b', paid: true },
      ],
      grades: [60, 0, 90],
    });
  });

  it('changes the elements that array filters choose', async () => {
    await items.insertOne({
      _id: 1,
      lines: [
        { sku: 'a', n: 1, tags: [1, 2] },
        { sku: 'b', n: 5, tags: [3] },
      ],
    });
    const options = { arrayFilters: [{ 'line.sku': 'a', 'line.n': { $lt: 3 } }, { tag: { $gte: 2 } }] };
    const value = await items.findOneAndUpdate(
      { _id: 1 },
      { $inc: { 'lines.$[line].n': 10, 'lines.$[line].tags.$[tag]': 1 } },
      { ...options, returnDocument: 'after' },
    );
    expect(value).toEqual({
      _id: 1,
      lines: [
        { sku: 'a', n: 11, tags: [1, 3] },
        { sku: 'b', n: 5, tags: [3] },
      ],
    });
    await expect(items.updateOne({}, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] })).rejects.toMatchObject(
      { code: 9 },
    );
  });

  it('inserts what an upsert describes', async () => {
    const upsert = (filter: Document, update: Document) =>
      items.findOneAndUpdate(filter, update, { upsert: true, returnDocument: 'after' });
    expect(
      await upsert(
        { _id: 1, 'a.b': 2, c: { $gt: 5 }, $and: [{ d: { $eq: 3 } }] },
        { $set: { e: 4 }, $setOnInsert: { f: 5 } },
      ),
    ).toEqual({ _id: 1, a: { b: 2 }, d: 3, e: 4, f: 5 });
    expect(await upsert({ _id: 1 }, { $set: { e: 5 }, $setOnInsert: { f: 6 } })).toMatchObject({
      e: 5,
      f: 5,
    });
    expect(
      await items.findOneAndReplace({ _id: 2, x: 1 }, { y: 1 }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 2, y: 1 });
    expect(await upsert({ _id: 3 }, [{ $set: { n: { $add: [{ $ifNull: ['$n', 0] }, 1] } } }])).toEqual({
      _id: 3,
      n: 1,
    });
    const result = await items.updateOne({ name: 'new' }, { $inc: { n: 1 } }, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1 });
    expect(await items.findOne({ _id: result.upsertedId as unknown as number })).toMatchObject({
      name: 'new',
      n: 1,
    });
    await expect(
      items.updateOne({ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } }, { upsert: true }),
    ).rejects.toMatchObject({ code: 54 });
  });

  it('gives back the document before or after, sorted and projected', async () => {
    await items.insertMany([
      { _id: 1, n: 1, l: [1, 2] },
      { _id: 2, n: 2, l: [2, 3] },
    ]);
    expect(
      await items.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 }, projection: { n: 1 } }),
    ).toEqual({ _id: 2, n: 2 });
    expect(
      await items.findOneAndUpdate(
        { l: 3 },
        { $inc: { n: 1 } },
        { returnDocument: 'after', projection: { l: { $slice: 1 } } },
      ),
    ).toEqual({ _id: 2, n: 13, l: [2] });
    expect(await items.findOneAndDelete({ n: { $gt: 5 } }, { projection: { _id: 1 } })).toEqual({ _id: 2 });
    expect(await items.findOneAndUpdate({ n: 99 }, { $inc: { n: 1 } })).toBeNull();
    expect(await items.findOneAndDelete({ n: 99 })).toBeNull();
  });

  it('keeps the types of numbers as MongoDB does', async () => {
    await items.insertOne({
      _id: 1,
      i: new Int32(2147483647),
      l: Long.fromNumber(1),
      d: new Double(1),
      same: new Double(3),
    });
    await items.updateOne({ _id: 1 }, { $inc: { i: 1, l: 1, d: 1 } });
    const read = await items.findOne({ _id: 1 }, { promoteValues: false, promoteLongs: false });
    expect(read).toMatchObject({
      i: Long.fromNumber(2147483648),
      l: Long.fromNumber(2),
      d: new Double(2),
      same: new Double(3),
    });
    await expect(items.updateOne({ _id: 1 }, { $inc: { l: Long.MAX_VALUE } })).rejects.toMatchObject({
      code: 238,
    });
  });

  it('goes on after an error only when unordered', async () => {
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }];
    await expect(items.insertMany(documents)).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
    await items.deleteMany({});
    await expect(items.insertMany(documents, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
  });

  it('tells a duplicate key by index and value', async () => {
    await items.createIndex({ 'a.b': 1, c: -1 }, { unique: true, name: 'pair' });
    await items.insertOne({ _id: 1, a: { b: 'x' }, c: 1 });
    await expect(items.insertOne({ _id: 2, a: { b: 'x' }, c: 1 })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { 'a.b': 1, c: -1 },
      keyValue: { 'a.b': 'x', c: 1 },
      message: 'E11000 duplicate key error collection: test.items index: pair dup key: { a.b: "x", c: 1 }',
    });
    await items.insertOne({ _id: 2, a: { b: 'y' }, c: 1 });
    await expect(items.updateOne({ _id: 2 }, { $set: { 'a.b': 'x' } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await items.findOne({ 'a.b': 'y' })).toMatchObject({ _id: 2 });
    await items.dropIndex('pair');
  });

  it('rejects a command with an unknown field before carrying out any of it', async () => {
    await items.insertOne({ _id: 1, n: 1 });
    const updates = [
      { q: {}, u: { $inc: { n: 1 } } },
      { q: {}, u: { $inc: { n: 1 } }, sometimes: true },
    ];
    await expect(store.db.command({ update: 'items', updates })).rejects.toMatchObject({ code: 40415 });
    expect(await items.findOne()).toEqual({ _id: 1, n: 1 });
  });

  it('keeps documents in fields that are named as those of commands are', async () => {
    const fields = { documents: [{ a: 1 }], updates: [{ q: 1 }], deletes: [{ limit: 1 }] };
    await items.findOneAndUpdate({ _id: 1 }, { $set: fields }, { upsert: true });
    expect(await items.findOne({ documents: [{ a: 1 }] })).toEqual({ _id: 1, ...fields });
    await items.replaceOne({ _id: 1 }, { documents: [{ b: 2 }] });
    expect(await items.findOne()).toEqual({ _id: 1, documents: [{ b: 2 }] });
  });

  it('answers unacknowledged writes with nothing, and does them', async () => {
    const loose = store.client.db('test', { writeConcern: { w: 0 } }).collection<Item>('items');
    expect(await loose.insertOne({ _id: 1 })).toMatchObject({ acknowledged: false });
    expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1 });
  });
});
