import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { root } from './run.mjs';

/** A page may grow by this share before the command fails; below it warns. */
const MOST = 0.03;
/** Groups of modules that are named where a page has grown. */
const NAMED = 10;

/** Parts that every page of the catalogue loads at a first visit in English. */
const everywhere = [
  ['shell', 'entry'],
  ['shell', 'libs/i18n/locales/ENG/common.json'],
  ['shell', 'shell/src/locales/ENG.json'],
  ['mfe-catalog', 'entry'],
  ['mfe-catalog', 'mfe-catalog/src/locales/ENG.json'],
];
const withRoutes = [
  ['shell', 'libs/shell-sdk/src/query/query.ts'],
  ['mfe-catalog', 'mfe-catalog/src/exposes/routes.tsx'],
];

/** What a first visit of each page loads; a browser test compares it with what is fetched. */
const partsOfPages = {
  home: [
    ...everywhere,
    ['mfe-catalog', 'mfe-catalog/src/exposes/fragments.tsx'],
    ['mfe-catalog', 'mfe-catalog/src/features/home-shelves/home-shelves.tsx'],
  ],
  list: [
    ...everywhere,
    ...withRoutes,
    ['mfe-catalog', 'mfe-catalog/src/features/lists/product-list-page.tsx'],
  ],
  product: [...everywhere, ...withRoutes, ['mfe-catalog', 'mfe-catalog/src/features/product/trip-page.tsx']],
};

const json = async (...names) => JSON.parse(await readFile(path.join(root, ...names), 'utf8'));

/** The last build of an app: its folder, and the files of its entry and of each part. */
const buildOf = async (app) => {
  const { version } = await json(app, 'dist', app === 'shell' ? 'host.json' : 'remote.json');
  const folder = path.join(root, app, 'dist', version);
  const parts = await json(app, 'dist', version, 'ssr.json');
  const page = app === 'shell' ? await readFile(path.join(folder, '../index.html'), 'utf8') : '';
  const linked = [...page.matchAll(/\/shell\/[0-9a-f]{12}\/([\w.-]+\.(?:js|css))/g)].map(([, file]) => file);
  const entry = app === 'shell' ? [...new Set(linked)] : ['remoteEntry.js'];
  return { folder, parts: { ...parts, entry } };
};

/** The scripts and style sheets of a page in the last build, each once, with the part that brings it. */
export const filesOfPage = async (page) => {
  const files = new Map();
  for (const [app, part] of partsOfPages[page]) {
    const found = (await buildOf(app)).parts[part];
    if (!found) throw new Error(`${page}: the build of ${app} has no part ${part}; correct partsOfPages`);
    for (const file of found)
      if (!files.has(`${app}/${file}`))
        files.set(`${app}/${file}`, { part: part === 'entry' ? `${app} entry` : part, app, file });
  }
  return [...files.values()];
};

/** The folder of an own module, the name of a package. */
const groupOf = (module) =>
  /(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ?? path.posix.dirname(module);

const addTo = (sums, key, amount) => {
  sums[key] = (sums[key] ?? 0) + amount;
};

const sorted = (sums) => Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the pages of the last build cost: bytes of each part after brotli, and of the modules' sources by group. */
export const measure = async () => {
  const pages = {};
  const seen = new Set();
  const modules = {};
  for (const page of Object.keys(partsOfPages)) {
    pages[page] = {};
    for (const { part, app, file } of await filesOfPage(page)) {
      const { folder } = await buildOf(app);
      const packed = await promisify(brotliCompress)(await readFile(path.join(folder, file)));
      addTo(pages[page], part, packed.length);
      if (seen.has(`${app}/${file}`)) continue;
      seen.add(`${app}/${file}`);
      const sizes = (await json(app, 'dist/modules.json'))[file] ?? {};
      for (const [module, bytes] of Object.entries(sizes)) addTo(modules, groupOf(module), bytes);
    }
  }
  return { pages, modules: sorted(modules) };
};

const total = (parts) => Object.values(parts).reduce((sum, bytes) => sum + bytes, 0);
const percent = (share) => `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;

/** What is larger now, the largest growth first. */
const grown = (before, now) =>
  Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more);

const lineOf = ({ name, bytes, more }) => `    ${name}: ${bytes - more} → ${bytes} (+${more})`;

/**
 * Compares what was found with the table: fails where a page has grown by more than 3 %, warns where it has grown less, and
 * names the parts and the modules that have.
 */
export const judge = (table, found) => {
  const lines = [];
  let warned = false;
  let failed = false;
  for (const [page, parts] of Object.entries(found.pages)) {
    const before = total(table.pages[page] ?? {});
    const now = total(parts);
    const share = before === 0 ? Infinity : now / before - 1;
    const over = now > before * (1 + MOST);
    const more = now > before;
    failed ||= over;
    warned ||= more;
    const word = over ? 'over its budget' : more ? 'larger than its budget, within 3 %' : 'within its budget';
    lines.push(`${page}: ${now} of ${before} bytes (${percent(share)}), ${word}`);
    if (more) lines.push(...grown(table.pages[page] ?? {}, parts).map(lineOf));
  }
  const modules = grown(table.modules, found.modules).slice(0, NAMED);
  if (warned && modules.length > 0)
    lines.push('  modules that have grown, in bytes of source:', ...modules.map(lineOf));
  if (failed) lines.push('Make them smaller, or accept it with "npm run budgets -- --write".');
  return { lines, code: failed ? 1 : 0 };
};
