import { remoteNames } from '@narae/contracts/slots';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What is deployed as a folder of files: the shell and each remote. */
export const apps = ['shell', ...remoteNames] as const;
export type App = (typeof apps)[number];

export const isApp = (name: string): name is App => (apps as readonly string[]).includes(name);

/** Where the releases of an app lie: `<releasesDir>/<app>/<version>/…`. */
export const releaseFolder = (releasesDir: string, app: App, version: string): string =>
  path.join(releasesDir, app, version);

/** Which of them visitors get: the app's line of `/remotes.json`. */
export const stateFile = (releasesDir: string, app: App): string =>
  path.join(releasesDir, app, 'releases.json');

/** The file beside a build that names it. */
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
