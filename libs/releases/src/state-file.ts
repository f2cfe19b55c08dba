import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { stateFile, type App } from './layout.ts';
import { nothingYet, type ReleaseState } from './release-state.ts';

const version = z.string().regex(/^[0-9a-f]{12}$/);

const schema = z.strictObject({
  name: z.string(),
  line: z.array(version),
  canary: z.strictObject({ version, percent: z.number().positive().max(100) }).nullable(),
  built: version.nullable(),
  releases: z.array(z.strictObject({ version, at: z.iso.datetime(), by: z.enum(['build', 'deploy']) })),
});

/** The file says something a deploy never writes. */
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

/** Replaces the file as a whole: whoever reads it finds the old state or the new one, also after a power cut. */
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
