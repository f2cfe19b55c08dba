import { currentOf, previousOf, type ReleaseState } from '@narae/releases';

const stamp = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** The releases of an app, newest first: version, when it came (UTC), how, and who gets it. */
export const listOf = (state: ReleaseState, releasesDir: string): string => {
  if (state.releases.length === 0) return `No release of ${state.name} has been deployed to ${releasesDir}.`;
  const role = (version: string): string => {
    if (version === state.canary?.version) return `canary, ${state.canary.percent}% of the visitors`;
    if (version === currentOf(state)) return 'current';
    return version === previousOf(state) ? 'previous' : '';
  };
  const rows = state.releases.map(({ version, at, by }) =>
    `  ${version}  ${stamp(at)} UTC  ${by.padEnd(6)}  ${role(version)}`.trimEnd(),
  );
  return [`${state.name} in ${releasesDir}`, ...rows.reverse()].join('\n');
};
