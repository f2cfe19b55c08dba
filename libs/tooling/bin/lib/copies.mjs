import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingCopies } from '../../webpack/compressed-copies.mjs';
import { apps } from './apps.mjs';
import { root } from './run.mjs';

const program = fileURLToPath(new URL('complete-copies.mjs', import.meta.url));

/** The folder of an app's last build, and that of the same release where it is served from. */
const foldersOf = (app, releasesDir) => {
  const dist = path.join(root, app, 'dist');
  const named = path.join(dist, app === 'shell' ? 'host.json' : 'remote.json');
  if (!existsSync(named)) return [];
  const { version } = JSON.parse(readFileSync(named, 'utf8'));
  const from = path.join(dist, version);
  const served = releasesDir && path.join(releasesDir, app, version);
  return [{ folder: from }, ...(served ? [{ folder: served, from }] : [])];
};

/**
 * Writes the compressed copies that the last builds lack, in a process of its own. `releasesDir`: where a site serves
 * them from; `gently`: at low priority, because somebody uses the site meanwhile.
 * @returns the exit code
 */
export const completeCopies = async ({ releasesDir, gently = false } = {}) => {
  const folders = [];
  for (const one of apps.flatMap((app) => foldersOf(app, releasesDir)))
    if ((await missingCopies(one.folder)).length > 0) folders.push(one);
  if (folders.length === 0) return 0;
  const [code] = await once(fork(program, [JSON.stringify({ gently, folders })]), 'exit');
  return code ?? 1;
};
