import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beginningOf, endLeftBehind, starterOf } from '../../../libs/tooling/bin/lib/left-behind.mjs';

let folder: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-left-'));
  file = path.join(folder, 'processes.json');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Where every part writes its name before it ends: a parent may hear of two ends in either order. */
const endings = (): string => path.join(folder, 'endings.txt');
const script = `
  process.once('SIGTERM', () => {
    require('node:fs').appendFileSync(process.argv[1], process.argv[2] + ' ');
    process.exit();
  });
  setInterval(() => {}, 1000);
  console.log('ready');
`;

/** A process that says when it runs, and ends when it is told to. */
const part = async (
  name: string,
): Promise<{ pid: number; began: string | undefined; ended: Promise<unknown[]> }> => {
  const child = spawn(process.execPath, ['-e', script, endings(), name]);
  children.push(child);
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  return { pid, began: beginningOf(pid), ended: once(child, 'exit') };
};
const note = (rows: readonly object[]): Promise<void> => writeFile(file, JSON.stringify(rows));

test('what a killed start left running is ended, the edge before the store', async () => {
  const [store, edge] = [await part('store'), await part('edge')];
  await note([
    { name: 'store', pid: store.pid, began: store.began },
    { name: 'edge', pid: edge.pid, began: edge.began },
    { name: 'starter', pid: 4_194_305, began: 'long ago' },
  ]);
  expect(starterOf(file)).toBeUndefined();
  expect(await endLeftBehind(file)).toEqual(['store', 'edge']);
  await Promise.all([store.ended, edge.ended]);
  expect(await readFile(endings(), 'utf8')).toBe('edge store ');
});

test('a process that only got the same number is left alone, and so is what was noted without its beginning', async () => {
  const stranger = await part('stranger');
  await note([
    { name: 'edge', pid: stranger.pid, began: `${stranger.began} earlier` },
    { name: 'store', pid: stranger.pid },
  ]);
  expect(await endLeftBehind(file)).toEqual([]);
  expect(beginningOf(stranger.pid)).toBe(stranger.began);
});

test('a start that lives is named; without a file, or with half of one, there is nobody', async () => {
  await note([{ name: 'starter', pid: process.pid, began: beginningOf(process.pid) }]);
  expect(starterOf(file)).toBe(process.pid);
  expect(await endLeftBehind(file)).toEqual([]);
  await writeFile(file, '[{"name": "starter", "pi');
  expect(starterOf(file)).toBeUndefined();
  expect(await endLeftBehind(path.join(folder, 'none.json'))).toEqual([]);
});
