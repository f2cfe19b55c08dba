import {
  currentOf,
  endCanary,
  placeRelease,
  previousOf,
  pruned,
  readState,
  releaseFolder,
  rolledBack,
  served,
  withCanary,
  withLock,
  writeState,
  type App,
  type ReleaseState,
} from '@narae/releases';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBuild, faultIn } from './check-build.ts';
import { DeployError } from './deploy-error.ts';
import { listOf } from './list-of.ts';
import type { DeployOptions } from './deploy-options.ts';

export interface Ground {
  readonly app: App;
  readonly releasesDir: string;
  /** Builds the app into a folder. @throws DeployError */
  readonly build: (dist: string) => Promise<void>;
  readonly clock?: () => Date;
}

const again = (app: App): string => `npm run deploy -w ${app} --`;

/** Brings a checked build to the releases; answers its version. */
const bring = async (dist: string, { app, releasesDir }: Ground): Promise<string> => {
  const version = await checkBuild(dist, app);
  const there = await faultIn(releaseFolder(releasesDir, app, version), app, version);
  await placeRelease(dist, { releasesDir, app, version, anew: there !== null });
  return version;
};

const brought = async (from: string | null, ground: Ground): Promise<string> => {
  if (from !== null) return bring(from, ground);
  const dist = await mkdtemp(path.join(tmpdir(), `narae-${ground.app}-`));
  try {
    await ground.build(dist);
    return await bring(dist, ground);
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
};

const canaryEnds = ({ canary }: ReleaseState, version: string): string =>
  canary && canary.version !== version ? ` The canary of ${canary.version} has ended.` : '';

const serve = (before: ReleaseState, version: string, at: string, ground: Ground): [ReleaseState, string] => {
  const { app } = ground;
  const current = currentOf(before);
  const after = served(before, { version, at, by: 'deploy' });
  const ended = canaryEnds(before, version);
  if (current === version)
    return [after, `${app} ${version} is what everybody gets already.${ended || ' Nothing has changed.'}`];
  const instead = current
    ? ` instead of ${current}. Open tabs keep what they have and offer the new one`
    : '';
  return [after, `${app} ${version} is what everybody gets from now on${instead}.${ended}`];
};

const canary = (
  before: ReleaseState,
  { version, at, percent }: { version: string; at: string; percent: number },
  { app }: Ground,
): [ReleaseState, string] => {
  const current = currentOf(before);
  if (!current)
    throw new DeployError(
      `${app} has no release yet that the others could keep; deploy it to everybody first.`,
    );
  if (current === version)
    throw new DeployError(
      `${app} ${version} is what everybody gets already; there is nothing to release as a canary.`,
    );
  return [
    withCanary(before, { version, at, by: 'deploy' }, percent),
    `${percent}% of the visitors get ${app} ${version} from now on, the others keep ${current}.` +
      `${canaryEnds(before, version)} Finish with "${again(app)} --canary 100%", end it with "${again(app)} --rollback".`,
  ];
};

const deploy = async (options: Extract<DeployOptions, { do: 'deploy' }>, ground: Ground): Promise<string> => {
  const { app, releasesDir, clock = () => new Date() } = ground;
  const before = await readState(releasesDir, app);
  // What was tried with some is finished with all: not whatever the sources are by now.
  const finishing = options.percent === 100 && options.from === null && options.asked ? before.canary : null;
  const version = finishing?.version ?? (await brought(options.from, ground));
  const at = clock().toISOString();
  const [after, sentence] =
    options.percent === 100
      ? serve(before, version, at, ground)
      : canary(before, { version, at, percent: options.percent }, ground);
  await writeState(releasesDir, app, after);
  return sentence;
};

const rollBack = async ({ app, releasesDir }: Ground): Promise<string> => {
  const before = await readState(releasesDir, app);
  const current = currentOf(before);
  if (before.canary) {
    await writeState(releasesDir, app, endCanary(before));
    return `The canary of ${app} ${before.canary.version} has ended; everybody gets ${current} again.`;
  }
  const previous = previousOf(before);
  if (!previous)
    throw new DeployError(
      current
        ? `There is nothing to roll back to: before ${current} no release of ${app} is kept here.`
        : `There is nothing to roll back to: no release of ${app} has been deployed to ${releasesDir}.`,
    );
  const fault = await faultIn(releaseFolder(releasesDir, app, previous), app, previous);
  if (fault)
    throw new DeployError(`${app} ${previous} cannot be served again: ${fault}. Everybody keeps ${current}.`);
  await writeState(releasesDir, app, rolledBack(before));
  return `${app} is back at ${previous}; ${current} stays for the tabs that use it.`;
};

const prune = async (keep: number, { app, releasesDir }: Ground): Promise<string> => {
  const { state, dropped } = pruned(await readState(releasesDir, app), keep);
  await writeState(releasesDir, app, state);
  const folder = path.join(releasesDir, app);
  // Under the lock nobody is bringing anything: these were left by somebody who was killed.
  const left = (await readdir(folder)).filter((name) => name.startsWith('.incoming-'));
  for (const name of [...dropped, ...left])
    await rm(path.join(folder, name), { recursive: true, force: true });
  const kept = state.releases.length;
  return dropped.length === 0
    ? `Nothing to delete: ${kept} ${kept === 1 ? 'release' : 'releases'} of ${app} stay.`
    : `Deleted ${dropped.join(', ')}; ${kept} ${kept === 1 ? 'release' : 'releases'} of ${app} stay.`;
};

/** Does what was asked for and answers what has been done, in a sentence. @throws DeployError, DeployUnderWayError, BrokenStateError */
export const carryOut = async (options: DeployOptions, ground: Ground): Promise<string> => {
  if (options.do === 'list')
    return listOf(await readState(ground.releasesDir, ground.app), ground.releasesDir);
  return withLock(ground, () => {
    if (options.do === 'deploy') return deploy(options, ground);
    return options.do === 'prune' ? prune(options.keep, ground) : rollBack(ground);
  });
};
