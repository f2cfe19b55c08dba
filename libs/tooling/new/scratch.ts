import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../bin/lib/run.mjs';

interface Outcome {
  readonly code: number | null;
  /** Everything it printed. */
  readonly output: string;
}

/** A copy of the repository as it is now, in which commands may change anything. */
export interface Scratch {
  readonly run: (command: string, ...args: string[]) => Outcome;
  readonly remove: () => void;
}

const prefix = 'generators-';

/** Whether a folder is the copy of a process that was killed before it could remove it. */
const isLeftBehind = (name: string): boolean => {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(/\d+/.exec(name)?.[0] ?? 0), 0);
    return false;
  } catch {
    return true;
  }
};

/**
 * Copies the files that git knows, or would add, into a folder of .cache: packages are found in the repository's own
 * node_modules above it, and the workspaces in links of its own.
 */
export function copyRepository(): Scratch {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache).filter(isLeftBehind))
    rmSync(path.join(cache, name), { recursive: true });
  const folder = mkdtempSync(path.join(cache, `${prefix}${process.pid}-`));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.stdout.split('\0').filter(Boolean)) {
    const from = path.join(root, file);
    // A file that was deleted and not yet committed.
    if (existsSync(from)) cpSync(from, path.join(folder, file));
  }
  linkPackages(folder);
  const run = (command: string, ...args: string[]): Outcome => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      // Not those suites that the run around this one was limited to.
      env: { ...process.env, CI: '1', NO_COLOR: '1', TEST_SUITES: 'all' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: status, output: stdout + stderr };
  };
  return { run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links to the copied workspaces, to the commands, and to packages that a single workspace has. */
function linkPackages(folder: string): void {
  const own = path.join(folder, 'node_modules');
  mkdirSync(path.join(own, '@narae'), { recursive: true });
  // What commands of the repository look for by its path.
  for (const name of ['.bin', '.package-lock.json', 'jest'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(own, name));
  const packages = path.join(root, 'node_modules/@narae');
  for (const name of readdirSync(packages))
    symlinkSync(readlinkSync(path.join(packages, name)), path.join(own, '@narae', name));
  for (const group of ['services', 'libs'])
    for (const name of readdirSync(path.join(root, group))) {
      const nested = path.join(root, group, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, path.join(folder, group, name, 'node_modules'));
    }
}
