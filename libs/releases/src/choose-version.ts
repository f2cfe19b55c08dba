import { createHash } from 'node:crypto';
import { currentOf, type ReleaseState } from './release-state.ts';

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
