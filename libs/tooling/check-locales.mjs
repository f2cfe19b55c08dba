// Compares the text packs of the shell, the remotes and libs/i18n: every language of the shop has the same keys and
// the plural forms its grammar asks for, no text is empty, every key used in code exists, and texts are set as
// docs/glossary.md says (ARCH-9).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textPacks } from './bin/lib/apps.mjs';
import { tsImport } from 'tsx/esm/api';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { LAN_TPS, LANGUAGES } = await tsImport('../contracts/src/languages.ts', import.meta.url);
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

async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Titles of pages in the contracts' table, as `namespace:key`. */
async function pageTitles() {
  const files = await sourceFiles(path.join(root, 'libs/contracts/src/pages'));
  const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return new Set([...code.matchAll(/title: '([\w:]+)'/g)].map(([, title]) => title));
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
      checkPlaceholders(fileOf(language), key, text, reference);
    }
  }
  return { title, keys: stems(reference) };
}

/** A key with plural forms has each form the language knows, and no other. */
function checkPlural(file, key, pack, forms) {
  const [, form] = PLURAL.exec(key) ?? [];
  if (!form) return;
  if (!forms.includes(form)) problems.push(`${file}: "${key}" is never used, the language has no such form`);
  for (const other of forms) {
    if (!(`${stem(key)}_${other}` in pack)) problems.push(`${file}: "${stem(key)}_${other}" is missing`);
  }
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

/**
 * Keys written out in code: `t('key')` where `t` came from `useT(namespace)` in the same file. The compiler checks
 * typed keys too; this also reaches files it does not see and finds texts nobody uses any more.
 */
async function checkUse(folder, namespace, keys) {
  const used = new Set();
  let everything = '';
  for (const file of await sourceFiles(path.join(root, folder, 'src'))) {
    const code = await readFile(file, 'utf8');
    everything += code;
    const own = new RegExp(
      `const (\\w+) = (?:useT|getT)\\((?:'${namespace}'${mainOf.get(folder) === namespace ? '|namespace' : ''})\\)`,
      'g',
    );
    for (const [, name] of code.matchAll(own)) {
      for (const [, key] of code.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w.-]+)'`, 'g'))) {
        used.add(key);
        if (!keys.has(key))
          problems.push(`${path.relative(root, file)}: "${key}" is not among the texts of ${namespace}`);
      }
    }
  }
  const fragments = [...everything.matchAll(/`([^`$]*)\$\{[^}]*\}([^`$]*)`/g)].map(([, head, tail]) => ({
    head,
    tail,
  }));
  for (const key of keys) {
    const named = used.has(key) || everything.includes(`'${key}'`) || everything.includes(`"${key}"`);
    const composed = fragments.some(
      ({ head, tail }) => (head || tail).length > 2 && key.startsWith(head) && key.endsWith(tail),
    );
    if (!named && !composed && !titles.has(`${namespace}:${key}`))
      problems.push(`${folder}: "${key}" is used nowhere`);
  }
}

/** Code says `namespace` for the texts of its app, and the name for those of a part of it. */
const mainOf = new Map(textPacks.toReversed().map(({ app, namespace }) => [app, namespace]));
const titles = await pageTitles();
let total = 0;
for (const { app, namespace, folder } of textPacks) {
  const { keys } = await checkPacks(namespace, (language) => `${folder}/${language}.json`);
  await checkUse(app, namespace, keys);
  total += keys.size;
}
for (const namespace of ['common', 'errors']) {
  total += (await checkPacks(namespace, (language) => `libs/i18n/locales/${language}/${namespace}.json`)).keys
    .size;
}

if (problems.length > 0) {
  const different = [...new Set(problems)];
  console.error(different.join('\n'));
  console.error(`\n${different.length} problems in the text packs`);
  process.exit(1);
}
console.log(`${total} texts, each in ${LAN_TPS.length} languages`);
