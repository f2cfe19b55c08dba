import { Decimal128 } from 'bson';
import type { Document } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
  await store.db.collection('c').insertOne({ _id: 1, a: 1, d: Decimal128.fromString('1') } as never);
});
afterAll(() => store.stop());

const find = (filter: Document, options: Document = {}): Document => ({ find: 'c', filter, ...options });
const aggregate = (...pipeline: Document[]): Document => ({ aggregate: 'c', pipeline, cursor: {} });
const update = (u: unknown, options: Document = {}): Document => ({
  update: 'c',
  updates: [{ q: {}, u, ...options }],
});
const index = (spec: Document): Document => ({ createIndexes: 'c', indexes: [{ name: 'i', ...spec }] });

/** A command, and what its error must name. */
const REJECTED: [Document, RegExp][] = [
  [{ nope: 1 }, /no such command: nope/],
  [{ mapReduce: 'c' }, /no such command: mapReduce/],
  [{ bulkWrite: 1 }, /no such command: bulkWrite/],
  [{ find: 'c', txnNumber: 1, autocommit: false, startTransaction: true }, /does not support transactions/],
  [{ insert: 'c', documents: [{ a: 1 }], txnNumber: 1 }, /does not support transactions or retryable writes/],
  [find({}, { collation: { locale: 'ko' } }), /does not support collation/],
  [find({}, { min: { a: 1 } }), /'find.min' is an unknown field/],
  [find({}, { tailable: true }), /'find.tailable' is an unknown field/],
  [find({}, { returnKey: true }), /'find.returnKey' is/],
  [find({}, { showRecordId: true }), /'find.showRecordId' is/],
  [find({}, { unheardOf: 1 }), /'find.unheardOf' is an unknown field/],
  [find({}, { readConcern: { level: 'snapshot' } }), /read concern level snapshot/],
  [find({ $where: 'true' }), /unknown (top level )?operator: \$where\. .*embedded store does not support/],
  [
    find({ $text: { $search: 'x' } }),
    /unknown (top level )?operator: \$text\. .*embedded store does not support/,
  ],
  [
    find({ a: { $near: [1, 2] } }),
    /unknown (top level )?operator: \$near\. .*embedded store does not support/,
  ],
  [
    find({ a: { $bitsAllSet: 1 } }),
    /unknown (top level )?operator: \$bitsAllSet\. .*embedded store does not support/,
  ],
  [
    find({ $jsonSchema: {} }),
    /unknown (top level )?operator: \$jsonSchema\. .*embedded store does not support/,
  ],
  [find({ a: { $nope: 1 } }), /unknown operator: \$nope/],
  [find({ $nope: 1 }), /unknown top level operator: \$nope/],
  [find({ a: { $in: [{ $gt: 1 }] } }), /cannot nest \$ under \$in/],
  [find({ d: { $gt: 1 } }), /Decimal128/],
  [find({ a: { $regex: 'x', $options: 'x' } }), /\$options x/],
  [find({ $expr: { $sin: 1 } }), /Unrecognized expression: \$sin/],
  [find({}, { projection: { a: { $meta: 'textScore' } } }), /\$meta/],
  [find({}, { projection: { a: 1, b: 0 } }), /exclusion on field b in inclusion/],
  [find({}, { sort: { a: 2 } }), /sort key ordering/],
  [aggregate({ $changeStream: {} }), /pipeline stage name: \$changeStream/],
  [aggregate({ $geoNear: {} }), /pipeline stage name: \$geoNear/],
  [aggregate({ $graphLookup: {} }), /pipeline stage name: \$graphLookup/],
  [aggregate({ $setWindowFields: {} }), /pipeline stage name: \$setWindowFields/],
  [aggregate({ $search: {} }), /pipeline stage name: \$search/],
  [aggregate({ $nope: {} }), /Unrecognized pipeline stage name: \$nope/],
  [aggregate({ $group: { _id: null, x: { $stdDevPop: '$a' } } }), /group operator: \$stdDevPop/],
  [aggregate({ $group: { _id: null, x: { $sum: '$d' } } }), /\$sum on decimal values/],
  [aggregate({ $project: { x: { $function: {} } } }), /Unrecognized expression: \$function/],
  [aggregate({ $project: { x: { $nope: 1 } } }), /Unrecognized expression: \$nope/],
  [aggregate({ $out: 'x' }, { $match: {} }), /\$out can only be the final stage/],
  [{ aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }, /\$currentOp/],
  [find({}, { projection: { 'a.$': 1 } }), /no '\$' in the path of a projection/],
  [find({}, { hint: { $natural: 1 } }), /hint provided does not correspond/],
  [find({ $expr: { $cond: { if: 1, then: 2, else: 3, or: 4 } } }), /parameter 'or' of \$cond/],
  [find({ $expr: { $reduce: {} } }), /Unrecognized expression: \$reduce/],
  [aggregate({ $unionWith: { pipeline: [] } }), /\$unionWith requires coll/],
  [aggregate({ $unionWith: { coll: 'd', as: 'x' } }), /'\$unionWith.as' is an unknown field/],
  [aggregate({ $sortByCount: '$a' }), /\$sortByCount/],
  [aggregate({ $bucket: {} }), /\$bucket/],
  [aggregate({ $unwind: { path: '$a', sideways: 1 } }), /'\$unwind.sideways' is an unknown field/],
  [aggregate({ $lookup: { from: 'c', as: 'x', localField: 'a' } }), /\$lookup requires/],
  [aggregate({ $merge: { into: 'd', whenMatched: 'fail' } }), /'\$merge.whenMatched' is an unknown field/],
  [aggregate({ $merge: { into: { db: 'x', coll: 'd' } } }), /does not support \$merge into/],
  [{ delete: 'c', deletes: [{ limit: 0 }] }, /'delete.deletes.q' is missing/],
  [{ update: 'c', updates: [{ u: { $set: { a: 2 } }, multi: true }] }, /'update.updates.q' is missing/],
  [update({ $set: { a: 1 } }, { c: { x: 1 } }), /'update.updates.c' is an unknown field/],
  [{ aggregate: 'c', cursor: {} }, /'aggregate.pipeline' is missing/],
  [update({ $nope: { a: 1 } }), /Unknown modifier: \$nope/],
  [update({ $rename: { a: 'b' } }), /\$rename\. .*embedded store does not support/],
  [update({ $bit: { a: { and: 1 } } }), /\$bit\. .*embedded store does not support/],
  [update({ $currentDate: { a: { $type: 'timestamp' } } }), /\$currentDate but for dates/],
  [update({ $inc: { d: 1 } }), /\$inc on Decimal128/],
  [update({ $push: { l: { $each: [], $nope: 1 } } }), /Unrecognized clause in \$push: \$nope/],
  [update({ $set: { a: 1 } }, { collation: { locale: 'fr' } }), /does not support collation/],
  [update({ $set: { a: 1 } }, { nope: 1 }), /'update.updates.nope' is an unknown field/],
  [update({ a: 1 }, { multi: true }), /multi update is not supported for replacement-style update/],
  [{ ...update({ $set: { a: 1 } }), writeConcern: { w: 2 } }, /cannot use 'w' > 1/],
  [index({ key: { a: 'text' } }), /text indexes/],
  [index({ key: { a: '2dsphere' } }), /2dsphere indexes/],
  [index({ key: { a: 'hashed' } }), /hashed indexes/],
  [index({ key: { '$**': 1 } }), /wildcard indexes/],
  [index({ key: { a: 1 }, collation: { locale: 'ko' } }), /does not support collation/],
  [
    index({ key: { a: 1 }, partialFilterExpression: { a: { $ne: 1 } } }),
    /not supported in partial index: \$ne/,
  ],
  [
    index({ key: { a: 1 }, partialFilterExpression: { a: { $exists: false } } }),
    /not supported in partial index: \$exists/,
  ],
  [index({ key: { a: 1 }, hidden: true }), /indexes.hidden' is an unknown field/],
  [index({ key: { a: 1 }, nope: 1 }), /indexes.nope' is an unknown field/],
  [{ create: 'v', viewOn: 'c', pipeline: [] }, /'create.viewOn' is .*the embedded store does not support it/],
  [{ create: 'k', capped: true, size: 1000 }, /'create.capped'/],
  [{ create: 't', timeseries: { timeField: 'at' } }, /'create.timeseries'/],
  [{ create: 'j', validator: { a: 1 } }, /'create.validator'/],
  [{ find: '' }, /Invalid namespace/],
  [{ insert: 'c', documents: [{ _id: [1] }] }, /_id.*array/],
  [{ insert: 'c', documents: [{ _id: { $x: 1 } }] }, /_id fields may not contain '\$'-prefixed fields/],
];

describe('what is not supported', () => {
  it.each(REJECTED)('%j', async (command, sentence) => {
    const answer = store.db.command(command, { ignoreUndefined: true }).then((reply) => {
      const [first] = (reply.writeErrors as Document[] | undefined) ?? [];
      throw new Error(first ? String(first.errmsg) : 'it was accepted');
    });
    await expect(answer).rejects.toThrow(sentence);
  });

  it('is rejected through the driver for transactions, watching and sessions alike', async () => {
    const session = store.client.startSession();
    await expect(
      session.withTransaction(() => store.db.collection('c').insertOne({}, { session })),
    ).rejects.toThrow(/does not support (retryable writes|transactions)/);
    await session.endSession();
    await expect(store.db.collection('c').watch().next()).rejects.toThrow(/\$changeStream/);
    expect(await store.db.collection('c').countDocuments()).toBe(1);
  });
});
