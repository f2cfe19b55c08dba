import {
  apps,
  builtVersion,
  chooseVersion,
  nothingYet,
  readState,
  releaseFolder,
  SEEN_WITHIN_MS,
  served,
  stateFile,
  type App,
  type ReleaseState,
  adoptBuild,
} from '@narae/releases';
import { remoteNames, type RemoteEntry } from '@narae/contracts/slots';
import type { Logger } from '@narae/service-kit';
import { LRUCache } from 'lru-cache';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EdgeSettings } from '../config.ts';

export interface VisitorReleases {
  /** Equal for visitors who get the same pages. */
  readonly key: string;
  readonly shell: string | null;
  readonly remotes: readonly RemoteEntry[];
}

/** The releases as of the last second, so that a deploy needs no restart. */
export interface SiteReleases {
  readonly rootOf: (app: App) => string;
  readonly current: () => Promise<readonly ReleaseState[]>;
  /** Milliseconds between looks for a change. */
  readonly lookMs: number;
  readonly document: (version: string | null) => Promise<string | null>;
}

const noFile = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** An app's broken list keeps its last good one and leaves the other apps alone. */
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

/** Saves looking at the releases for every page: once a second is enough. */
const onceASecond = (look: SiteReleases['current'], now: () => Date): SiteReleases['current'] => {
  let states: ReturnType<typeof look> | undefined;
  let lookedAt = 0;
  return () => {
    const at = now().getTime();
    if (states === undefined || Math.abs(at - lookedAt) >= SEEN_WITHIN_MS) {
      states = look();
      lookedAt = at;
    }
    return states;
  };
};

/** Serves builds where they lie, for development. */
const builtReleases = (appsDir: string, log: Logger): SiteReleases => {
  const distOf = (app: App): string => path.join(appsDir, app, 'dist');
  const stateOf = async (app: App): Promise<ReleaseState> => {
    const build = await builtVersion(distOf(app), app);
    return build ? served(nothingYet(app), { version: build.version, at: '', by: 'build' }) : nothingYet(app);
  };
  return {
    rootOf: distOf,
    lookMs: 200,
    current: steady(stateOf, log),
    document: () => readFile(path.join(distOf('shell'), 'index.html'), 'utf8').catch(noFile),
  };
};

/** Identifies a version of a file; null if there is none. */
const markOf = (file: string): string | null => {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ') : null;
};

/** Saves reading and parsing the list of an app's releases again while its file is the same. */
const createStateReader = (releasesDir: string): ((app: App) => Promise<ReleaseState>) => {
  const states = new Map<App, { readonly mark: string; readonly state: ReleaseState }>();
  return async (app) => {
    // Taken before reading: a later write has another mark.
    const mark = markOf(stateFile(releasesDir, app));
    const before = states.get(app);
    if (before && before.mark === mark) return before.state;
    const state = await readState(releasesDir, app);
    if (mark !== null) states.set(app, { mark, state });
    return state;
  };
};

/** Kept documents save reading the shell's file for every page; a release never changes. */
const keptDocuments = 8;

/** Releases in their own folder, switched by `npm run deploy`. */
const deployedReleases = (releasesDir: string, log: Logger, now: () => Date): SiteReleases => {
  const documents = new LRUCache<string, string>({ max: keptDocuments });
  return {
    rootOf: (app) => path.join(releasesDir, app),
    lookMs: 1_000,
    current: onceASecond(steady(createStateReader(releasesDir), log), now),
    document: async (version) => {
      if (version === null) return null;
      const kept = documents.get(version);
      if (kept !== undefined) return kept;
      const file = path.join(releaseFolder(releasesDir, 'shell', version), 'index.html');
      const html = await readFile(file, 'utf8').catch(noFile);
      if (html !== null) documents.set(version, html);
      return html;
    },
  };
};

/** A visitor's releases, with the canary where it applies (see `chooseVersion`). */
export const releasesFor = (states: readonly ReleaseState[], visitor: string): VisitorReleases => {
  const versionOf = (app: App): string | null => {
    const state = states.find(({ name }) => name === app);
    return state ? chooseVersion(state, visitor) : null;
  };
  const remotes = remoteNames.flatMap((name) => {
    const version = versionOf(name);
    return version ? [{ name, version, entry: `/${name}/${version}/remoteEntry.js` }] : [];
  });
  const shell = versionOf('shell');
  return { key: [shell, ...remotes.map(({ entry }) => entry)].join(' '), shell, remotes };
};

/** With RELEASES_DIR, builds are copied there first: open tabs still ask for their files. */
export const openReleases = async (
  { APPS_DIR, RELEASES_DIR }: Pick<EdgeSettings, 'APPS_DIR' | 'RELEASES_DIR'>,
  log: Logger,
  now: () => Date,
): Promise<SiteReleases> => {
  if (!RELEASES_DIR) return builtReleases(APPS_DIR, log);
  for (const app of apps) {
    try {
      await adoptBuild(path.join(APPS_DIR, app, 'dist'), { releasesDir: RELEASES_DIR, app });
    } catch (err) {
      log.error({ err, app }, 'the build this edge was started with cannot be taken over');
    }
  }
  const releases = deployedReleases(RELEASES_DIR, log, now);
  for (const { name, line } of await releases.current())
    if (line.length === 0)
      log.warn({ app: name }, 'no release of this app here: its part of the site shows its own box');
  return releases;
};

/** Polls, because a volume may not report changes. @returns how to stop */
export const watchReleases = (releases: SiteReleases, onChange: () => void): (() => void) => {
  let previous: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout;
  const look = async (): Promise<void> => {
    const now = await releases.current().then(
      (states) => JSON.stringify(states.map(({ line, canary }) => [line.at(-1), canary])),
      () => previous,
    );
    if (stopped) return;
    if (previous !== undefined && now !== previous) onChange();
    previous = now;
    timer = setTimeout(() => void look(), releases.lookMs).unref();
  };
  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
