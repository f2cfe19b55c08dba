import {
  apps,
  builtVersion,
  chooseVersion,
  nothingYet,
  readState,
  releaseFolder,
  served,
  type App,
  type ReleaseState,
} from '@narae/releases';
import { remoteNames, type RemoteEntry } from '@narae/contracts/slots';
import type { Logger } from '@narae/service-kit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What one visitor gets. */
export interface VisitorReleases {
  /** Release of the shell; null where none is there. */
  readonly shell: string | null;
  readonly remotes: readonly RemoteEntry[];
}

/** The releases of the site as they are at this moment; read afresh, so that a deploy needs no restart. */
export interface SiteReleases {
  /** The folder that is served as `/<app>/`. */
  readonly rootOf: (app: App) => string;
  readonly current: () => Promise<readonly ReleaseState[]>;
  /** The shell's document of a release; null where there is none. */
  readonly document: (version: string | null) => Promise<string | null>;
}

const noFile = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** One app's broken list is that app's trouble: the others go on, and so does it with what it had. */
const steady = (read: (app: App) => Promise<ReleaseState>, log: Logger): SiteReleases['current'] => {
  const lastGood = new Map<App, ReleaseState>();
  const complained = new Set<App>();
  const stateOf = async (app: App): Promise<ReleaseState> => {
    try {
      const state = await read(app);
      lastGood.set(app, state);
      complained.delete(app);
      return state;
    } catch (err) {
      if (!complained.has(app)) log.error({ err, app }, 'the list of releases cannot be read');
      complained.add(app);
      return lastGood.get(app) ?? nothingYet(app);
    }
  };
  return () => Promise.all(apps.map(stateOf));
};

/** Builds are served where they lie; the newest one is everybody's. For those who build all the time. */
export const builtReleases = (appsDir: string, log: Logger): SiteReleases => {
  const distOf = (app: App): string => path.join(appsDir, app, 'dist');
  const stateOf = async (app: App): Promise<ReleaseState> => {
    const build = await builtVersion(distOf(app), app);
    return build ? served(nothingYet(app), { version: build.version, at: '', by: 'build' }) : nothingYet(app);
  };
  return {
    rootOf: distOf,
    current: steady(stateOf, log),
    document: () => readFile(path.join(distOf('shell'), 'index.html'), 'utf8').catch(noFile),
  };
};

/** Releases below a folder of their own, switched by `npm run deploy`. */
export const deployedReleases = (releasesDir: string, log: Logger): SiteReleases => ({
  rootOf: (app) => path.join(releasesDir, app),
  current: steady((app) => readState(releasesDir, app), log),
  document: async (version) =>
    version === null
      ? null
      : readFile(path.join(releaseFolder(releasesDir, 'shell', version), 'index.html'), 'utf8').catch(noFile),
});

/** The releases of a visitor, with the canary where this visitor is in its percentage (see `chooseVersion`). */
export const releasesFor = (states: readonly ReleaseState[], visitor: string): VisitorReleases => {
  const versionOf = (app: App): string | null => {
    const state = states.find(({ name }) => name === app);
    return state ? chooseVersion(state, visitor) : null;
  };
  const remotes = remoteNames.flatMap((name) => {
    const version = versionOf(name);
    return version ? [{ name, version, entry: `/${name}/${version}/remoteEntry.js` }] : [];
  });
  return { shell: versionOf('shell'), remotes };
};
