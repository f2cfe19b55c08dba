import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Texts that nobody has translated yet: `npm run new -- language` copies them from another language and names them here, by
 * file and key, so that no shopper sees a mark.
 */
export const missingFile = (lanTp) => `libs/i18n/missing/${lanTp}.json`;

/** Texts of a nested pack by their path: `tooManyPages.title`, `columns.0`. */
export const leaves = (value, at = '') =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, at === '' ? name : `${at}.${name}`))
    : [[at, value]];

const readJson = async (root, file) => JSON.parse(await readFile(path.join(root, file), 'utf8'));

/** The texts that still read as in the language they were copied from, and those of the list that do not. */
async function compare(root, { from, texts }, lanTp) {
  const left = {};
  const translated = [];
  for (const [pack, keys] of Object.entries(texts)) {
    // A table in code: who has translated it takes it off the list.
    const known = pack.endsWith('.json')
      ? await Promise.all(
          [lanTp, from].map(async (code) => new Map(leaves(await readJson(root, pack.replace('*', code))))),
        )
      : null;
    const same = (key) =>
      !known || (known[0].has(key) && known[0].get(key) === (known[1].get(key) ?? known[0].get(key)));
    left[pack] = keys.filter(same);
    translated.push(
      ...keys.filter((key) => !same(key)).map((key) => `${pack.replace('*', lanTp)}: "${key}"`),
    );
  }
  return { left, translated };
}

/**
 * What is to be translated into a language.
 * @returns null where nothing is
 */
export async function missingTexts(root, lanTp) {
  const file = missingFile(lanTp);
  if (!existsSync(path.join(root, file))) return null;
  const list = await readJson(root, file);
  const { left, translated } = await compare(root, list, lanTp);
  return { file, from: list.from, left, translated, count: Object.values(left).flat().length };
}

/** Takes what was translated off the list. */
export async function renewMissing(root, lanTp) {
  const missing = await missingTexts(root, lanTp);
  if (!missing) return;
  const texts = Object.fromEntries(Object.entries(missing.left).filter(([, keys]) => keys.length > 0));
  await writeFile(
    path.join(root, missing.file),
    `${JSON.stringify({ from: missing.from, texts }, null, 2)}\n`,
  );
}
