import {
  Binary,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
  UUID,
} from 'bson';
import type { Collection, Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
let rows: Collection;
beforeAll(async () => {
  store = await startTestStore();
});
beforeEach(() => {
  rows = store.db.collection(new ObjectId().toHexString());
});
afterAll(() => store.stop());

const id = new ObjectId('5f5f5f5f5f5f5f5f5f5f5f5f');
/** What is stored, byte by byte. */
const stored = async (filter: Document = {}): Promise<Buffer> => {
  const found = (await rows.findOne(filter, { raw: true })) as unknown as Buffer;
  return Buffer.from(found);
};

describe('documents with a DBRef', () => {
  it.each<[string, Document]>([
    ['a reference', { $ref: 'users', $id: id }],
    ['a database', { $ref: 'users', $id: id, $db: 'other' }],
    ['more fields', { $ref: 'users', $id: id, note: 1 }],
    ['a collection with a dot', { $ref: 'a.b', $id: id }],
    ['an id of another type', { $ref: 'users', $id: 4 }],
    ['another order', { $id: id, $ref: 'users' }],
    ['only a database', { $ref: 'users', $db: 'other' }],
    ['a $ref that is a number', { $ref: 5, $id: 4 }],
  ])('are stored as they are: %s', async (_what, reference) => {
    for (const document of [
      { _id: 1, r: reference },
      { _id: 2, l: [{ in: reference }] },
    ] as Document[]) {
      await rows.insertOne(document);
      expect(await stored({ _id: document['_id'] })).toEqual(Buffer.from(serialize(document)));
    }
    // Rewritten by an update, and given an _id by the store.
    await rows.updateOne({ _id: 1 } as Document, { $set: { n: 1 } });
    expect(await stored({ _id: 1 })).toEqual(Buffer.from(serialize({ _id: 1, r: reference, n: 1 })));
    await store.db.command({ insert: rows.collectionName, documents: [{ third: reference }] });
    const third = await rows.findOne({ third: { $exists: true } });
    expect(await stored({ third: { $exists: true } })).toEqual(
      Buffer.from(serialize({ _id: third?._id, third: reference })),
    );
  });

  it('are stored at the top of a document as well', async () => {
    await rows.insertOne({ _id: 1, $ref: 'users', $id: id } as Document);
    expect(await stored()).toEqual(Buffer.from(serialize({ _id: 1, $ref: 'users', $id: id })));
  });

  it('are found whole, by their fields, and as elements', async () => {
    const r = new DBRef('users', id);
    await rows.insertOne({ _id: 1, r, l: [new DBRef('others', id, 'db'), r] } as Document);
    for (const filter of [
      { r },
      { 'r.$id': id },
      { 'r.$ref': 'users' },
      { l: r },
      { l: { $in: [r] } },
      { l: { $elemMatch: { $ref: 'users', $id: id } } },
      { l: { $elemMatch: { $id: id, $db: 'db' } } },
    ])
      expect(await rows.countDocuments(filter)).toBe(1);
    expect(await rows.countDocuments({ l: { $elemMatch: { $id: new ObjectId() } } })).toBe(0);
  });

  it('are set, pushed and pulled', async () => {
    await rows.insertOne({ _id: 1 } as Document);
    const r = new DBRef('a.b', id);
    await rows.updateOne({}, { $set: { r }, $push: { l: r } as never });
    expect(await stored()).toEqual(Buffer.from(serialize({ _id: 1, l: [r], r })));
    await rows.updateOne({}, { $pull: { l: r } as never });
    expect(await rows.findOne()).toMatchObject({ l: [] });
  });

  it('go beside every other type', async () => {
    const all = {
      _id: 1,
      double: new Double(1.5),
      text: 'x',
      list: [[], [{}]],
      binary: new Binary(Buffer.from('a')),
      uuid: new UUID(),
      id,
      bool: true,
      date: new Date(0),
      none: null,
      regex: /x/i,
      code: new Code('1', { a: 1 }),
      symbol: new BSONSymbol('s'),
      int: 1,
      time: new Timestamp({ t: 1, i: 2 }),
      long: Long.fromNumber(2 ** 40),
      decimal: Decimal128.fromString('1.2'),
      min: new MinKey(),
      max: new MaxKey(),
      ['__proto__']: { own: true },
      reference: new DBRef('a.b', id),
    };
    await rows.insertOne(all as never);
    expect(await stored()).toEqual(Buffer.from(serialize(all)));
  });
});

const rejected = (code: number, sentence: string): object => ({
  code,
  message: expect.stringContaining(sentence),
});
const update = (u: Document, options: Document = {}): Promise<Document> =>
  store.db
    .command({ update: rows.collectionName, updates: [{ q: {}, u, ...options }] })
    .then(({ writeErrors, ...reply }) => {
      const [error] = (writeErrors ?? []) as { code: number; errmsg: string }[];
      if (error) throw Object.assign(new Error(error.errmsg), { code: error.code });
      return reply;
    });
const IN_UPDATE =
  "is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.";

describe('names that begin with a $', () => {
  it('are stored by inserts, at the top and below', async () => {
    await rows.insertOne({ _id: 1, $price: 5, a: { $b: [{ $c: 1 }] } } as Document);
    expect(await stored()).toEqual(Buffer.from(serialize({ _id: 1, $price: 5, a: { $b: [{ $c: 1 }] } })));
  });

  it('are rejected anywhere in an _id, but for a DBRef', async () => {
    const message = "_id fields may not contain '$'-prefixed fields: $b is not valid for storage.";
    for (const _id of [{ $b: 1 }, { a: { $b: 1 } }, { a: [{ $b: 1 }] }] as unknown as ObjectId[])
      await expect(rows.insertOne({ _id })).rejects.toMatchObject(rejected(52, message));
    await rows.insertOne({ _id: { r: { $ref: 'users', $id: 1 } } as unknown as ObjectId });
  });

  it('are set, counted and removed by update operators below the top', async () => {
    await rows.insertOne({ _id: 1 } as Document);
    await update({ $set: { 'a.$b': 1, c: { $d: 1 } }, $inc: { 'a.$n': 2 } });
    expect(await rows.findOne()).toEqual({ _id: 1, a: { $b: 1, $n: 2 }, c: { $d: 1 } });
    await update({ $unset: { 'a.$b': 1 } });
    expect(await rows.findOne()).toEqual({ _id: 1, a: { $n: 2 }, c: { $d: 1 } });
  });

  it('are rejected at the top by update operators and replacements, but not by upserts and pipelines', async () => {
    const message = `The dollar ($) prefixed field '$b' in '$b' ${IN_UPDATE}`;
    // Nothing matches, so nothing is checked.
    expect(await update({ $set: { $b: 1 } })).toMatchObject({ n: 0 });
    await update({ $set: { $b: 1 } }, { upsert: true });
    expect(await rows.findOne({}, { projection: { _id: 0 } })).toEqual({ $b: 1 });
    await expect(update({ $set: { $b: 2 } })).rejects.toMatchObject(rejected(52, message));
    await expect(update({ a: 1, $b: 2 })).rejects.toMatchObject(rejected(52, message));
    await update([{ $replaceWith: { $literal: { $b: 3 } } }] as unknown as Document);
    expect(await rows.findOne({}, { projection: { _id: 0 } })).toEqual({ $b: 3 });
    await update({ $unset: { $b: 1 } });
    expect(await rows.findOne({}, { projection: { _id: 0 } })).toEqual({});
  });

  it('of a DBRef need their order at the top of a replacement', async () => {
    await rows.insertOne({ _id: 1 } as Document);
    await expect(update({ a: 1, $id: 1 })).rejects.toMatchObject(
      rejected(55, 'Found $id field without a $ref before it, which is invalid.'),
    );
    await update({ a: 1, $ref: 'users', $id: 1, $db: 'other' });
    expect(await stored()).toEqual(
      Buffer.from(serialize({ _id: 1, a: 1, $ref: 'users', $id: 1, $db: 'other' })),
    );
  });

  it('make an update one by operators where they come first', async () => {
    await expect(update({ $ref: 'users', $id: 1 })).rejects.toMatchObject(
      rejected(9, 'Unknown modifier: $ref'),
    );
  });
});
