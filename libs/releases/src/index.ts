export { adoptBuild } from './adopt-build.ts';
export { DeployUnderWayError, withLock } from './lock.ts';
export {
  apps,
  BrokenStateError,
  builtVersion,
  isApp,
  nameFile,
  placeRelease,
  readState,
  releaseFolder,
  SEEN_WITHIN_MS,
  stateFile,
  writeState,
  type App,
} from './release-files.ts';
export {
  chooseVersion,
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
