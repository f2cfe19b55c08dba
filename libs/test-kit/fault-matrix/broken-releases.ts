import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@narae/contracts/slots';
import {
  currentOf,
  readState,
  releaseFolder,
  rolledBack,
  SEEN_WITHIN_MS,
  served,
  writeState,
  type ReleaseState,
} from '@narae/releases';

/** How a release is broken. */
export type Breakage = 'missing' | 'cut off' | 'mounting';

/** What the scripts of a build know one another by (libs/tooling/webpack/own-chunks.mjs): no two builds have the same. */
const asAnotherBuild = (code: string, build: string): string =>
  code.replaceAll(/\bchunks_[0-9a-f]{8}\b/g, `chunks_${build}`).replaceAll(/"[0-9a-f]{8}:"/g, `"${build}:"`);

/** Turns every page and fragment of a release into one that throws when it is mounted. */
const breakMounting = async (folder: string): Promise<void> => {
  let pages = 0;
  const build = path.basename(folder).slice(-8);
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const at = path.join(folder, file);
    const code = asAnotherBuild(await readFile(at, 'utf8'), build);
    await writeFile(at, code);
    if (file === 'remoteEntry.js') continue;
    const broken = code
      // The default export of a page, in the form webpack writes it.
      .replaceAll(/default:\(\)=>[\w$]+/g, 'default:()=>BrokenRelease')
      // Placeholder pages ("opens soon") are created inside the table of pages.
      .replaceAll(/:\(0,[\w$]+\.soon\)\([^()]*\)/g, ':async()=>({default:BrokenRelease})');
    if (broken === code) continue;
    pages += 1;
    await writeFile(at, `function BrokenRelease(){throw new Error("broken release")};${broken}`);
  }
  if (pages === 0) throw new Error('no page was broken: the build looks different from what is looked for');
};

const applyBreakage: Readonly<Record<Breakage, (folder: string) => Promise<void>>> = {
  missing: (folder) => rm(path.join(folder, 'remoteEntry.js')),
  'cut off': async (folder) => {
    const entry = path.join(folder, 'remoteEntry.js');
    const code = await readFile(entry, 'utf8');
    await writeFile(entry, code.slice(0, Math.floor(code.length / 2)));
  },
  mounting: breakMounting,
};

/** Deploys broken releases the way a real deploy does, and rolls them back. */
export interface BrokenReleases {
  readonly deploy: (remote: RemoteName, breakage: Breakage) => Promise<void>;
  readonly rollBack: (remote: RemoteName) => Promise<void>;
}

export const brokenReleases = (releasesDir: string): BrokenReleases => {
  let count = 0;
  const switchTo = async (app: RemoteName, state: ReleaseState): Promise<void> => {
    await writeState(releasesDir, app, state);
    await sleep(SEEN_WITHIN_MS);
  };
  return {
    deploy: async (app, breakage) => {
      const state = await readState(releasesDir, app);
      const current = currentOf(state);
      if (!current) throw new Error(`there is no release of ${app}`);
      count += 1;
      const version = count.toString(16).padStart(12, '0');
      const folder = releaseFolder(releasesDir, app, version);
      await cp(releaseFolder(releasesDir, app, current), folder, {
        recursive: true,
        // Without this the compressed copies would be served instead of the broken files.
        filter: (file) => !file.endsWith('.br') && !file.endsWith('.gz'),
      });
      await applyBreakage[breakage](folder);
      await switchTo(app, served(state, { version, at: new Date().toISOString(), by: 'deploy' }));
    },
    rollBack: async (app) => switchTo(app, rolledBack(await readState(releasesDir, app))),
  };
};
