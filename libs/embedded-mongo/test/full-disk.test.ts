import { MongoClient } from 'mongodb';
import { startTestStore } from './start.ts';

const MB = 1024 * 1024;

it('without room rejects every write, goes on reading, says so, and takes writes again by itself', async () => {
  let free = 500 * MB;
  const store = await startTestStore({ freeBytes: () => free, leastFreeBytes: 100 * MB });
  const items = store.db.collection<{ _id: number; n: number }>('items');
  await items.insertOne({ _id: 1, n: 1 });
  const readOnly = async () => (await store.db.admin().command({ hello: 1 }))['readOnly'];
  expect(await readOnly()).toBe(false);

  free = 100 * MB - 1;
  const writes = [
    () => items.insertOne({ _id: 2, n: 2 }),
    () => items.updateOne({ _id: 1 }, { $inc: { n: 1 } }),
    () => items.deleteOne({ _id: 1 }),
    () => items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }),
    () => items.createIndex({ n: 1 }),
    () => store.db.createCollection('others'),
    () => items.drop(),
    () => items.aggregate([{ $out: 'copy' }]).toArray(),
  ];
  for (const write of writes)
    await expect(write()).rejects.toMatchObject({
      code: 14031,
      codeName: 'OutOfDiskSpace',
      message: 'the disk has less than 100 MB left: nothing was changed, reading goes on',
    });
  expect(await readOnly()).toBe(true);
  expect(await items.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  expect(await store.db.listCollections().toArray()).toHaveLength(1);
  // Who comes only now can read as well.
  const late = new MongoClient(store.server.url);
  expect(await late.db('test').collection('items').countDocuments()).toBe(1);
  await late.close();

  free = 101 * MB;
  expect(await readOnly()).toBe(false);
  for (const write of writes.slice(0, 2)) await write();
  expect(await items.find().toArray()).toEqual([
    { _id: 1, n: 2 },
    { _id: 2, n: 2 },
  ]);
  await store.stop();
});

it('measures a write before it is made: one that is larger than what is left changes nothing', async () => {
  const store = await startTestStore({ freeBytes: () => 102 * MB, leastFreeBytes: 100 * MB });
  const items = store.db.collection<{ _id: number; text: string }>('items');
  const large = 'x'.repeat(3 * MB);
  const noRoom = { code: 14031, codeName: 'OutOfDiskSpace', message: expect.stringContaining('100 MB') };
  await expect(items.insertOne({ _id: 1, text: large })).rejects.toMatchObject(noRoom);

  // Of writes that come together only those are rejected that do not fit.
  const together = await Promise.allSettled([
    items.insertOne({ _id: 2, text: 'two' }),
    items.insertOne({ _id: 3, text: large }),
    items.insertOne({ _id: 4, text: 'four' }),
  ]);
  expect(together.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);

  // A small command may make a large change.
  await items.insertMany(Array.from({ length: 40 }, (_, n) => ({ _id: 100 + n, text: 'y'.repeat(30_000) })));
  const doubled = [{ $set: { text: { $concat: ['$text', '$text'] } } }];
  await expect(items.updateMany({ _id: { $gte: 100 } }, doubled)).rejects.toMatchObject(noRoom);
  expect(await items.countDocuments({ text: 'y'.repeat(30_000) })).toBe(40);
  expect(await items.find({ _id: { $lt: 100 } }).toArray()).toEqual([
    { _id: 2, text: 'two' },
    { _id: 4, text: 'four' },
  ]);
  expect((await items.updateOne({ _id: 100 }, doubled)).modifiedCount).toBe(1);
  await store.stop();
});

it('asks the system by default', async () => {
  const store = await startTestStore({ leastFreeBytes: 2 ** 60 });
  await expect(store.db.collection('items').insertOne({})).rejects.toMatchObject({ code: 14031 });
  await store.stop();
});
