import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import mongoose from 'mongoose';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

const { Schema } = mongoose;
let store: TestStore;
let connection: mongoose.Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await mongoose.createConnection(`${store.server.url}/shop`).asPromise();
});
afterAll(async () => {
  await connection.close();
  await store.stop();
});

const memberSchema = new Schema(
  {
    email: { type: String, required: true },
    withdrawn: { type: Boolean, default: false },
    points: { type: Number, default: 0 },
    rooms: { type: Map, of: Number },
    avatar: Buffer,
    expires: Date,
  },
  { timestamps: true, optimisticConcurrency: true },
);
memberSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { withdrawn: false } });
memberSchema.index({ expires: 1 }, { expireAfterSeconds: 3600 });
const orderSchema = new Schema({
  member: { type: Schema.Types.ObjectId, ref: 'Member' },
  state: { type: String, enum: ['open', 'paid'], default: 'open', index: true },
  lines: [{ sku: String, count: Number }],
  outbox: [{ _id: false, id: String, at: Date }],
});
orderSchema.index({ 'outbox.at': 1 });

describe('mongoose', () => {
  it('builds its indexes at boot, and again', async () => {
    const Member = connection.model('Member', memberSchema);
    await Member.init();
    await Member.syncIndexes();
    expect(await Member.diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    expect(await Member.listIndexes()).toMatchObject([
      { name: '_id_' },
      { unique: true, partialFilterExpression: { withdrawn: false } },
      { expireAfterSeconds: 3600 },
    ]);
  });

  it('creates, finds, changes, saves and populates', async () => {
    const Member = connection.model('Member');
    const Order = connection.model('Order', orderSchema);
    const member = await Member.create({ email: 'a@x', rooms: { twin: 2 }, avatar: Buffer.from('png') });
    await expect(Member.create({ email: 'a@x' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { email: 'a@x' },
    });
    await Member.create({ email: 'a@x', withdrawn: true });
    const order = await Order.create({
      member: member._id,
      lines: [{ sku: 's', count: 1 }],
      outbox: [{ id: 'e1', at: new Date(5) }],
    });
    const read = await Order.findById(order._id).populate('member').orFail();
    expect(read.get('member.email')).toBe('a@x');
    expect((read.get('member.avatar') as Buffer).toString()).toBe('png');
    read.lines[0]!.count = 3;
    read.lines.push({ sku: 't', count: 1 });
    await read.save();
    expect(await Order.findOne({ 'lines.sku': 't' }).lean()).toMatchObject({
      lines: [{ count: 3 }, { count: 1 }],
    });
    expect(await Order.find({ 'outbox.at': { $lte: new Date(5) } }).lean()).toHaveLength(1);
    expect(await Order.exists({ state: 'paid' })).toBeNull();
    const stale = await Member.findById(member._id).orFail();
    await Member.findById(member._id)
      .orFail()
      .then((fresh) => fresh.set('points', 5).save());
    await expect(stale.set('points', 9).save()).rejects.toThrow(/No matching document/);
  });

  it('updates with guards and array filters, upserts, and writes in bulk', async () => {
    const Order = connection.model('Order');
    const [order] = await Order.create([
      {
        lines: [
          { sku: 'a', count: 1 },
          { sku: 'b', count: 2 },
        ],
      },
    ]);
    const guarded = { _id: order!._id, state: 'open' };
    const paid = await Order.findOneAndUpdate(
      guarded,
      { $set: { state: 'paid' }, $push: { outbox: { id: 'e2', at: new Date() } } },
      { returnDocument: 'after' },
    ).lean();
    expect(paid).toMatchObject({ state: 'paid', outbox: [{ id: 'e2' }] });
    expect(await Order.findOneAndUpdate(guarded, { $set: { state: 'paid' } })).toBeNull();
    await Order.updateOne(
      { _id: order!._id },
      { $inc: { 'lines.$[line].count': 5 } },
      { arrayFilters: [{ 'line.sku': 'b' }] },
    );
    await Order.updateOne({ _id: order!._id, 'lines.sku': 'a' }, { $set: { 'lines.$.count': 0 } });
    expect(await Order.findById(order!._id).lean()).toMatchObject({ lines: [{ count: 0 }, { count: 7 }] });
    const result = await Order.bulkWrite([
      { insertOne: { document: { state: 'open' } } },
      { updateOne: { filter: { state: 'new' }, update: { $set: { lines: [] } }, upsert: true } },
      { updateMany: { filter: { state: 'open' }, update: { $set: { state: 'paid' } } } },
      { deleteMany: { filter: { state: 'new' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const grouped = await Order.aggregate([
      { $match: { state: 'paid', _id: order!._id } },
      { $unwind: '$lines' },
      { $group: { _id: '$lines.sku', n: { $sum: '$lines.count' } } },
      { $sort: { _id: 1 } },
    ]);
    expect(grouped).toEqual([
      { _id: 'a', n: 0 },
      { _id: 'b', n: 7 },
    ]);
  });

  it('streams files through GridFS, in parts, and deletes them', async () => {
    const bucket = new mongoose.mongo.GridFSBucket(connection.db!, { chunkSizeBytes: 64 * 1024 });
    const content = randomBytes(300_000);
    const upload = bucket.openUploadStream('photo.png', { metadata: { type: 'image/png' } });
    await pipeline(Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]), upload);
    const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
    expect(digest(await buffer(bucket.openDownloadStream(upload.id)))).toBe(digest(content));
    expect(
      digest(await buffer(bucket.openDownloadStreamByName('photo.png', { start: 65_000, end: 140_000 }))),
    ).toBe(digest(content.subarray(65_000, 140_000)));
    expect(await bucket.find({ 'metadata.type': 'image/png' }).toArray()).toMatchObject([
      { length: 300_000, filename: 'photo.png' },
    ]);
    await bucket.rename(upload.id, 'renamed.png');
    await bucket.delete(upload.id);
    expect(await connection.db!.collection('fs.chunks').countDocuments()).toBe(0);
    await expect(bucket.delete(upload.id)).rejects.toThrow(/File not found/);
  });
});
