import { jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import {
  connectStore,
  createReadyAnswers,
  number,
  startContentVersion,
  storedModel,
  tagged,
  text,
  type ContentVersion,
} from '../src/index.ts';
import { upkeep } from '../src/store/writes.ts';
import { startTestStore, type TestStore } from '../../test-kit/src/service/test-store.ts';
import { until } from '../../test-kit/src/until.ts';
import { log } from './support/kit.ts';

const rowsOf = storedModel('Row', 'rows', { _id: text({ required: false }), n: number() });
type Rows = ReturnType<typeof rowsOf>;

let testStore: TestStore;
let mine: Connection;
let theirs: Connection;
let rows: Rows;
let theirRows: Rows;
let content: ContentVersion;

const follow = (store: Connection): ContentVersion =>
  startContentVersion({ store, collections: ['rows'], log });

beforeAll(async () => {
  testStore = await startTestStore();
  const name = testStore.freshName();
  mine = await connectStore(testStore.url, name);
  theirs = await connectStore(testStore.url, name);
  rows = rowsOf(mine);
  theirRows = rowsOf(theirs);
});
beforeEach(async () => {
  await rows.deleteMany({});
  content = follow(mine);
});
afterEach(() => content.stop());
afterAll(async () => {
  await mine.close();
  await theirs.close();
  await testStore.release();
});

test('a write of one’s own counts at once, whichever way it is made, and upkeep does not', async () => {
  const seen = [await content.current()];
  const note = async (): Promise<void> => void seen.push(await content.current());
  await rows.create({ _id: 'a', n: 1 });
  await note();
  await rows.collection.updateOne({ _id: 'a' as never }, { $set: { n: 2 } });
  await note();
  await rows.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { n: 3 } } }]);
  await note();
  await expect(rows.create({ _id: 'a', n: 1 })).rejects.toThrow('duplicate');
  await note();
  await rows.findOneAndDelete({ _id: 'a' });
  await note();
  expect(new Set(seen).size).toBe(6);

  await rows.collection.updateOne({ _id: 'a' as never }, { $set: { n: 2 } }, upkeep);
  await rows.collection.bulkWrite(
    [{ updateOne: { filter: { _id: 'a' as never }, update: { $set: { n: 3 } } } }],
    upkeep,
  );
  await rows.find();
  await mine.collection('others').insertOne({ n: 1 });
  await note();
  expect(seen.at(-1)).toBe(seen.at(-2));
});

test('a write of another process is heard of, and one’s own is counted once', async () => {
  const other = follow(theirs);
  await other.current();
  const before = await content.current();
  await theirRows.create({ _id: 'b', n: 1 });
  await until('the write is heard of', async () => (await content.current()) === before + 1);
  expect(await other.current()).toBe(1);
  await other.stop();
});

test('a look while one’s own write is being told counts it once', async () => {
  const other = follow(theirs);
  await other.current();
  let sendAnswer = (): void => undefined;
  const answerMay = new Promise<void>((resolve) => {
    sendAnswer = resolve;
  });
  let told = false;
  const versions = theirs.model('ContentVersion').collection;
  const { findOneAndUpdate } = versions;
  const held = jest.spyOn(versions, 'findOneAndUpdate').mockImplementation((async (...query: []) => {
    const found = await (findOneAndUpdate as (...args: []) => Promise<unknown>).apply(versions, query);
    told = true;
    await answerMay;
    return found;
  }) as never);
  await theirRows.create({ _id: 'd', n: 1 });
  await until('the number is raised', () => told);
  const now = performance.now();
  const later = jest.spyOn(performance, 'now').mockReturnValue(now + 10_000);
  const looked = other.current();
  // By then a look that does not wait has its answer.
  for (let n = 0; n < 20; n += 1) await versions.findOne({});
  sendAnswer();
  expect(await looked).toBe(1);
  later.mockRestore();
  held.mockRestore();
  await other.stop();
});

test('what a process has not told yet is told before it ends', async () => {
  const other = follow(theirs);
  const before = await content.current();
  await theirRows.create({ _id: 'c', n: 1 });
  await other.stop();
  await until('the write is heard of', async () => (await content.current()) !== before);
});

describe('answers', () => {
  let time: number;
  let reads: number;
  const ready = () => createReadyAnswers(content, () => new Date(time));
  const count = async () => {
    reads += 1;
    return tagged(JSON.stringify(await rows.countDocuments()));
  };
  beforeEach(() => {
    time = Date.UTC(2026, 0, 1);
    reads = 0;
  });

  test('are kept until something is written, and not for long', async () => {
    const { value: answer } = ready();
    const first = await answer('q', count);
    expect(await answer('q', count)).toBe(first);
    expect(reads).toBe(1);
    await rows.create({ _id: 'd', n: 1 });
    const second = await answer('q', count);
    expect([String(first.body), String(second.body)]).toEqual(['0', '1']);
    expect(second.etag).not.toBe(first.etag);
    time += 11_000;
    await answer('q', count);
    expect(reads).toBe(3);
  });

  test('that were being made while something was written are not kept', async () => {
    const { value: answer } = ready();
    await answer('q', async () => {
      const made = await count();
      await rows.create({ _id: 'e', n: 1 });
      return made;
    });
    expect(String((await answer('q', count)).body)).toBe('1');
  });
});
