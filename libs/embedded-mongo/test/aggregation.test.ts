import type { Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
  await store.db.collection<Document>('sales').insertMany([
    { _id: 1, item: 'a', qty: 2, price: 10, at: new Date('2026-01-01'), tags: ['x', 'y'] },
    { _id: 2, item: 'b', qty: 1, price: 20, at: new Date('2026-01-02'), tags: [] },
    { _id: 3, item: 'a', qty: 5, price: 10, at: new Date('2026-02-01'), tags: ['y'] },
    { _id: 4, item: 'c', qty: 0, price: 5, at: new Date('2026-02-02') },
  ] as never);
  await store.db.collection<Document>('stock').insertMany([
    { _id: 's1', sku: 'a', n: 3 },
    { _id: 's2', sku: 'a', n: 4 },
    { _id: 's3', sku: 'b', n: 5 },
    { _id: 's4', n: 9 },
  ] as never);
});
afterAll(() => store.stop());

const PIPELINES: [Document[], Document[]][] = [
  [
    [
      { $match: { item: 'a' } },
      { $group: { _id: '$item', n: { $sum: '$qty' }, avg: { $avg: '$qty' }, count: { $sum: 1 } } },
    ],
    [{ _id: 'a', n: 7, avg: 3.5, count: 2 }],
  ],
  [
    [
      { $group: { _id: '$item', total: { $sum: { $multiply: ['$qty', '$price'] } } } },
      { $sort: { total: -1, _id: 1 } },
    ],
    [
      { _id: 'a', total: 70 },
      { _id: 'b', total: 20 },
      { _id: 'c', total: 0 },
    ],
  ],
  [
    [
      {
        $group: {
          _id: null,
          first: { $first: '$item' },
          last: { $last: '$item' },
          min: { $min: '$price' },
          max: { $max: '$at' },
          all: { $addToSet: '$item' },
          ids: { $push: '$_id' },
        },
      },
    ],
    [
      {
        _id: null,
        first: 'a',
        last: 'c',
        min: 5,
        max: new Date('2026-02-02'),
        all: ['a', 'b', 'c'],
        ids: [1, 2, 3, 4],
      },
    ],
  ],
  [
    [{ $group: { _id: { m: { $month: '$at' } }, n: { $sum: 1 } } }, { $sort: { '_id.m': 1 } }],
    [
      { _id: { m: 1 }, n: 2 },
      { _id: { m: 2 }, n: 2 },
    ],
  ],
  [[{ $group: { _id: '$missing', tags: { $push: '$missing' } } }], [{ _id: null, tags: [] }]],
  [
    [{ $unwind: '$tags' }, { $group: { _id: '$tags', count: { $sum: 1 } } }, { $sort: { count: -1 } }],
    [
      { _id: 'y', count: 2 },
      { _id: 'x', count: 1 },
    ],
  ],
  [
    [
      { $match: { _id: { $in: [1, 2, 4] } } },
      { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $project: { tags: 1, i: 1 } },
    ],
    [
      { _id: 1, tags: 'x', i: 0 },
      { _id: 1, tags: 'y', i: 1 },
      { _id: 2, i: null },
      { _id: 4, i: null },
    ],
  ],
  [
    [{ $match: { qty: { $lt: 2 } } }, { $unwind: '$qty' }, { $project: { qty: 1 } }],
    [
      { _id: 2, qty: 1 },
      { _id: 4, qty: 0 },
    ],
  ],
  [
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          item: 1,
          total: { $multiply: ['$qty', '$price'] },
          nested: { a: '$item', b: { $literal: '$x' } },
        },
      },
    ],
    [{ item: 'a', total: 20, nested: { a: 'a', b: '$x' } }],
  ],
  [[{ $match: { _id: 1 } }, { $project: { tags: 0, at: 0, price: 0 } }], [{ _id: 1, item: 'a', qty: 2 }]],
  [
    [
      { $match: { _id: 1 } },
      { $addFields: { 'deep.er': { $size: '$tags' }, qty: '$$REMOVE' } },
      { $project: { qty: 1, deep: 1 } },
    ],
    [{ _id: 1, deep: { er: 2 } }],
  ],
  [
    [
      { $match: { item: 'b' } },
      { $project: { item: 1 } },
      {
        $unionWith: {
          coll: 'stock',
          pipeline: [{ $match: { sku: 'a' } }, { $project: { _id: 0, n: 1 } }],
        },
      },
      { $sort: { n: -1 } },
    ],
    [{ n: 4 }, { n: 3 }, { _id: 2, item: 'b' }],
  ],
  [
    [{ $match: { _id: 0 } }, { $unionWith: 'stock' }, { $unionWith: { coll: 'sales' } }, { $count: 'n' }],
    [{ n: 8 }],
  ],
  [
    [
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'stock', localField: 'item', foreignField: 'sku', as: 's' } },
      { $project: { 's.n': 1 } },
    ],
    [
      { _id: 1, s: [{ n: 3 }, { n: 4 }] },
      { _id: 2, s: [{ n: 5 }] },
    ],
  ],
  [
    [
      { $match: { _id: 1 } },
      {
        $lookup: {
          from: 'stock',
          localField: 'item',
          foreignField: 'sku',
          as: 's',
          let: { q: '$qty' },
          pipeline: [
            { $match: { $expr: { $gt: ['$n', { $add: ['$$q', 1] }] } } },
            { $project: { _id: 0, n: 1 } },
          ],
        },
      },
      { $project: { s: 1 } },
    ],
    [{ _id: 1, s: [{ n: 4 }] }],
  ],
  [
    [
      { $match: { _id: 1 } },
      { $lookup: { from: 'stock', as: 's', pipeline: [{ $count: 'n' }] } },
      { $project: { s: 1 } },
    ],
    [{ _id: 1, s: [{ n: 4 }] }],
  ],
  [
    [
      { $match: { _id: 1 } },
      { $lookup: { from: 'stock', localField: 'missing', foreignField: 'sku', as: 's' } },
      { $project: { 's._id': 1 } },
    ],
    [{ _id: 1, s: [{ _id: 's4' }] }],
  ],
  [
    [
      {
        $facet: {
          count: [{ $count: 'n' }],
          page: [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ],
    [{ count: [{ n: 4 }], page: [{ _id: 3 }] }],
  ],
  [[{ $match: { _id: 99 } }, { $count: 'n' }], []],
  [[{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { a: '$item' } } }], [{ a: 'a' }]],
  [
    [
      { $match: { _id: 3 } },
      {
        $project: {
          _id: 0,
          v: { $cond: [{ $gte: ['$qty', 5] }, 'many', 'few'] },
          w: { $switch: { branches: [{ case: { $eq: ['$item', 'b'] }, then: 1 }], default: 2 } },
          x: { $ifNull: ['$nope', 0] },
        },
      },
    ],
    [{ v: 'many', w: 2, x: 0 }],
  ],
  [
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          m: { $map: { input: '$tags', as: 't', in: { $concat: ['$$t', '!'] } } },
          f: { $filter: { input: '$tags', cond: { $eq: ['$$this', 'y'] } } },
          l: { $let: { vars: { n: '$missing' }, in: { $ifNull: ['$$n', '$qty'] } } },
        },
      },
    ],
    [{ m: ['x!', 'y!'], f: ['y'], l: 2 }],
  ],
  [
    [
      { $match: { _id: 1 } },
      {
        $project: {
          _id: 0,
          d: { $dateToString: { date: '$at', format: '%Y-%m-%d' } },
          eq: { $eq: ['$tags', 'x'] },
          has: { $in: ['x', '$tags'] },
          t: { $type: '$nope' },
        },
      },
    ],
    [{ d: '2026-01-01', eq: false, has: true, t: 'missing' }],
  ],
];

describe('aggregation', () => {
  it.each(PIPELINES)('%j', async (pipeline, expected) => {
    expect(await store.db.collection('sales').aggregate(pipeline).toArray()).toEqual(expected);
  });

  it('writes its result with $out and $merge', async () => {
    const { db } = store;
    await db.collection('target').createIndex({ item: 1 });
    await db.collection('target').insertOne({ _id: 1, old: true } as never);
    await db
      .collection('sales')
      .aggregate([{ $match: { _id: 1 } }, { $project: { item: 1 } }, { $merge: { into: 'target' } }])
      .toArray();
    expect(await db.collection('target').find().toArray()).toEqual([{ _id: 1, old: true, item: 'a' }]);
    await db
      .collection('sales')
      .aggregate([{ $match: { item: 'b' } }, { $project: { item: 1 } }, { $out: 'target' }])
      .toArray();
    expect(await db.collection('target').find({ item: 'b' }).toArray()).toEqual([{ _id: 2, item: 'b' }]);
    expect(await db.collection('target').indexes()).toHaveLength(2);
  });
});
