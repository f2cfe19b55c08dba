import { remoteNames } from '@narae/contracts/slots';
import { readFile, mkdir, open, rename, rm, cp, mkdtemp, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { nothingYet, type ReleaseState } from './release-state.ts';

/** What is deployed as a folder of files: the shell and each remote. */
export const apps = ['shell', ...remoteNames] as const;
export type App = (typeof apps)[number];

export const isApp = (name: string): name is App => (apps as readonly string[]).includes(name);

export const releaseFolder = (releasesDir: string, app: App, version: string): string =>
  path.join(releasesDir, app, version);

export const stateFile = (releasesDir: string, app: App): string =>
  path.join(releasesDir, app, 'releases.json');

export const nameFile = (app: App): string => (app === 'shell' ? 'host.json' : 'remote.json');

const named = z.object({ name: z.string(), version: z.string().regex(/^[0-9a-f]{12}$/) });

/** What a build's folder says of itself; null where nothing has been built. @throws when the file is not what a build writes */
export const builtVersion = async (
  dist: string,
  app: App,
): Promise<{ name: string; version: string } | null> => {
  const text = await readFile(path.join(dist, nameFile(app)), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : named.parse(JSON.parse(text));
};

const version = z.string().regex(/^[0-9a-f]{12}$/);

const schema = z.strictObject({
  name: z.string(),
  line: z.array(version),
  canary: z.strictObject({ version, percent: z.number().positive().max(100) }).nullable(),
  built: version.nullable(),
  releases: z.array(z.strictObject({ version, at: z.iso.datetime(), by: z.enum(['build', 'deploy']) })),
});

export class BrokenStateError extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read as a list of releases`, { cause });
    this.file = file;
  }
}

/** What is deployed of an app; nothing yet where there is no file. @throws BrokenStateError */
export const readState = async (releasesDir: string, app: App): Promise<ReleaseState> => {
  const file = stateFile(releasesDir, app);
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothingYet(app);
    throw new BrokenStateError(file, error);
  }
};

/** Milliseconds after which every edge goes by what has been written. */
export const SEEN_WITHIN_MS = 1_000;

/** Replaces the file as a whole: readers find the old state or the new one, also after a power cut. */
export const writeState = async (releasesDir: string, app: App, state: ReleaseState): Promise<void> => {
  const file = stateFile(releasesDir, app);
  const beside = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(beside, 'w');
    try {
      await handle.writeFile(`${JSON.stringify(schema.parse(state), null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
};

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Places a build for serving, all files at once or none; an existing folder stays, unless `anew`. */
export const placeRelease = async (
  dist: string,
  {
    releasesDir,
    app,
    version,
    anew = false,
  }: { releasesDir: string; app: App; version: string; anew?: boolean },
): Promise<void> => {
  const folder = releaseFolder(releasesDir, app, version);
  if ((await exists(folder)) && !anew) return;
  await mkdir(path.dirname(folder), { recursive: true });
  // In the same folder, so that it can be renamed into place; no release is served under this name.
  const beside = await mkdtemp(path.join(path.dirname(folder), '.incoming-'));
  try {
    const incoming = path.join(beside, version);
    await cp(path.join(dist, version), incoming, { recursive: true });
    if (app === 'shell') await cp(path.join(dist, 'index.html'), path.join(incoming, 'index.html'));
    if (anew && (await exists(folder))) await rename(folder, path.join(beside, 'damaged'));
    await rename(incoming, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
};
