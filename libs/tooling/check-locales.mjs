// Compares the text packs of the shell, the remotes, the services' mails and libs/i18n: every language of the shop has the
// same keys and the plural forms its grammar asks for, no text is empty, every key used in code exists and every key is
// used, and texts are set as docs/glossary.md says (ARCH-9). Says how many texts of a new language are still those it was
// copied from: --missing lists them, --renew takes those that were translated off the list, --complete fails for any.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { apps, servicePacks, sharedPacks, textPacks, treePacks } from './bin/lib/apps.mjs';
import { leaves, missingTexts, renewMissing } from './bin/lib/missing-texts.mjs';
import { namedKeys, readSources, unreadKeys, withoutLists } from './bin/lib/text-use.mjs';
import { tsImport } from 'tsx/esm/api';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { LAN_TPS, LANGUAGES } = await tsImport('../contracts/src/languages.ts', import.meta.url);
const { messagesToCome } = await tsImport('../contracts/src/message-keys.ts', import.meta.url);
const { typographyProblems } = await tsImport('../test-kit/src/texts/typography.ts', import.meta.url);
const PLURAL = /_(zero|one|two|few|many|other)$/;
const formsOf = (language) =>
  new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions().pluralCategories;

const problems = [];
const stem = (key) => key.replace(PLURAL, '');
const stems = (pack) => new Set(Object.keys(pack).map(stem));
const placeholders = (text) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));

/** The texts of a file, or none where a language has no such file yet. */
async function readPack(file) {
  try {
    return JSON.parse(await readFile(path.join(root, file), 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${error.code === 'ENOENT' ? 'the file is missing' : error.message}`);
    return null;
  }
}

/** Titles of pages in the contracts' table, as `namespace:key`. */
async function pageTitles() {
  const pages = await readSources([path.join(root, 'libs/contracts/src/pages')]);
  return new Set(
    pages.flatMap(({ code }) => [...code.matchAll(/title: '([\w:]+)'/g)].map(([, title]) => title)),
  );
}

const sourceOf = (name) => path.join(root, name, 'src');

/** The packages in a folder that have code of their own. */
async function packagesIn(folder) {
  const names = (await readdir(path.join(root, folder))).map((name) => `${folder}/${name}`);
  return names.filter((name) => existsSync(sourceOf(name)));
}

async function checkPacks(title, fileOf) {
  const packs = Object.fromEntries(
    await Promise.all(LAN_TPS.map(async (language) => [language, await readPack(fileOf(language))])),
  );
  const reference = packs.ENG;
  for (const language of LAN_TPS) {
    const pack = packs[language];
    if (!pack) continue;
    for (const key of stems(reference)) {
      if (!stems(pack).has(key)) problems.push(`${fileOf(language)}: "${key}" is missing`);
    }
    for (const [key, text] of Object.entries(pack)) {
      if (!stems(reference).has(stem(key))) problems.push(`${fileOf(language)}: "${key}" is not in ENG`);
      if (typeof text !== 'string' || text.trim() === '')
        problems.push(`${fileOf(language)}: "${key}" has no text`);
      for (const problem of typographyProblems(text, language))
        problems.push(`${fileOf(language)}: "${key}" has ${problem}`);
      checkPlural(fileOf(language), key, pack, formsOf(language));
      checkBraces(fileOf(language), key, text);
      checkPlaceholders(fileOf(language), key, text, reference);
    }
  }
  return { title, keys: stems(reference) };
}

/** A key with plural forms has each form the language knows, and no other but `zero`, which i18next takes for 0 in any. */
function checkPlural(file, key, pack, forms) {
  const [, form] = PLURAL.exec(key) ?? [];
  if (!form || form === 'zero') return;
  if (!forms.includes(form)) problems.push(`${file}: "${key}" is never used, the language has no such form`);
  for (const other of forms) {
    if (!(`${stem(key)}_${other}` in pack)) problems.push(`${file}: "${stem(key)}_${other}" is missing`);
  }
}

/** i18next fills `{{name}}` alone: `{name}` would be shown as it stands. */
function checkBraces(file, key, text) {
  if (typeof text === 'string' && /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
    problems.push(`${file}: "${key}" has a brace that is no {{placeholder}}`);
}

/** A translation may leave a placeholder out (a plural that says "one"), never bring one nobody fills. */
function checkPlaceholders(file, key, text, reference) {
  const counterpart = reference[key] ?? reference[`${stem(key)}_other`] ?? reference[stem(key)];
  if (typeof counterpart !== 'string' || typeof text !== 'string') return;
  for (const name of placeholders(text)) {
    if (!placeholders(counterpart).has(name))
      problems.push(`${file}: "${key}" asks for {{${name}}}, ENG does not`);
  }
}

/** Every key that code names exists: the compiler checks typed keys too, this also reaches files it does not see. */
function checkNamed(sources, namespace, keys, main = false) {
  for (const source of sources) {
    for (const key of namedKeys(source, namespace, main)) {
      if (!keys.has(key))
        problems.push(`${path.relative(root, source.file)}: "${key}" is not among the texts of ${namespace}`);
    }
  }
}

function checkRead(place, namespace, unread) {
  for (const key of unread) {
    if (!titles.has(`${namespace}:${key}`)) problems.push(`${place}: "${key}" is used nowhere`);
  }
}

/** Code says `namespace` for the texts of its app, and the name for those of a part of it. */
const mainOf = new Map(textPacks.toReversed().map(({ app, namespace }) => [app, namespace]));
const titles = await pageTitles();
let total = 0;
for (const { app, namespace, folder } of [...textPacks, ...sharedPacks, ...servicePacks]) {
  const { keys } = await checkPacks(namespace, (language) => `${folder}/${language}.json`);
  const sources = await readSources([sourceOf(app)]);
  checkNamed(sources, namespace, keys, mainOf.get(app) === namespace);
  checkRead(app, namespace, unreadKeys(keys, sources));
  total += keys.size;
}

const folders = [...apps, ...(await packagesIn('libs')), ...(await packagesIn('services'))];
/** Code of the whole shop; the test kit only asks for texts that others show. */
const shop = (await readSources(folders.filter((name) => name !== 'libs/test-kit').map(sourceOf)))
  .filter(({ file }) => !/\/(error|message)-keys\.ts$/.test(file))
  .map(({ file, code }) => ({ file, code: file.includes('/libs/contracts/') ? withoutLists(code) : code }));
/** Whether code may put keys of these texts together. */
const composes = {
  common: ({ file, code }) => code.includes("'common'") || /\/libs\/(shop-)?ui\//.test(file),
  errors: ({ code }) => code.includes("'errors'") || code.includes('DomainError('),
};
for (const namespace of Object.keys(composes)) {
  const place = `libs/i18n/locales/*/${namespace}.json`;
  const { keys } = await checkPacks(namespace, (language) => place.replace('*', language));
  checkNamed(shop, namespace, keys);
  const unread = unreadKeys(keys, shop, shop.filter(composes[namespace]));
  const toCome = Object.keys(messagesToCome).filter((key) => keys.has(key));
  checkRead(
    place,
    namespace,
    unread.filter((key) => !toCome.includes(key)),
  );
  for (const key of toCome.filter((one) => !unread.includes(one)))
    problems.push(`${place}: "${key}" is used, and is listed among the messages to come`);
  total += keys.size;
}

/** Nested packs: the same paths in every language, and a text at each. Lists may be of another length. */
const shapeOf = (pack) =>
  new Map(leaves(pack).map(([at, text]) => [at.replaceAll(/\.\d+(?=\.|$)/g, '.…'), text]));
for (const pack of treePacks) {
  const fileOf = (language) => pack.replace('*', language);
  const reference = shapeOf((await readPack(fileOf('ENG'))) ?? {});
  for (const language of LAN_TPS) {
    const texts = (await readPack(fileOf(language))) ?? {};
    const shape = shapeOf(texts);
    for (const at of reference.keys())
      if (!shape.has(at)) problems.push(`${fileOf(language)}: "${at}" is missing`);
    for (const at of shape.keys())
      if (!reference.has(at)) problems.push(`${fileOf(language)}: "${at}" is not in ENG`);
    for (const [at, text] of leaves(texts))
      if (text === '') problems.push(`${fileOf(language)}: "${at}" has no text`);
    total += language === 'ENG' ? leaves(texts).length : 0;
  }
}

const untranslated = [];
for (const language of LAN_TPS) {
  if (process.argv.includes('--renew')) await renewMissing(root, language);
  const missing = await missingTexts(root, language);
  if (!missing) continue;
  for (const text of missing.translated)
    problems.push(`${text} is translated, and is listed as missing: check-locales.mjs --renew`);
  const sum = `${language}: ${missing.count} texts are still those of ${missing.from} (${missing.file})`;
  untranslated.push(sum);
  if (process.argv.includes('--missing'))
    for (const [pack, keys] of Object.entries(missing.left))
      for (const key of keys) untranslated.push(`  ${pack.replace('*', language)}: ${key}`);
  if (process.argv.includes('--complete')) problems.push(sum);
}

if (problems.length > 0) {
  const different = [...new Set(problems)];
  console.error(different.join('\n'));
  console.error(`\n${different.length} problems in the text packs`);
  process.exit(1);
}
if (untranslated.length > 0) console.log(untranslated.join('\n'));
console.log(`${total} texts, each in ${LAN_TPS.length} languages`);
