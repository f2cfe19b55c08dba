import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { missingCopies, writeCopies } from './webpack/compressed-copies.mjs';
import { versionOf } from './webpack/version-of.mjs';

const script = 'console.log("Narae");'.repeat(100);
let folder: string;
let other: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-copies-'));
  other = await mkdtemp(path.join(tmpdir(), 'narae-copies-'));
  for (const place of [folder, other]) await writeFile(path.join(place, 'main.js'), script);
});
afterEach(async () => {
  for (const place of [folder, other]) await rm(place, { recursive: true, force: true });
});
const read = (place: string, name: string): Promise<Buffer> => readFile(path.join(place, name));

test('text files of some size get a copy of each kind; small ones, pictures and server bundles get none', async () => {
  for (const [name, text] of [
    ['small.js', 'x'],
    ['picture.png', script],
    ['ssr.cjs', script],
    ['ssr.json', script],
  ] as const)
    await writeFile(path.join(folder, name), text);
  expect(await missingCopies(folder)).toEqual(['main.js.br', 'main.js.gz']);
  await writeCopies(folder);
  expect(await missingCopies(folder)).toEqual([]);
  expect(brotliDecompressSync(await read(folder, 'main.js.br')).toString()).toBe(script);
  expect(gunzipSync(await read(folder, 'main.js.gz')).toString()).toBe(script);
  expect((await readdir(folder)).sort()).toEqual(
    ['main.js', 'main.js.br', 'main.js.gz', 'picture.png', 'small.js', 'ssr.cjs', 'ssr.json'].sort(),
  );
});

test('copies that are there stay as they are, also those of another folder of the same release', async () => {
  await writeFile(path.join(folder, 'main.js.br'), 'from a build');
  await writeCopies(folder);
  expect((await read(folder, 'main.js.br')).toString()).toBe('from a build');
  await writeCopies(other, folder);
  expect((await read(other, 'main.js.br')).toString()).toBe('from a build');
});

test('what a kill leaves of a copy changes nothing of the release, and the next call writes the copy', async () => {
  const before = versionOf([['main.js', await read(folder, 'main.js')]]);
  await writeFile(path.join(folder, 'main.js.part.br'), 'half');
  expect(await missingCopies(folder)).toEqual(['main.js.br', 'main.js.gz']);
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => [name, await read(folder, name)] as const));
  expect(versionOf(files)).toBe(before);
  await writeCopies(folder);
  expect(await missingCopies(folder)).toEqual([]);
});

test('a folder that is not there lacks nothing', async () => {
  expect(await missingCopies(path.join(folder, 'none'))).toEqual([]);
});
