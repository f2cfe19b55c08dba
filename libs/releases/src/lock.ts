import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './release-files.ts';

/** The owner says so often that it still works on it … */
const BEAT_MS = 2_000;
/** … and has died when it has not said so for this long: it may run on another machine, so nobody can look. */
const SILENT_MS = 15_000;
const LOOK_AGAIN_MS = 200;

/** Somebody else changes the releases of this app. */
export class DeployUnderWayError extends Error {
  /** Who: `process 4711 on web-1`. */
  readonly owner: string;
  readonly since: Date;

  constructor(app: App, owner: string, since: Date) {
    super(`${app} is being deployed by ${owner}`);
    this.owner = owner;
    this.since = since;
  }
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const isGone = async (file: string, { pid, host }: Owner): Promise<boolean> => {
  const silent = Date.now() - (await stat(file)).mtimeMs;
  if (silent > SILENT_MS) return true;
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

const take = async (file: string): Promise<Owner | null> => {
  const mine: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(JSON.stringify(mine)).finally(() => handle.close());
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  try {
    const text = await readFile(file, 'utf8');
    // Empty: its owner is writing it at this moment.
    const owner = text === '' ? { ...mine, pid: 0, host: '?' } : (JSON.parse(text) as Owner);
    if (!(await isGone(file, owner))) return owner;
    const aside = `${file}.${process.pid}`;
    await rename(file, aside);
    await rm(aside, { force: true });
  } catch (error) {
    // Given back in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return take(file);
};

/** Nobody else changes this app's releases meanwhile. Waits up to `waitMs`. @throws DeployUnderWayError */
export const withLock = async <Result>(
  { releasesDir, app, waitMs = 0 }: { releasesDir: string; app: App; waitMs?: number },
  work: () => Promise<Result>,
): Promise<Result> => {
  const file = path.join(releasesDir, app, '.lock');
  await mkdir(path.dirname(file), { recursive: true });
  const end = Date.now() + waitMs;
  for (let owner = await take(file); owner; owner = await take(file)) {
    if (Date.now() >= end)
      throw new DeployUnderWayError(app, `process ${owner.pid} on ${owner.host}`, new Date(owner.since));
    await sleep(LOOK_AGAIN_MS);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(file, { force: true });
  }
};
