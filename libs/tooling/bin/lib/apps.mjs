import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const isApp = (name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'webpack.config.mjs'));

/** What is built in the browser's name: the shell, and every folder `mfe-*` with a build of its own. */
export const apps = ['shell', ...readdirSync(root).filter(isApp).sort()];

/** Texts that a service reads by their path, nested, rather than by key. */
const readsTree = (file) => readFileSync(file, 'utf8').includes('loadPacks<');

/** The namespace that a `texts.ts` tells i18n of. */
function namespaceOf(file) {
  const code = readFileSync(file, 'utf8');
  const named =
    /addPacks\(\s*'(\w+)'/.exec(code) ??
    /namespace = '(\w+)'/.exec(code) ??
    /serviceTexts(?:<[^(]*>)?\(\s*'(\w+)'/.exec(code);
  if (!named) throw new Error(`${file} names no namespace`);
  return named[1];
}

/** A `texts.ts` brings the packs of the folder `locales` beside it. */
const bringsPacks = (source, file) =>
  path.basename(file) === 'texts.ts' && existsSync(path.join(source, path.dirname(file), 'locales'));

const registriesOf = (app) => {
  const source = path.join(root, app, 'src');
  return readdirSync(source, { recursive: true }).filter((file) => bringsPacks(source, file));
};

/** The texts of an app, one pack for each `texts.ts` with its folder `locales` beside it; the app's own comes first. */
function packsOf(app) {
  const source = path.join(root, app, 'src');
  return registriesOf(app)
    .filter((file) => !readsTree(path.join(source, file)))
    .sort(
      (one, other) => one.split(path.sep).length - other.split(path.sep).length || one.localeCompare(other),
    )
    .map((file) => ({
      app,
      namespace: namespaceOf(path.join(source, file)),
      folder: path.posix.join(app, 'src', path.dirname(file), 'locales'),
    }));
}

/** Texts that several apps bring, each in chunks of its own. */
export const sharedPacks = [
  { app: 'libs/shell-sdk', namespace: 'admin', folder: 'libs/shell-sdk/src/admin/locales' },
];

/** Packages on the server with texts of their own: those of mails. */
const speakingPackages = [
  ...readdirSync(path.join(root, 'services'))
    .sort()
    .map((name) => `services/${name}`),
  'libs/service-kit',
].filter((name) => existsSync(path.join(root, name, 'src')));

/** Texts that services bring in every language at once (`serviceTexts`). */
export const servicePacks = speakingPackages.flatMap(packsOf);

/** The text packs of all apps; each folder has one `<lan_tp>.json` for each language. */
export const textPacks = apps.flatMap(packsOf);

const demoContent = 'libs/demo-content/locales/*';

/** Packs that are read by path: nested texts, `*` in the place of the language. */
export const treePacks = [
  ...speakingPackages.flatMap((app) =>
    registriesOf(app)
      .filter((file) => readsTree(path.join(root, app, 'src', file)))
      .sort()
      .map((file) => path.posix.join(app, 'src', path.dirname(file), 'locales/*.json')),
  ),
  ...['articles', 'patterns', 'products', 'shop'].map((name) => `${demoContent}/${name}.json`),
  ...['policy', 'terms'].map((name) => `shell/src/pages/legal/${name}.*.json`),
];

/** Every other pack: texts by key. */
export const keyPacks = [
  ...['common', 'errors'].map((name) => `libs/i18n/locales/*/${name}.json`),
  ...[...textPacks, ...sharedPacks, ...servicePacks].map(({ folder }) => `${folder}/*.json`),
];
