import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from './bin/lib/run.mjs';

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const readJson = async (file: string): Promise<unknown> => JSON.parse(await read(file));

interface Manifest {
  readonly license?: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const main = (await readJson('package.json')) as Manifest;
const folders = (
  await Promise.all(
    (main.workspaces ?? []).map(async (pattern) => {
      const [parent = '', name = ''] = pattern.includes('/') ? pattern.split('/') : ['', pattern];
      const names = await readdir(path.join(root, parent));
      return names
        .filter((one) => (name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name))
        .map((one) => path.posix.join(parent, one));
    }),
  )
).flat();
const manifests = new Map<string, Manifest>([
  ['package.json', main],
  ...(await Promise.all(
    folders.map(async (folder): Promise<[string, Manifest]> => [
      `${folder}/package.json`,
      (await readJson(`${folder}/package.json`)) as Manifest,
    ]),
  )),
]);

it('every package is under the licence of the repository', async () => {
  expect(await read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} Narae maintainers\n/);
  expect(manifests.size).toBeGreaterThan(20);
  expect([...manifests].filter(([, { license }]) => license !== 'MIT').map(([file]) => file)).toEqual([]);
});

it('.env.example has every variable of docker-compose.yml: the needed ones empty, the others as comments', async () => {
  const compose = await read('docker-compose.yml');
  const used = [...compose.matchAll(/\$\{(\w+)(:?[-?])?/g)].map(([, name = '', how = '']) => ({ name, how }));
  const needed = new Set(used.filter(({ how }) => how === ':?').map(({ name }) => name));
  const others = new Set(used.map(({ name }) => name).filter((name) => !needed.has(name)));
  const example = await read('.env.example');
  const open = [...example.matchAll(/^(\w+)=(.*)$/gm)];
  expect(open.map(([, name]) => name).sort()).toEqual([...needed].sort());
  expect(open.filter(([, , value]) => value !== '')).toEqual([]);
  expect([...example.matchAll(/^# (\w+)=/gm)].map(([, name]) => name).sort()).toEqual([...others].sort());
});

it('.editorconfig asks editors for what prettier writes', async () => {
  const asked = Object.fromEntries(
    [...(await read('.editorconfig')).matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
  const { printWidth } = (await readJson('.prettierrc.json')) as { readonly printWidth: number };
  expect(asked).toMatchObject({
    max_line_length: String(printWidth),
    indent_style: 'space',
    indent_size: '2',
    end_of_line: 'lf',
  });
});

it('CODEOWNERS knows every domain, and only places that exist', async () => {
  const lines = (await read('.github/CODEOWNERS')).split('\n').filter((line) => /^[^#]/.test(line));
  const owners = new Map(lines.map((line) => line.trim().split(/\s+/) as [string, string]));
  for (const domain of ['catalog', 'booking', 'community', 'account'])
    for (const folder of [`mfe-${domain}`, `services/${domain}`])
      expect([folder, owners.get(`/${folder}/`)]).toEqual([folder, `@narae/${domain}`]);
  expect(owners.get('*')).toBe('@narae/platform');
  const places = [...owners.keys()].filter((place) => place !== '*');
  expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

it('renovate knows only packages that are used, and holds webpack where it is', async () => {
  interface Rule {
    readonly matchPackageNames?: readonly string[];
    readonly matchDepNames?: readonly string[];
    readonly allowedVersions?: string;
  }
  const { packageRules } = (await readJson('renovate.json')) as { readonly packageRules: readonly Rule[] };
  const used = [...manifests.values()].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const isUsed = (name: string): boolean =>
    used.some(([one]) => (name.endsWith('/**') ? one.startsWith(name.slice(0, -2)) : one === name));
  const named = packageRules.flatMap(({ matchPackageNames = [], matchDepNames = [] }) => [
    ...matchPackageNames,
    ...matchDepNames.filter((name) => name !== 'node'),
  ]);
  expect(named.filter((name) => !isUsed(name))).toEqual([]);
  const [held] = packageRules.filter(({ matchPackageNames: names }) => names?.join() === 'webpack');
  expect(held?.allowedVersions).toBe(main.devDependencies?.['webpack']);
});

it('the devcontainer has the oldest Node that is supported', async () => {
  const { image } = (await readJson('.devcontainer/devcontainer.json')) as { readonly image: string };
  expect(image).toContain(`typescript-node:${(await read('.node-version')).trim()}-`);
});

it.each(['bug.yml', 'feature.yml'])('the form %s asks for what its fields name, each once', async (file) => {
  interface Form {
    readonly name: string;
    readonly description: string;
    readonly body: readonly { readonly type: string; readonly id?: string }[];
  }
  const form = parse(await read(`.github/ISSUE_TEMPLATE/${file}`)) as Form;
  expect([form.name, form.description]).toEqual([expect.any(String), expect.any(String)]);
  const fields = form.body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
  expect(fields).not.toContain(undefined);
  expect(new Set(fields).size).toBe(fields.length);
  const types = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'];
  expect(form.body.filter(({ type }) => !types.includes(type))).toEqual([]);
});
