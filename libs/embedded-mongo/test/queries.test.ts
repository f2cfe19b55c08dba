import { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import type { Collection, Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

interface Item extends Document {
  _id: number;
}
const id = new ObjectId('65a000000000000000000001');
const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

/** Every filter below runs against these, first without an index and then with one on `a`. */
const ITEMS: Item[] = [
  { _id: 1, a: 1, b: 'one' },
  { _id: 2, a: 2.5, b: 'Two' },
  { _id: 3, a: '5', b: null },
  { _id: 4, a: null },
  { _id: 5 },
  { _id: 6, a: [1, 7, '5'] },
  { _id: 7, a: [] },
  { _id: 8, a: { x: 1, y: 2 } },
  {
    _id: 9,
    a: [
      { x: 1, y: 5 },
      { x: 3, y: 2 },
    ],
  },
  { _id: 10, a: day(5) },
  { _id: 11, a: id },
  { _id: 12, a: true },
  { _id: 13, a: Long.fromString('9007199254740993') },
  { _id: 14, a: new Binary(Buffer.from('abc')) },
  { _id: 15, a: [[1, 2], 3] },
  { _id: 16, a: NaN },
  { _id: 17, a: /^x/i },
  { _id: 18, a: new Timestamp({ t: 5, i: 1 }) },
  { _id: 19, a: new MinKey() },
  { _id: 20, a: new MaxKey() },
];

const FILTERS: [Document, number[]][] = [
  [{ a: 1 }, [1, 6]],
  [{ a: new Double(1) }, [1, 6]],
  [{ a: null }, [4, 5]],
  [{ a: { $ne: null } }, [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [{ a: { $exists: false } }, [5]],
  [{ a: { $exists: true, $eq: null } }, [4]],
  [{ a: [] }, [7]],
  [{ a: [1, 2] }, [15]],
  [{ a: { $gt: 1 } }, [2, 6, 13, 15]],
  [{ a: { $gte: 1, $lt: 2 } }, [1, 6]],
  [{ a: { $gt: 2, $lt: 2.6 } }, [2, 6]],
  [{ a: { $gte: '5' } }, [3, 6]],
  [{ a: { $lt: 'a' } }, [3, 6]],
  [{ a: { $gt: day(4), $lte: day(5) } }, [10]],
  [{ a: { $lt: day(5) } }, []],
  [{ a: id }, [11]],
  [{ a: { $gte: new ObjectId('65a000000000000000000000') } }, [11]],
  [{ a: Long.fromString('9007199254740993') }, [13]],
  [{ a: Long.fromString('9007199254740992') }, []],
  [{ a: { $gt: Long.fromString('9007199254740992') } }, [13]],
  [{ a: new Binary(Buffer.from('abc')) }, [14]],
  [{ a: { x: 1, y: 2 } }, [8]],
  [{ a: { y: 2, x: 1 } }, []],
  [{ 'a.x': 1 }, [8, 9]],
  [{ 'a.x': { $gte: 2 } }, [9]],
  [{ 'a.x': 1, 'a.y': 2 }, [8, 9]],
  [{ a: { $elemMatch: { x: 1, y: 2 } } }, []],
  [{ a: { $elemMatch: { x: 1, y: { $gte: 5 } } } }, [9]],
  [{ a: { $elemMatch: { $gte: 5, $lt: 8 } } }, [6]],
  [{ 'a.x': null }, [1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 16, 17, 18, 19, 20]],
  [{ 'a.0': 1 }, [6]],
  [{ 'a.1': { $exists: true } }, [6, 9, 15]],
  [{ 'a.0.x': 1 }, [9]],
  [{ a: { $in: [1, '5', null] } }, [1, 3, 4, 5, 6]],
  [{ a: { $in: [] } }, []],
  [{ _id: { $in: [] } }, []],
  [{ a: { $in: [1] }, _id: { $in: [1, 99] } }, [1]],
  [{ a: { $nin: [1, '5', null] } }, [2, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [{ b: { $in: [/^t/i] } }, [2]],
  [{ b: /^o/ }, [1]],
  [{ b: { $regex: '^T', $options: 'i' } }, [2]],
  [{ b: { $not: /^o/ } }, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]],
  [{ a: { $size: 3 } }, [6]],
  [{ a: { $all: [1, 7] } }, [6]],
  [{ a: { $all: [[1, 2]] } }, [15]],
  [{ a: { $mod: [2, 1] } }, [1, 6, 13, 15]],
  [{ a: { $type: 'string' } }, [3, 6]],
  [{ a: { $type: 'array' } }, [6, 7, 9, 15]],
  [{ a: { $type: ['int', 'long'] } }, [1, 6, 13, 15]],
  [{ a: { $type: 'number' } }, [1, 2, 6, 13, 15, 16]],
  [{ a: NaN }, [16]],
  [{ a: { $gte: NaN } }, [16]],
  [{ a: true }, [12]],
  [{ a: { $lt: true } }, []],
  [{ a: { $gt: new MinKey() } }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20]],
  [{ $or: [{ a: 1 }, { _id: 3 }] }, [1, 3, 6]],
  [{ $and: [{ a: 1 }, { b: 'one' }] }, [1]],
  [{ $nor: [{ _id: { $gt: 2 } }, { a: 1 }] }, [2]],
  [{ $expr: { $gt: [{ $add: ['$_id', 1] }, 20] } }, [20]],
  [{ $expr: { $eq: ['$a', '$missing'] } }, [5]],
  [{ a: { $not: { $gte: 1 } }, _id: { $lt: 5 } }, [3, 4]],
];

describe('filters', () => {
  let store: TestStore;
  let items: Collection<Item>;
  beforeAll(async () => {
    store = await startTestStore();
    items = store.db.collection<Item>('items');
    await items.insertMany(ITEMS);
  });
  afterAll(() => store.stop());

  const found = async (filter: Document): Promise<number[]> =>
    (await items.find(filter, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray()).map(({ _id }) => _id);

  it.each(FILTERS)('%j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });

  describe('through an index', () => {
    beforeAll(() => items.createIndex({ a: 1 }));
    it.each(FILTERS)('%j', async (filter, expected) => {
      expect(await found(filter)).toEqual(expected);
    });
  });

  describe('through a descending, compound index', () => {
    beforeAll(async () => {
      await items.dropIndexes();
      await items.createIndex({ a: -1, _id: 1 });
    });
    it.each(FILTERS)('%j', async (filter, expected) => {
      expect(await found(filter)).toEqual(expected);
    });
  });

  it('keep every type of value as it was stored', async () => {
    const stored: Document = {
      _id: 100,
      i: new Int32(1),
      d: new Double(1),
      l: Long.fromNumber(1),
      m: Decimal128.fromString('1.10'),
      u: undefined,
    };
    await items.insertOne(stored as Item, { ignoreUndefined: true });
    await items.updateOne({ _id: 100 }, { $set: { touched: true } });
    const read = await items.findOne({ _id: 100 }, { promoteValues: false, promoteLongs: false });
    expect(read).toMatchObject({
      i: new Int32(1),
      d: new Double(1),
      l: Long.fromNumber(1),
      m: Decimal128.fromString('1.10'),
    });
    await items.deleteOne({ _id: 100 });
  });
});

describe('sorting and projecting', () => {
  let store: TestStore;
  let items: Collection<Item>;
  beforeAll(async () => {
    store = await startTestStore();
    items = store.db.collection<Item>('items');
    await items.insertMany(ITEMS);
  });
  afterAll(() => store.stop());

  it('orders values of mixed types as MongoDB does', async () => {
    const ids = (await items.find({}, { sort: { a: 1, _id: 1 } }).toArray()).map(({ _id }) => _id);
    expect(ids).toEqual([19, 7, 4, 5, 16, 1, 6, 2, 15, 13, 3, 8, 9, 14, 11, 12, 10, 18, 17, 20]);
    await items.createIndex({ a: 1, _id: 1 });
    const indexed = (await items.find({}, { sort: { a: 1, _id: 1 }, hint: 'a_1__id_1' }).toArray()).map(
      ({ _id }) => _id,
    );
    expect(indexed).toEqual(ids);
  });

  it('reads an index backwards for a descending sort, from a range', async () => {
    const dated = store.db.collection<Item>('dated');
    await dated.insertMany(
      Array.from({ length: 50 }, (_, i) => ({ _id: i, group: i % 2, at: day(1 + (i % 7)) })),
    );
    await dated.createIndex({ group: 1, at: -1 });
    const filter = { group: 1, at: { $gt: day(2), $lte: day(6) } };
    const expected = (await dated.find({}).toArray()).filter(
      ({ group, at }) => group === 1 && at > day(2) && at <= day(6),
    );
    for (const direction of [1, -1] as const) {
      const sorted = await dated.find(filter).sort({ at: direction }).toArray();
      expect(sorted.map(({ at }) => at)).toEqual(
        expected.map(({ at }) => at).sort((x, y) => (x - y) * direction),
      );
      const page = await dated.find(filter).sort({ at: direction }).skip(2).limit(3).toArray();
      expect(page).toEqual(sorted.slice(2, 5));
    }
  });

  it('sorts right where index keys are too long to be exact', async () => {
    const long = store.db.collection<Item>('long');
    const head = 'k'.repeat(2500);
    await long.createIndex({ text: 1 }, { unique: true });
    await long.insertMany([
      { _id: 1, text: `${head}c` },
      { _id: 2, text: `${head}a` },
      { _id: 3, text: `${head}b` },
      { _id: 4, text: 'a' },
    ]);
    const ids = async (filter: Document) =>
      (await long.find(filter).sort({ text: 1 }).limit(3).toArray()).map(({ _id }) => _id);
    expect(await ids({})).toEqual([4, 2, 3]);
    expect(await ids({ text: { $gt: `${head}a` } })).toEqual([3, 1]);
    expect(await ids({ text: `${head}b` })).toEqual([3]);
    await expect(long.insertOne({ _id: 5, text: `${head}b` })).rejects.toMatchObject({ code: 11000 });
  });

  const nested = {
    _id: 1,
    a: { b: 1, c: 2 },
    list: [
      { k: 1, v: 'x' },
      { k: 2, v: 'y' },
      { k: 3, v: 'z' },
    ],
    n: 5,
  };
  it.each([
    [{ n: 1 }, { _id: 1, n: 5 }],
    [{ n: 1, _id: 0 }, { n: 5 }],
    [{ 'a.b': 1, _id: 0 }, { a: { b: 1 } }],
    [{ a: { c: 1 }, _id: 0 }, { a: { c: 2 } }],
    [
      { 'a.b': 0, list: 0 },
      { _id: 1, a: { c: 2 }, n: 5 },
    ],
    [{ 'list.k': 1, _id: 0 }, { list: [{ k: 1 }, { k: 2 }, { k: 3 }] }],
    [
      { 'list.v': 0, a: 0, n: 0 },
      { _id: 1, list: [{ k: 1 }, { k: 2 }, { k: 3 }] },
    ],
    [
      { list: { $slice: -1 }, a: 0, n: 0 },
      { _id: 1, list: [{ k: 3, v: 'z' }] },
    ],
    [
      { list: { $slice: [1, 1] }, n: 1 },
      { _id: 1, list: [{ k: 2, v: 'y' }], n: 5 },
    ],
    [{ list: { $elemMatch: { k: { $gt: 1 } } } }, { _id: 1, list: [{ k: 2, v: 'y' }] }],
    [{ sum: { $add: ['$n', '$a.b'] }, _id: 0 }, { sum: 6 }],
  ])('projects %j', async (projection, expected) => {
    const docs = store.db.collection<Item>('nested');
    await docs.replaceOne({ _id: 1 }, nested, { upsert: true });
    expect(await docs.findOne({ _id: 1, 'list.k': 2 }, { projection })).toEqual(expected);
  });

  it('goes on with a cursor after documents it has yet to give were removed', async () => {
    const resting = store.db.collection<Item>('resting');
    await resting.createIndex({ a: 1 });
    await resting.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, a: i })));
    const cursor = resting.find({ a: { $gte: 0 } }, { batchSize: 2 });
    expect(await cursor.next()).toEqual({ _id: 0, a: 0 });
    await resting.deleteMany({ _id: { $gt: 5, $lt: 49 } });
    const rest = (await cursor.toArray()).map(({ _id }) => _id);
    expect(rest).toEqual([1, 2, 3, 4, 5, 49]);
  });

  it('takes null for an _id like any value', async () => {
    const nulls = store.db.collection<Document>('nulls');
    await store.db.command({ insert: 'nulls', documents: [{ _id: null, a: 1 }] });
    const again = await store.db.command({ insert: 'nulls', documents: [{ _id: null }] });
    expect(again).toMatchObject({ n: 0, writeErrors: [{ code: 11000, keyValue: { _id: null } }] });
    await nulls.deleteMany({ _id: null as never });
    await nulls.updateOne({ _id: null as never }, { $set: { b: 2 } }, { upsert: true });
    expect(await nulls.find({ _id: { $type: 'null' } } as Document).toArray()).toEqual([{ _id: null, b: 2 }]);
  });

  it('gives results in batches, and forgets killed cursors', async () => {
    const many = store.db.collection<Item>('many');
    await many.insertMany(Array.from({ length: 1000 }, (_, i) => ({ _id: 999 - i })));
    expect((await many.find({}, { batchSize: 7 }).toArray()).map(({ _id }) => _id)).toEqual(
      Array.from({ length: 1000 }, (_, i) => 999 - i),
    );
    const cursor = many.find({}, { batchSize: 2 });
    await cursor.next();
    await cursor.close();
    await expect(
      store.db.command({ getMore: Long.fromNumber(12345), collection: 'many' }),
    ).rejects.toMatchObject({ code: 43 });
    expect(await many.find({}, { skip: 990 }).count()).toBe(10);
    expect(await many.estimatedDocumentCount()).toBe(1000);
    expect(await items.distinct('a', { _id: { $in: [1, 3, 6] } })).toEqual([1, 7, '5']);
  });
});
