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

/** A command, and what its refusal must name. */
const REFUSED: [Document, RegExp][] = [
  [{ nope: 1 }, /no such command: 'nope'/],
  [{ explain: { find: 'c' } }, /embedded store does not support the command explain/],
  [{ mapReduce: 'c' }, /does not support the command mapReduce/],
  [{ bulkWrite: 1 }, /does not support the command bulkWrite/],
  [{ find: 'c', txnNumber: 1, autocommit: false, startTransaction: true }, /does not support transactions/],
  [{ insert: 'c', documents: [{ a: 1 }], txnNumber: 1 }, /does not support transactions or retryable writes/],
  [find({}, { collation: { locale: 'ko' } }), /does not support collation/],
  [find({}, { min: { a: 1 } }), /option min/],
  [find({}, { tailable: true }), /option tailable/],
  [find({}, { returnKey: true }), /option returnKey/],
  [find({}, { showRecordId: true }), /option showRecordId/],
  [find({}, { unheardOf: 1 }), /'find.unheardOf' is an unknown field/],
  [find({}, { readConcern: { level: 'snapshot' } }), /read concern level snapshot/],
  [find({ $where: 'true' }), /query operator \$where/],
  [find({ $text: { $search: 'x' } }), /query operator \$text/],
  [find({ a: { $near: [1, 2] } }), /query operator \$near/],
  [find({ a: { $bitsAllSet: 1 } }), /query operator \$bitsAllSet/],
  [find({ $jsonSchema: {} }), /query operator \$jsonSchema/],
  [find({ a: { $nope: 1 } }), /unknown operator: \$nope/],
  [find({ $nope: 1 }), /unknown top level operator: \$nope/],
  [find({ a: { $in: [{ $gt: 1 }] } }), /cannot nest \$ under \$in/],
  [find({ d: { $gt: 1 } }), /Decimal128/],
  [find({ a: { $regex: 'x', $options: 'x' } }), /\$options x/],
  [find({ $expr: { $sin: 1 } }), /expression operator \$sin/],
  [find({}, { projection: { a: { $meta: 'textScore' } } }), /\$meta/],
  [find({}, { projection: { a: 1, b: 0 } }), /exclusion in inclusion/],
  [find({}, { sort: { a: 2 } }), /sort key ordering/],
  [aggregate({ $changeStream: {} }), /aggregation stage \$changeStream/],
  [aggregate({ $geoNear: {} }), /aggregation stage \$geoNear/],
  [aggregate({ $graphLookup: {} }), /aggregation stage \$graphLookup/],
  [aggregate({ $setWindowFields: {} }), /aggregation stage \$setWindowFields/],
  [aggregate({ $search: {} }), /aggregation stage \$search/],
  [aggregate({ $nope: {} }), /Unrecognized pipeline stage name: '\$nope'/],
  [aggregate({ $group: { _id: null, x: { $stdDevPop: '$a' } } }), /group operator \$stdDevPop/],
  [aggregate({ $group: { _id: null, x: { $sum: '$d' } } }), /\$sum on decimal values/],
  [aggregate({ $project: { x: { $function: {} } } }), /expression operator \$function/],
  [aggregate({ $project: { x: { $nope: 1 } } }), /Unrecognized expression '\$nope'/],
  [aggregate({ $out: 'x' }, { $match: {} }), /\$out can only be the final stage/],
  [{ ...aggregate({ $match: {} }), explain: true, cursor: undefined }, /does not support explain/],
  [{ aggregate: 1, pipeline: [{ $currentOp: {} }], cursor: {} }, /\$currentOp/],
  [update({ $nope: { a: 1 } }), /Unknown modifier: \$nope/],
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
  [index({ key: { a: 1 }, hidden: true }), /hidden indexes/],
  [index({ key: { a: 1 }, nope: 1 }), /'nope' is not valid for an index/],
  [{ create: 'v', viewOn: 'c', pipeline: [] }, /does not support views/],
  [{ create: 'k', capped: true, size: 1000 }, /collection option capped/],
  [{ create: 't', timeseries: { timeField: 'at' } }, /collection option timeseries/],
  [{ create: 'j', validator: { a: 1 } }, /collection option validator/],
  [{ find: '' }, /Invalid namespace/],
  [{ insert: 'c', documents: [{ _id: [1] }] }, /_id.*array/],
  [{ insert: 'c', documents: [{ _id: { $x: 1 } }] }, /_id fields may not contain '\$'-prefixed fields/],
];

describe('what is not supported', () => {
  it.each(REFUSED)('%j', async (command, sentence) => {
    const answer = store.db.command(command, { ignoreUndefined: true }).then((reply) => {
      const [first] = (reply.writeErrors as Document[] | undefined) ?? [];
      throw new Error(first ? String(first.errmsg) : 'it was accepted');
    });
    await expect(answer).rejects.toThrow(sentence);
  });

  it('is refused by the driver for transactions, watching and sessions alike', async () => {
    const session = store.client.startSession();
    await expect(
      session.withTransaction(() => store.db.collection('c').insertOne({}, { session })),
    ).rejects.toThrow(/does not support (retryable writes|transactions)/);
    await session.endSession();
    await expect(store.db.collection('c').watch().next()).rejects.toThrow(/\$changeStream/);
    expect(await store.db.collection('c').countDocuments()).toBe(1);
  });
});
