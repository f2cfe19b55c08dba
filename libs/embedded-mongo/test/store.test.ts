import { rmSync } from 'node:fs';
import { CommandError } from '../src/errors.ts';
import { Store } from '../src/store.ts';
import { type Doc, encode, plain } from '../src/values.ts';
import { search } from '../src/commands/search.ts';
import { temporaryDirectory } from './start.ts';

describe('writes queued in one turn', () => {
  let dataDir: string;
  let store: Store;
  let commits: number;
  beforeEach(() => {
    commits = 0;
    dataDir = temporaryDirectory();
    store = new Store({ dataDir, noSync: true, beforeCommit: () => commits++ });
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  const insert = (_id: number) =>
    store.write(() => (store.collections.get('t.c') ?? store.create('t.c')).insert(encode({ _id })));

  it('share one commit and are carried out in order', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => store.write(() => order.push(n))));
    expect(order).toEqual([1, 2, 3]);
    expect(commits).toBe(1);
  });

  it('see what those before them wrote, by scan and by index', async () => {
    const found = (filter: Doc) => () =>
      [...search(store.collections.get('t.c'), { filter })].map(({ doc }) => plain(doc._id));
    const results = await Promise.all([
      insert(1),
      insert(2),
      store.write(found({ other: null })),
      store.write(found({ _id: { $gte: 2 } })),
      store.write(() => store.collections.get('t.c')!.remove([...store.collections.get('t.c')!.all()][0]!)),
      store.write(found({ _id: { $gt: 0 } })),
    ]);
    expect(results).toEqual([undefined, undefined, [1, 2], [2], undefined, [2]]);
    expect(commits).toBe(1);
  });

  it('are rejected one by one', async () => {
    const reject = (): never => {
      throw new CommandError(2, 'no');
    };
    const outcomes = await Promise.allSettled([insert(1), store.write(reject), insert(1), insert(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(store.collections.get('t.c')!.count).toBe(2);
  });

  it('do not suffer for one that breaks', async () => {
    const broken = store.write(() => {
      store.create('t.half').insert(encode({ _id: 1 }));
      throw new TypeError('a mistake');
    });
    const outcomes = await Promise.allSettled([insert(1), broken, insert(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([...store.collections.keys()]).toEqual(['t.c']);
    expect(store.collections.get('t.c')!.count).toBe(2);
  });
});
