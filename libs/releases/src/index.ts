export { adoptBuild } from './adopt-build.ts';
export { chooseVersion } from './choose-version.ts';
export { DeployUnderWayError, withLock } from './lock.ts';
export { builtVersion, apps, isApp, nameFile, releaseFolder, stateFile, type App } from './layout.ts';
export { placeRelease } from './place-release.ts';
export {
  currentOf,
  endCanary,
  nothingYet,
  previousOf,
  pruned,
  rolledBack,
  served,
  withCanary,
  type Origin,
  type Release,
  type ReleaseState,
} from './release-state.ts';
export { BrokenStateError, readState, SEEN_WITHIN_MS, writeState } from './state-file.ts';
