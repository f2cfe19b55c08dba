import { createHash } from 'node:crypto';

/** How a release came: with a build the edge found beside itself when it started, or by `npm run deploy`. */
export type Origin = 'build' | 'deploy';

export interface Release {
  readonly version: string;
  /** ISO time of its first arrival. */
  readonly at: string;
  readonly by: Origin;
}

export interface ReleaseState {
  readonly name: string;
  /** What everybody was served, oldest first: the last is current, a rollback returns to the one before. */
  readonly line: readonly string[];
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** The build the edge found beside itself at its last start. */
  readonly built: string | null;
  readonly releases: readonly Release[];
}

export const nothingYet = (name: string): ReleaseState => ({
  name,
  line: [],
  canary: null,
  built: null,
  releases: [],
});

export const currentOf = ({ line }: ReleaseState): string | null => line.at(-1) ?? null;

export const previousOf = ({ line }: ReleaseState): string | null => line.at(-2) ?? null;

const withRelease = (state: ReleaseState, release: Release): ReleaseState => {
  const known = state.releases.find(({ version }) => version === release.version);
  const others = state.releases.filter((one) => one !== known);
  const at = known?.at ?? release.at;
  return { ...state, releases: [...others, { ...release, at }].sort((a, b) => a.at.localeCompare(b.at)) };
};

/** Everybody gets a release; a canary ends. */
export const served = (state: ReleaseState, release: Release): ReleaseState => {
  const { version } = release;
  const line = currentOf(state) === version ? state.line : [...state.line, version];
  return { ...withRelease(state, release), line, canary: null };
};

export const withCanary = (state: ReleaseState, release: Release, percent: number): ReleaseState => ({
  ...withRelease(state, release),
  canary: { version: release.version, percent },
});

export const endCanary = (state: ReleaseState): ReleaseState => ({ ...state, canary: null });

/** Everybody gets what was served before; the same state where nothing was. */
export const rolledBack = (state: ReleaseState): ReleaseState =>
  previousOf(state) === null ? state : { ...state, line: state.line.slice(0, -1) };

/** Forgets all but the `keep` newest releases and those in use; `dropped` may be deleted. */
export const pruned = (state: ReleaseState, keep: number): { state: ReleaseState; dropped: string[] } => {
  const inUse = new Set([currentOf(state), previousOf(state), state.canary?.version]);
  const newest = new Set(keep > 0 ? state.releases.slice(-keep).map(({ version }) => version) : []);
  const stays = (version: string): boolean => inUse.has(version) || newest.has(version);
  const line = state.line.filter(stays);
  return {
    state: {
      ...state,
      // Two equal neighbours would make a rollback without effect.
      line: line.filter((version, place) => version !== line[place - 1]),
      releases: state.releases.filter(({ version }) => stays(version)),
    },
    dropped: state.releases.map(({ version }) => version).filter((version) => !stays(version)),
  };
};

const WHOLE = 2 ** 32;

/** A number from 0 to 1 that is the same for the same visitor, app and release, and spread evenly over visitors. */
const placeOf = (visitor: string, app: string, version: string): number =>
  createHash('sha256').update(`${visitor} ${app} ${version}`).digest().readUInt32BE(0) / WHOLE;

/** The release a visitor gets; null where there is none. A visitor who has the canary keeps it when its percentage grows. */
export const chooseVersion = (state: ReleaseState, visitor: string): string | null => {
  const { name, canary } = state;
  if (canary && placeOf(visitor, name, canary.version) < canary.percent / 100) return canary.version;
  return currentOf(state);
};
