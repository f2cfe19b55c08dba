import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The TypeScript files below a folder, tests left out. */
async function sourceFiles(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The same with what is in them. */
export async function readSources(folders) {
  const files = (await Promise.all(folders.map(sourceFiles))).flat();
  return Promise.all(files.map(async (file) => ({ file, code: await readFile(file, 'utf8') })));
}

/** Code without its lists of nothing but texts and other lists: naming a key in a list shows it to nobody. */
export const withoutLists = (code) => code.replaceAll(/\[\s*(?:(?:'[\w.]+'|\.\.\.[\w.]+)\s*,?\s*)+\]/g, '[]');

/** Templates of keys with one part that is only known while the page runs. */
const fragmentsOf = (code) =>
  [...code.matchAll(/`([^`$]*)\$\{[^}]*\}([^`$]*)`/g)]
    .map(([, head, tail]) => ({ head, tail }))
    .filter(({ head, tail }) => (head || tail).length > 2);

/**
 * The keys that no code names, neither whole nor by a template.
 * @param sources code that may name a key whole
 * @param composing code that may put keys together from parts
 */
export function unreadKeys(keys, sources, composing = sources) {
  const everything = sources.map(({ code }) => code).join('\n');
  const fragments = composing.flatMap(({ code }) => fragmentsOf(code));
  return [...keys].filter(
    (key) =>
      !everything.includes(`'${key}'`) &&
      !everything.includes(`"${key}"`) &&
      !fragments.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail)),
  );
}

/**
 * Keys written out in code: `t('key')` where `t` came from `useT(namespace)` in the same file, and from no other namespace.
 * @param main whether the code says `namespace` for these texts
 */
export function namedKeys({ code }, namespace, main) {
  const own = [`'${namespace}'`, ...(main ? ['namespace'] : [])];
  const bound = [...code.matchAll(/const (\w+) = (?:useT|getT)\(([^()]*)\)/g)];
  const names = new Set(bound.map(([, name]) => name));
  return [...names]
    .filter((name) => bound.every(([, other, of]) => other !== name || own.includes(of)))
    .flatMap((name) =>
      [...code.matchAll(new RegExp(`\\b${name}\\(\\s*'([\\w.-]+)'`, 'g'))].map(([, key]) => key),
    );
}
