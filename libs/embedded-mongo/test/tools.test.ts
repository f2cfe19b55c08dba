import type { CommandStartedEvent, Document } from 'mongodb';
import { MongoClient } from 'mongodb';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
  await store.db
    .collection('c')
    .insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id, a: _id % 2 })) as never);
  await store.db.collection('c').createIndex({ a: 1 });
});
afterAll(() => store.stop());

const rejected = (code: number, message: string): object => ({
  code,
  message: expect.stringContaining(message),
});

describe('batches', () => {
  /** The sizes of the batches a command and its getMores bring. */
  const sizes = async (command: Document, more: object): Promise<number[]> => {
    const { cursor } = await store.db.command(command);
    const found = [cursor.firstBatch.length];
    for (let { id } = cursor; Number(id) !== 0;) {
      const collection = String(cursor.ns).slice('test.'.length);
      const next = await store.db.command({ getMore: id, collection, ...more });
      found.push(next.cursor.nextBatch.length);
      id = next.cursor.id;
    }
    return found;
  };

  it.each<[string, Document]>([
    ['find', { find: 'c', batchSize: 2 }],
    ['aggregate', { aggregate: 'c', pipeline: [], cursor: { batchSize: 2 } }],
  ])('of getMore after %s are as large as it asks', async (_name, command) => {
    expect(await sizes(command, { batchSize: 3 })).toEqual([2, 3, 3, 2]);
    expect(await sizes(command, {})).toEqual([2, 8]);
  });

  it('are asked for and kept to in listings of collections and indexes', async () => {
    const db = store.client.db('listed');
    for (const name of ['x', 'y', 'z']) await db.createCollection(name);
    await db.collection('x').createIndexes([
      { key: { a: 1 }, name: 'a' },
      { key: { b: 1 }, name: 'b' },
    ]);
    const client = new MongoClient(store.server.url, { monitorCommands: true });
    const asked: Document[] = [];
    client.on('commandStarted', ({ command }: CommandStartedEvent) => asked.push(command));
    const again = client.db('listed');
    expect(await again.listCollections({}, { batchSize: 1, nameOnly: true }).toArray()).toHaveLength(3);
    expect(asked.filter((command) => 'getMore' in command)).toEqual([
      expect.objectContaining({ collection: '$cmd.listCollections', batchSize: 1 }),
      expect.objectContaining({ collection: '$cmd.listCollections', batchSize: 1 }),
    ]);
    asked.length = 0;
    expect(await again.collection('x').listIndexes({ batchSize: 2 }).toArray()).toHaveLength(3);
    expect(asked.filter((command) => 'getMore' in command)).toHaveLength(1);
    const started = again.listCollections({}, { batchSize: 1, nameOnly: true });
    await started.next();
    await started.close();
    expect(asked.at(-1)).toMatchObject({ killCursors: '$cmd.listCollections' });
    await client.close();
  });
});

it.each<[Document, number, string]>([
  [{ a: 1, b: 0 }, 31254, 'Cannot do exclusion on field b in inclusion projection'],
  [{ a: 0, b: 1 }, 31253, 'Cannot do inclusion on field b in exclusion projection'],
  [{ a: 1, b: { c: 0 } }, 31254, 'Cannot do exclusion on field b.c in inclusion projection'],
])('the mixed projection %j is rejected in the words of MongoDB', async (projection, code, message) => {
  const found = store.db.collection('c').findOne({}, { projection });
  await expect(found).rejects.toMatchObject({ code, message });
  const projected = store.db
    .collection('c')
    .aggregate([{ $project: projection }])
    .toArray();
  await expect(projected).rejects.toMatchObject({
    code,
    message: `Invalid $project :: caused by :: ${message}`,
  });
});

describe('explain', () => {
  it('names the index a query uses, or the scan, and the sort', async () => {
    const rows = store.db.collection('c');
    expect(await rows.find({ a: 1 }).explain('queryPlanner')).toMatchObject({
      ok: 1,
      queryPlanner: {
        namespace: 'test.c',
        winningPlan: {
          stage: 'FETCH',
          inputStage: { stage: 'IXSCAN', indexName: 'a_1', keyPattern: { a: 1 } },
        },
      },
    });
    const sorted = await rows.find({ b: 1 }).sort({ b: -1 }).explain('queryPlanner');
    expect(sorted).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'SORT', inputStage: { stage: 'COLLSCAN' } } },
    });
    expect(sorted).not.toHaveProperty('executionStats');
    const missing = await store.db.collection('missing').find().explain();
    expect(missing).toMatchObject({ queryPlanner: { winningPlan: { stage: 'EOF' } } });
  });

  it('counts what the query reads and returns', async () => {
    const rows = store.db.collection('c');
    const { executionStats } = await rows
      .find({ a: 1, _id: { $lt: 4 } } as Document)
      .explain('executionStats');
    expect(executionStats).toMatchObject({ executionSuccess: true, nReturned: 2 });
    const limited = await rows.find({}).skip(1).limit(3).explain('executionStats');
    expect(limited).toMatchObject({ executionStats: { nReturned: 3, totalDocsExamined: 4 } });
  });

  it('explains the other commands that search, and changes nothing', async () => {
    const rows = store.db.collection('c');
    for (const command of [
      { count: 'c', query: { a: 1 } },
      { distinct: 'c', key: '_id', query: { a: 1 } },
      { aggregate: 'c', pipeline: [{ $match: { a: 1 } }], cursor: {} },
      { update: 'c', updates: [{ q: { a: 1 }, u: { $set: { a: 7 } }, multi: true }] },
      { delete: 'c', deletes: [{ q: { a: 1 }, limit: 0 }] },
      { findAndModify: 'c', query: { a: 1 }, remove: true },
    ]) {
      const explained = await store.db.command({ explain: command, verbosity: 'executionStats' });
      expect(explained).toMatchObject({
        queryPlanner: { winningPlan: { inputStage: { indexName: 'a_1' } } },
      });
    }
    expect(await rows.aggregate([{ $match: { a: 1 } }]).explain()).toHaveProperty('queryPlanner');
    expect(await store.db.command({ aggregate: 'c', pipeline: [], explain: true })).toHaveProperty(
      'queryPlanner',
    );
    expect(await rows.countDocuments({ a: 1 })).toBe(5);
  });

  it('rejects what it does not know', async () => {
    await expect(store.db.command({ explain: { drop: 'c' } })).rejects.toMatchObject(
      rejected(59, 'Explain failed due to unknown command: drop'),
    );
    await expect(store.db.command({ explain: { find: 'c' }, verbosity: 'loud' })).rejects.toMatchObject(
      rejected(9, 'verbosity string must be one of'),
    );
    await expect(store.db.command({ explain: { find: 'c', filter: { $nope: 1 } } })).rejects.toMatchObject(
      rejected(2, 'unknown top level operator: $nope'),
    );
  });
});

it('serverStatus says which server this is and how many connections it has', async () => {
  const status = (): Promise<Document> => store.client.db('admin').command({ serverStatus: 1, repl: 0 });
  const before = await status();
  expect(before).toMatchObject({
    ok: 1,
    process: 'mongod',
    version: '7.0.0',
    storageEngine: { name: 'lmdb' },
  });
  expect(before['uptime']).toBeGreaterThanOrEqual(0);
  const other = new MongoClient(store.server.url);
  await other.connect();
  const { connections } = await status();
  expect(connections.current).toBeGreaterThan(before['connections'].current);
  expect(connections.totalCreated).toBeGreaterThan(before['connections'].totalCreated);
  await other.close();
});

it('serverStatus counts commands by name, and those it has rejected', async () => {
  const counts = async (name: string): Promise<Document> =>
    (await store.client.db('admin').command({ serverStatus: 1 }))['metrics'].commands[name];
  const rows = store.db.collection('counted');
  await rows.insertOne({ n: 1 });
  const [inserts, finds] = [await counts('insert'), await counts('find')];
  await rows.insertMany([{ n: 2 }, { n: 3 }]);
  await expect(rows.find({ n: { $nope: 1 } } as never).toArray()).rejects.toThrow('unknown operator');
  expect(await counts('insert')).toEqual({ total: inserts.total + 1, failed: inserts.failed });
  expect(await counts('find')).toEqual({ total: (finds?.total ?? 0) + 1, failed: (finds?.failed ?? 0) + 1 });
});

describe('collMod', () => {
  it('changes after how many seconds documents expire', async () => {
    const rows = store.db.collection('ttl');
    await rows.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await rows.createIndex({ plain: 1 });
    const collMod = (index: Document): Promise<Document> => store.db.command({ collMod: 'ttl', index });
    expect(await collMod({ keyPattern: { at: 1 }, expireAfterSeconds: 60 })).toEqual({
      expireAfterSeconds_old: 3600,
      expireAfterSeconds_new: 60,
      ok: 1,
    });
    expect(await collMod({ name: 'plain_1', expireAfterSeconds: 5 })).toEqual({
      expireAfterSeconds_new: 5,
      ok: 1,
    });
    const byName = Object.fromEntries(
      (await rows.indexes()).map(({ name, expireAfterSeconds }) => [name, expireAfterSeconds]),
    );
    expect(byName).toEqual({ _id_: undefined, at_1: 60, plain_1: 5 });
    expect(await store.db.command({ collMod: 'ttl' })).toEqual({ ok: 1 });
  });

  it.each<[Document, number, string]>([
    [
      { collMod: 'ttl', validator: { a: 1 } },
      40415,
      "'collMod.validator' is an unknown field. If MongoDB knows it",
    ],
    [{ collMod: 'none', index: { name: 'x', expireAfterSeconds: 1 } }, 26, 'ns does not exist: test.none'],
    [{ collMod: 'ttl', index: { name: 'x', expireAfterSeconds: 1 } }, 27, 'cannot find index x'],
    [
      { collMod: 'ttl', index: { expireAfterSeconds: 1 } },
      72,
      'must specify either index name or key pattern',
    ],
    [{ collMod: 'ttl', index: { name: '_id_', expireAfterSeconds: 1 } }, 72, 'TTL indexes are single-field'],
    [{ collMod: 'ttl', index: { name: 'at_1', hidden: true } }, 40415, "'collMod.index.hidden'"],
  ])('rejects %j', async (command, code, message) => {
    await expect(store.db.command(command)).rejects.toMatchObject(rejected(code, message));
  });
});
