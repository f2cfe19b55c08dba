import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, type App } from './layout.ts';

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Puts the files of a build (`<dist>/<version>/…`, of the shell also its document) where releases are served from: all
 * of them at once, or none. A folder of that name that is there already stays, unless `anew`.
 */
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
  // In the same folder, so that it can be renamed into place; the name is none that is served.
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
