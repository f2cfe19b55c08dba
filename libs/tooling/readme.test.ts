import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from './bin/lib/run.mjs';

const readme = await readFile(path.join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

it('README names every script that people run', () => {
  const names = Object.keys(scripts).filter((name) => name !== 'prepare');
  const unnamed = names.filter((name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(readme));
  expect(unnamed).toEqual([]);
});

it('README names only scripts that exist', () => {
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the pictures of README weigh less than 150 kB each', async () => {
  const shown = [...readme.matchAll(/!\[[^\]]+\]\((docs\/images\/[^)]+)\)/g)];
  expect(shown).toHaveLength(2);
  for (const [, file = ''] of shown) expect((await stat(path.join(root, file))).size).toBeLessThan(150_000);
});
