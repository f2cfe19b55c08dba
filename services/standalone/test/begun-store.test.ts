import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginStore, openEmbeddedStore } from '../src/data/embedded-store.ts';
import { openDataDir } from '../src/data/data-dir.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-begun-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a first start, and one on another store, begin nothing and leave nothing behind', () => {
  expect(beginStore({ DATA_DIR: path.join(folder, 'new') })).toBeNull();
  expect(beginStore({ DATA_DIR: folder, MONGO_URL: 'mongodb://127.0.0.1:9' })).toBeNull();
});

test('the store of an earlier start opens at once, and an abandoned one frees directory and process', async () => {
  const first = openDataDir(folder);
  const earlier = await openEmbeddedStore(first.openStore());
  await earlier.close();
  // A directory that is in use is reported by the start in its turn.
  expect(beginStore({ DATA_DIR: folder })).toBeNull();
  first.release();

  const abandoned = beginStore({ DATA_DIR: folder });
  await abandoned?.abandon();
  await expect(abandoned?.store).rejects.toThrow('ended before it was ready');

  const begun = beginStore({ DATA_DIR: folder });
  expect((await begun?.store)?.url).toMatch(/^mongodb:/);
  await begun?.abandon();
  openDataDir(folder).release();
});
