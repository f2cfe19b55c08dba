import { readState, withLock, writeState } from '@narae/releases';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from './build-app.ts';
import { DeployError } from './deploy-error.ts';
import { carryOut } from './deploy.ts';
import { parseDeployOptions } from './deploy-options.ts';
import { writeBuild } from './write-build.ts';

const app = 'mfe-catalog';
let folder: string;
let releasesDir: string;
/** What the sources say at the moment. */
let text: string;
let builds: number;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-deploy-'));
  releasesDir = path.join(folder, 'releases');
  builds = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const filesOf = (words: string) => ({ 'remoteEntry.js': `var entry;`, 'page.js': words.repeat(200) });
const ground = {
  app,
  build: async (dist: string) => {
    builds += 1;
    await writeBuild(dist, app, filesOf(text));
  },
} as const;
const run = (...argv: string[]): Promise<string> => {
  const options = parseDeployOptions(argv, {});
  if (!options) throw new Error('help was asked for');
  return carryOut(options, { ...ground, releasesDir });
};
const rejection = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DeployError);
  return (error as DeployError).message;
};
/** Which releases are current, previous and canary, by what their sources said. */
const deploy = async (words: string, ...argv: string[]): Promise<string> => {
  text = words;
  await run(...argv);
  const { releases } = await readState(releasesDir, app);
  return releases.at(-1)?.version ?? '';
};
const inUse = async () => {
  const { line, canary } = await readState(releasesDir, app);
  return { line, canary };
};

test('a deploy serves its build to everybody beside the old one; the same sources change nothing', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  expect(await inUse()).toEqual({ line: [old, fresh], canary: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, fresh, 'releases.json'].sort());
  expect(await run()).toBe(`mfe-catalog ${fresh} is what everybody gets already. Nothing has changed.`);
  expect(await inUse()).toEqual({ line: [old, fresh], canary: null });
});

test('a rollback says where it is back at, goes further each time, and ends with a sentence', async () => {
  const [a, b, c] = [await deploy('a'), await deploy('b'), await deploy('c')];
  expect(await run('--rollback')).toContain(`back at ${b}; ${c} stays`);
  expect(await run('--rollback')).toContain(`back at ${a}`);
  expect(await rejection(run('--rollback'))).toContain(`nothing to roll back to: before ${a} no release`);
  // The sources are still those of c, which is here already.
  expect(await run()).toContain(`${c} is what everybody gets from now on instead of ${a}`);
});

test('nothing to roll back to, to release as a canary or to list where nothing has been deployed', async () => {
  expect(await rejection(run('--rollback'))).toContain('no release of mfe-catalog has been deployed');
  text = 'first';
  expect(await rejection(run('--canary', '10%'))).toContain('deploy it to everybody first');
  expect(await run('--list')).toContain('No release of mfe-catalog');
});

test('a canary is widened, finished without another build, or ended by a rollback', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new', '--canary', '10%');
  expect(await inUse()).toEqual({ line: [old], canary: { version: fresh, percent: 10 } });
  await run('--canary', '12.5%');
  expect(await inUse()).toEqual({ line: [old], canary: { version: fresh, percent: 12.5 } });
  expect(await run('--rollback')).toBe(
    `The canary of mfe-catalog ${fresh} has ended; everybody gets ${old} again.`,
  );
  expect(await inUse()).toEqual({ line: [old], canary: null });

  await run('--canary', '10%');
  const before = builds;
  text = 'edited since';
  await run('--canary', '100%');
  expect(await inUse()).toEqual({ line: [old, fresh], canary: null });
  expect(builds).toBe(before);
});

test('a plain deploy finishes a canary of the same build and ends one of another', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new', '--canary', '10%');
  await run();
  expect(await inUse()).toEqual({ line: [old, fresh], canary: null });
  await deploy('tried', '--canary', '10%');
  text = 'newest';
  expect(await run()).toMatch(/The canary of [0-9a-f]{12} has ended\.$/);
  expect((await inUse()).canary).toBeNull();
  expect(await rejection(run('--canary', '5%'))).toContain('there is nothing to release as a canary');
});

test('a list says who gets what', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  const tried = await deploy('tried', '--canary', '10%');
  const list = await run('--list');
  expect(list).toMatch(new RegExp(`${tried}  .* UTC  deploy  canary, 10% of the visitors\n`));
  expect(list).toMatch(new RegExp(`${fresh}  .* current\n`));
  expect(list).toMatch(new RegExp(`${old}  .* previous$`));
});

test('pruning deletes what nobody is given any more', async () => {
  const versions = [];
  for (const words of ['a', 'b', 'c', 'd']) versions.push(await deploy(words));
  await mkdir(path.join(releasesDir, app, '.incoming-abandoned'));
  const [a, b, c, d] = versions;
  expect(await run('--prune', '--keep', '0')).toBe(`Deleted ${a}, ${b}; 2 releases of mfe-catalog stay.`);
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([c, d, 'releases.json'].sort());
  expect(await run('--prune')).toContain('Nothing to delete');
});

test.each([
  ['a file is missing', (dist: string) => rm(path.join(dist, 'page.js')), /do not add up/],
  ['a file is cut short', (dist: string) => writeFile(path.join(dist, 'page.js'), 'o'), /do not add up/],
  [
    'the entry is missing',
    (dist: string) => rm(path.join(dist, 'remoteEntry.js')),
    /remoteEntry.js is missing/,
  ],
  ['a copy is missing', (dist: string) => rm(path.join(dist, 'page.js.gz')), /page.js.gz is missing/],
  [
    'a copy is damaged',
    (dist: string) => writeFile(path.join(dist, 'page.js.br'), 'x'),
    /page.js.br is not a copy of page.js/,
  ],
  ['everything is missing', (dist: string) => rm(dist, { recursive: true }), /there are no files/],
])('a build of which %s is not served', async (_name, damage, reason) => {
  const old = await deploy('old');
  const dist = path.join(folder, 'dist');
  await damage(path.join(dist, await writeBuild(dist, app, filesOf('new'))));
  expect(await rejection(run('--from', dist))).toMatch(reason);
  expect(await inUse()).toEqual({ line: [old], canary: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, 'releases.json'].sort());
});

test('a folder without a build, or with another part’s, is rejected', async () => {
  expect(await rejection(run('--from', folder))).toContain('remote.json is missing');
  await writeBuild(folder, 'mfe-booking', filesOf('booking'));
  expect(await rejection(run('--from', folder))).toContain('is one of mfe-booking, not of mfe-catalog');
});

test('a damaged release is not rolled back to, and is made whole by deploying it again', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  await rm(path.join(releasesDir, app, old, 'page.js'));
  expect(await rejection(run('--rollback'))).toContain(`${old} cannot be served again`);
  expect((await inUse()).line).toEqual([old, fresh]);
  text = 'old';
  await run();
  await run('--rollback');
  expect(await run('--rollback')).toContain(`back at ${old}`);
});

test('a failed build switches nothing and leaves nothing', async () => {
  const old = await deploy('old');
  const options = parseDeployOptions([], {});
  const failing = {
    ...ground,
    releasesDir,
    build: () => Promise.reject(new DeployError('it does not build')),
  };
  expect(await rejection(carryOut(options ?? { do: 'list' }, failing))).toBe('it does not build');
  expect(await inUse()).toEqual({ line: [old], canary: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, 'releases.json'].sort());
});

test('a build that is broken off says so', async () => {
  const broken = buildApp('shell', path.join(folder, 'dist'), AbortSignal.abort());
  await expect(broken).rejects.toThrow('Stopped.');
});

test('two deploys at once: the second is rejected and changes nothing', async () => {
  const old = await deploy('old');
  text = 'new';
  await withLock({ releasesDir, app }, async () => {
    await expect(run()).rejects.toThrow(`mfe-catalog is being deployed by process ${process.pid}`);
    await expect(run('--rollback')).rejects.toThrow('is being deployed');
    // Looking is always allowed.
    expect(await run('--list')).toContain(old);
  });
  expect(builds).toBe(1);
  expect(await inUse()).toEqual({ line: [old], canary: null });
});

test('a list of releases that is damaged is rejected before anything is built', async () => {
  await deploy('old');
  const state = await readState(releasesDir, app);
  await writeFile(path.join(releasesDir, app, 'releases.json'), '{');
  await expect(run()).rejects.toThrow('cannot be read');
  expect(builds).toBe(1);
  await writeState(releasesDir, app, state);
});

describe('the command line', () => {
  const say = (...argv: string[]): string => {
    try {
      parseDeployOptions(argv, {});
    } catch (error) {
      if (error instanceof DeployError) return error.message;
      throw error;
    }
    return '';
  };

  test.each([
    [['--undo'], 'Nobody knows what --undo means here'],
    [['10%'], 'Nobody knows what "10%" means here'],
    [['--canary'], '--canary needs a percentage'],
    [['--canary', '--list'], '--canary needs a percentage'],
    [['--canary', '10'], '"10" is not a percentage'],
    [['--canary', '0%'], '"0%" is not a percentage'],
    [['--canary', '101%'], '"101%" is not a percentage'],
    [['--canary', 'some%'], '"some%" is not a percentage'],
    [['--canary=-5%'], '"-5%" is not a percentage'],
    [['--list=all'], '--list is not complete or too much'],
    [['--rollback', '--canary', '10%'], '--rollback and --canary do not go together'],
    [['--rollback', '--from', 'dist'], 'does not go with --rollback'],
    [['--keep', '3'], 'it needs --prune'],
    [['--prune', '--keep', 'all'], '"all" is not a number'],
  ])('%j is rejected in words', (argv, sentence) => {
    expect(say(...argv)).toContain(sentence);
  });

  test('a rollback that npm kept to itself does not become a deploy', () => {
    expect(() => parseDeployOptions([], { npm_config_rollback: 'true' })).toThrow('-- --rollback');
    expect(() => parseDeployOptions(['10%'], { npm_config_canary: 'true' })).toThrow('-- --canary');
  });

  test('what is right is understood', () => {
    expect(parseDeployOptions([], {})).toEqual({ do: 'deploy', percent: 100, asked: false, from: null });
    expect(parseDeployOptions(['--canary', '2.5%', '--from', 'd'], {})).toMatchObject({
      percent: 2.5,
      from: 'd',
    });
    expect(parseDeployOptions(['--prune'], {})).toEqual({ do: 'prune', keep: 5 });
    expect(parseDeployOptions(['-h'], {})).toBeNull();
  });
});
