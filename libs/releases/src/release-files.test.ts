import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { adoptBuild } from './adopt-build.ts';
import { BrokenStateError, readState, stateFile, writeState } from './release-files.ts';
import { DeployUnderWayError, withLock } from './lock.ts';
import { currentOf, nothingYet, previousOf, rolledBack, served, withCanary } from './release-state.ts';

const app = 'mfe-catalog';
const [a, b, c] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const deployed = (version: string) => ({ version, at: '2026-11-21T10:00:00.000Z', by: 'deploy' as const });
let folder: string;
let releasesDir: string;
let dist: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-releases-'));
  releasesDir = path.join(folder, 'releases');
  dist = path.join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = async (version: string): Promise<void> => {
  await mkdir(path.join(dist, version), { recursive: true });
  await writeFile(path.join(dist, version, 'remoteEntry.js'), version);
  await writeFile(path.join(dist, 'remote.json'), JSON.stringify({ name: app, version }));
};
const start = async () => {
  await adoptBuild(dist, { releasesDir, app });
  return readState(releasesDir, app);
};

test('a state outlives being written, and nothing is left beside it', async () => {
  const state = withCanary(served(nothingYet(app), deployed(a)), deployed(b), 2.5);
  await writeState(releasesDir, app, state);
  expect(await readState(releasesDir, app)).toEqual(state);
  expect(await readdir(path.join(releasesDir, app))).toEqual(['releases.json']);
});

test('a list that no deploy has written is rejected, not guessed at', async () => {
  await mkdir(path.join(releasesDir, app), { recursive: true });
  await writeFile(stateFile(releasesDir, app), '{"name":"mfe-catalog"');
  await expect(readState(releasesDir, app)).rejects.toThrow(BrokenStateError);
});

test('the first start serves its build from a copy of its own', async () => {
  await build(a);
  expect(currentOf(await start())).toBe(a);
  await rm(dist, { recursive: true });
  expect(await readFile(path.join(releasesDir, app, a, 'remoteEntry.js'), 'utf8')).toBe(a);
});

test('another build at a start is everybody’s, back and forth, as somebody who changes branches expects', async () => {
  for (const version of [a, b, a]) {
    await build(version);
    expect(currentOf(await start())).toBe(version);
  }
});

test('what was deployed or rolled back stays so over a restart', async () => {
  await build(a);
  const before = await start();
  await writeState(releasesDir, app, served(before, deployed(b)));
  expect(currentOf(await start())).toBe(b);
  await writeState(releasesDir, app, rolledBack(served(before, deployed(b))));
  expect(currentOf(await start())).toBe(a);
  // The next start builds the deployed sources, which changes nothing either.
  await build(b);
  expect(currentOf(await start())).toBe(a);
  await build(c);
  const after = await start();
  expect([currentOf(after), previousOf(after)]).toEqual([c, a]);
});

test('two at once: the second is told who was first, or waits', async () => {
  let finish: () => void = () => undefined;
  let begun: () => void = () => undefined;
  const working = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = withLock({ releasesDir, app }, () => {
    begun();
    return new Promise<string>((resolve) => {
      finish = () => resolve('first');
    });
  });
  await working;
  const rejection = await withLock({ releasesDir, app }, async () => 'second').catch(
    (error: unknown) => error,
  );
  expect(rejection).toBeInstanceOf(DeployUnderWayError);
  expect((rejection as DeployUnderWayError).owner).toBe(`process ${process.pid} on ${hostname()}`);
  expect(await withLock({ releasesDir, app: 'shell' }, async () => 'other')).toBe('other');
  const patient = withLock({ releasesDir, app, waitMs: 30_000 }, async () => 'second');
  finish();
  expect(await Promise.all([first, patient])).toEqual(['first', 'second']);
});

test('a lock whose owner has died is taken over', async () => {
  const file = path.join(releasesDir, app, '.lock');
  await mkdir(path.dirname(file), { recursive: true });
  const since = new Date().toISOString();
  // No process has this number on any system.
  await writeFile(file, JSON.stringify({ pid: 2 ** 30, host: hostname(), since }));
  expect(await withLock({ releasesDir, app }, async () => 'mine')).toBe('mine');

  await writeFile(file, JSON.stringify({ pid: 1, host: 'elsewhere', since }));
  await expect(withLock({ releasesDir, app }, async () => 'mine')).rejects.toThrow(DeployUnderWayError);
  const long = new Date(Date.now() - 60_000);
  await utimes(file, long, long);
  expect(await withLock({ releasesDir, app }, async () => 'mine')).toBe('mine');
});
