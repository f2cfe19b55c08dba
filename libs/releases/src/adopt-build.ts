import { rm } from 'node:fs/promises';
import {
  type App,
  builtVersion,
  placeRelease,
  readState,
  releaseFolder,
  writeState,
} from './release-files.ts';
import { withLock } from './lock.ts';
import { nothingYet, pruned, type ReleaseState, served } from './release-state.ts';

/** Releases that stay when a start brings a new build; a deploy never deletes by itself. */
const KEPT = 5;
const PATIENCE_MS = 60_000;

/** Everybody gets a build, unless it is the last start's or was deployed: a rollback outlives a restart. */
const adopted = (state: ReleaseState, version: string, at: string): ReleaseState => {
  if (state.built === version) return state;
  const deployed = state.releases.some((release) => release.version === version && release.by === 'deploy');
  const known = { ...state, built: version };
  return deployed ? known : served(known, { version, at, by: 'build' });
};

export const adoptBuild = async (dist: string, at: { releasesDir: string; app: App }): Promise<void> => {
  const build = await builtVersion(dist, at.app);
  if (!build) return;
  await withLock({ ...at, waitMs: PATIENCE_MS }, async () => {
    const before = await readState(at.releasesDir, at.app);
    const after = adopted(before, build.version, new Date().toISOString());
    if (after === before) return;
    await placeRelease(dist, { ...at, version: build.version });
    const { state, dropped } = pruned(after, KEPT);
    await writeState(at.releasesDir, at.app, { ...nothingYet(at.app), ...state });
    for (const version of dropped)
      await rm(releaseFolder(at.releasesDir, at.app, version), { recursive: true, force: true });
  });
};
