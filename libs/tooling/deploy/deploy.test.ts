import { readState, withLock, writeState } from '@narae/releases';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from './build-app.ts';
import { DeployError } from './deploy-error.ts';
import { carryOut } from './deploy.ts';
import { readWish } from './read-wish.ts';
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
  const wish = readWish(argv, {});
  if (!wish) throw new Error('help was asked for');
  return carryOut(wish, { ...ground, releasesDir });
};
const refusal = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(DeployError);
  return (error as DeployError).message;
};
/** Which releases are current, previous and shared, by what their sources said. */
const deploy = async (words: string, ...argv: string[]): Promise<string> => {
  text = words;
  await run(...argv);
  const { releases } = await readState(releasesDir, app);
  return releases.at(-1)?.version ?? '';
};
const inUse = async () => {
  const { line, share } = await readState(releasesDir, app);
  return { line, share };
};

test('a deploy serves its build to everybody beside the old one; the same sources change nothing', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  expect(await inUse()).toEqual({ line: [old, fresh], share: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, fresh, 'releases.json'].sort());
  expect(await run()).toBe(`mfe-catalog ${fresh} is what everybody gets already. Nothing has changed.`);
  expect(await inUse()).toEqual({ line: [old, fresh], share: null });
});

test('a rollback says where it is back at, goes further each time, and ends with a sentence', async () => {
  const [a, b, c] = [await deploy('a'), await deploy('b'), await deploy('c')];
  expect(await run('--rollback')).toContain(`back at ${b}; ${c} stays`);
  expect(await run('--rollback')).toContain(`back at ${a}`);
  expect(await refusal(run('--rollback'))).toContain(`nothing to roll back to: before ${a} no release`);
  // The sources are still those of c, which is here already.
  expect(await run()).toContain(`${c} is what everybody gets from now on instead of ${a}`);
});

test('nothing to roll back to, to share or to list where nothing has been deployed', async () => {
  expect(await refusal(run('--rollback'))).toContain('no release of mfe-catalog has been deployed');
  text = 'first';
  expect(await refusal(run('--share', '10%'))).toContain('deploy it to everybody first');
  expect(await run('--list')).toContain('No release of mfe-catalog');
});

test('a share is widened, finished without another build, or ended by a rollback', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new', '--share', '10%');
  expect(await inUse()).toEqual({ line: [old], share: { version: fresh, percent: 10 } });
  await run('--share', '12.5%');
  expect(await inUse()).toEqual({ line: [old], share: { version: fresh, percent: 12.5 } });
  expect(await run('--rollback')).toBe(
    `The share of mfe-catalog ${fresh} has ended; everybody gets ${old} again.`,
  );
  expect(await inUse()).toEqual({ line: [old], share: null });

  await run('--share', '10%');
  const before = builds;
  text = 'edited since';
  await run('--share', '100%');
  expect(await inUse()).toEqual({ line: [old, fresh], share: null });
  expect(builds).toBe(before);
});

test('a plain deploy finishes a share of the same build and ends one of another', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new', '--share', '10%');
  await run();
  expect(await inUse()).toEqual({ line: [old, fresh], share: null });
  await deploy('tried', '--share', '10%');
  text = 'newest';
  expect(await run()).toMatch(/The share of [0-9a-f]{12} has ended\.$/);
  expect((await inUse()).share).toBeNull();
  expect(await refusal(run('--share', '5%'))).toContain('there is nothing to share');
});

test('a list says who gets what', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  const tried = await deploy('tried', '--share', '10%');
  const list = await run('--list');
  expect(list).toMatch(new RegExp(`${tried}  .* UTC  deploy  shared, 10% of the visitors\n`));
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
  expect(await refusal(run('--from', dist))).toMatch(reason);
  expect(await inUse()).toEqual({ line: [old], share: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, 'releases.json'].sort());
});

test('a folder without a build, or with another part’s, is refused', async () => {
  expect(await refusal(run('--from', folder))).toContain('remote.json is missing');
  await writeBuild(folder, 'mfe-booking', filesOf('booking'));
  expect(await refusal(run('--from', folder))).toContain('is one of mfe-booking, not of mfe-catalog');
});

test('a damaged release is not rolled back to, and is made whole by deploying it again', async () => {
  const old = await deploy('old');
  const fresh = await deploy('new');
  await rm(path.join(releasesDir, app, old, 'page.js'));
  expect(await refusal(run('--rollback'))).toContain(`${old} cannot be served again`);
  expect((await inUse()).line).toEqual([old, fresh]);
  text = 'old';
  await run();
  await run('--rollback');
  expect(await run('--rollback')).toContain(`back at ${old}`);
});

test('a failed build switches nothing and leaves nothing', async () => {
  const old = await deploy('old');
  const wish = readWish([], {});
  const failing = {
    ...ground,
    releasesDir,
    build: () => Promise.reject(new DeployError('it does not build')),
  };
  expect(await refusal(carryOut(wish ?? { do: 'list' }, failing))).toBe('it does not build');
  expect(await inUse()).toEqual({ line: [old], share: null });
  expect((await readdir(path.join(releasesDir, app))).sort()).toEqual([old, 'releases.json'].sort());
});

test('a build that is broken off says so', async () => {
  const broken = buildApp('shell', path.join(folder, 'dist'), AbortSignal.abort());
  await expect(broken).rejects.toThrow('Stopped.');
});

test('two deploys at once: the second is refused and changes nothing', async () => {
  const old = await deploy('old');
  text = 'new';
  await withLock({ releasesDir, app }, async () => {
    await expect(run()).rejects.toThrow(`mfe-catalog is being deployed by process ${process.pid}`);
    await expect(run('--rollback')).rejects.toThrow('is being deployed');
    // Looking is always allowed.
    expect(await run('--list')).toContain(old);
  });
  expect(builds).toBe(1);
  expect(await inUse()).toEqual({ line: [old], share: null });
});

test('a list of releases that is damaged is refused before anything is built', async () => {
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
      readWish(argv, {});
    } catch (error) {
      if (error instanceof DeployError) return error.message;
      throw error;
    }
    return '';
  };

  test.each([
    [['--undo'], 'Nobody knows what --undo means here'],
    [['10%'], 'Nobody knows what "10%" means here'],
    [['--share'], '--share needs a percentage'],
    [['--share', '--list'], '--share needs a percentage'],
    [['--share', '10'], '"10" is not a percentage'],
    [['--share', '0%'], '"0%" is not a percentage'],
    [['--share', '101%'], '"101%" is not a percentage'],
    [['--share', 'some%'], '"some%" is not a percentage'],
    [['--share=-5%'], '"-5%" is not a percentage'],
    [['--list=all'], '--list is not complete or too much'],
    [['--rollback', '--share', '10%'], '--rollback and --share do not go together'],
    [['--rollback', '--from', 'dist'], 'does not go with --rollback'],
    [['--keep', '3'], 'it needs --prune'],
    [['--prune', '--keep', 'all'], '"all" is not a number'],
  ])('%j is refused in words', (argv, sentence) => {
    expect(say(...argv)).toContain(sentence);
  });

  test('a rollback that npm kept to itself does not become a deploy', () => {
    expect(() => readWish([], { npm_config_rollback: 'true' })).toThrow('-- --rollback');
    expect(() => readWish(['10%'], { npm_config_share: 'true' })).toThrow('-- --share');
  });

  test('what is right is understood', () => {
    expect(readWish([], {})).toEqual({ do: 'deploy', percent: 100, asked: false, from: null });
    expect(readWish(['--share', '2.5%', '--from', 'd'], {})).toMatchObject({ percent: 2.5, from: 'd' });
    expect(readWish(['--prune'], {})).toEqual({ do: 'prune', keep: 5 });
    expect(readWish(['-h'], {})).toBeNull();
  });
});
