import { pages, type Page } from '@narae/contracts/pages';
import { remoteNames } from '@narae/contracts/slots';
import { apps as released } from '@narae/releases';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apps, textPacks } from './bin/lib/apps.mjs';
import { root } from './bin/lib/run.mjs';

const remotes = apps.filter((name) => name !== 'shell');

const configOf = (remote: string): Promise<string> =>
  readFile(path.join(root, remote, 'webpack.config.mjs'), 'utf8');

it('the folders of the remotes are the remotes the contracts name', () => {
  expect([...remoteNames].sort()).toEqual(remotes);
  expect([...released].sort()).toEqual([...apps].sort());
});

it('every remote has a page, and every page a remote or the shell', () => {
  const owners = new Set(Object.values<Page>(pages).map(({ owner }) => owner));
  expect([...owners].sort()).toEqual([...apps].sort());
});

it('every remote builds under the name of its folder and serves on a port of its own', async () => {
  const configs = await Promise.all(remotes.map(configOf));
  expect(configs.map((config) => /name: '([\w-]+)'/.exec(config)?.[1])).toEqual(remotes);
  expect(new Set(configs.map((config) => /port: (\d+)/.exec(config)?.[1])).size).toBe(remotes.length);
});

it('every app has texts, each folder of them is told to i18n, and no namespace twice', async () => {
  expect([...new Set(textPacks.map(({ app }) => app))].sort()).toEqual([...apps].sort());
  const folders = await Promise.all(
    apps.map(async (app) => {
      const found = await readdir(path.join(root, app, 'src'), { recursive: true });
      return found.filter((name) => path.basename(name) === 'locales').map((name) => `${app}/src/${name}`);
    }),
  );
  expect(textPacks.map(({ folder }) => folder).sort()).toEqual(folders.flat().sort());
  expect(new Set(textPacks.map(({ namespace }) => namespace)).size).toBe(textPacks.length);
});
