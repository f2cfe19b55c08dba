import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stagedFiles, useHooks } from './bin/lib/git-hooks.mjs';

let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-hooks-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('a clone runs the hooks of the repository, however often it is installed', () => {
  git('init', '--quiet');
  expect([useHooks(folder), useHooks(folder)]).toEqual([true, true]);
  expect(git('config', '--get-all', 'core.hooksPath')).toBe('.githooks');
});

it('hooks that somebody has chosen stay', () => {
  git('init', '--quiet');
  git('config', 'core.hooksPath', '/home/mina/hooks');
  expect(useHooks(folder)).toBe(false);
  expect(git('config', 'core.hooksPath')).toBe('/home/mina/hooks');
});

it('a folder outside git, as in an image, is left alone', () => {
  expect(useHooks(folder)).toBe(false);
});

it('a copy within another repository leaves its hooks alone', async () => {
  git('init', '--quiet');
  const copy = path.join(folder, 'copy');
  await mkdir(copy);
  expect(useHooks(copy)).toBe(false);
  expect(() => git('config', '--local', '--get', 'core.hooksPath')).toThrow();
});

it('a commit is checked in what it adds, changes and renames', async () => {
  git('init', '--quiet');
  git('config', 'user.email', 'mina@narae.example');
  git('config', 'user.name', 'Mina Hart');
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await mkdir(path.join(folder, 'a'));
  await Promise.all(
    ['gone.ts', 'moved.ts', 'same.ts', 'changed.ts'].map((name) => write(name, name.repeat(9))),
  );
  git('add', '.');
  git('commit', '--quiet', '--message', 'before');
  git('rm', '--quiet', 'gone.ts');
  git('mv', 'moved.ts', 'a/moved here.ts');
  await Promise.all([write('changed.ts', 'changed'), write('가.ts', 'added'), write('not-staged.ts', '')]);
  git('add', 'changed.ts', '가.ts');
  expect(stagedFiles(folder).sort()).toEqual(['a/moved here.ts', 'changed.ts', '가.ts'].sort());
});
