import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const template = /import\(\s*`(\.{1,2}\/[^`$]*)\$\{lanTp\}([^`$]*)`\s*(,[^()]*)?\)/g;

/**
 * Writes out the languages of each ``import(`./locales/${lanTp}.json`)``: one import a file that is there. A bundler then
 * makes of each what it makes of any import, without a table of names in the first visit.
 */
export function expandPacks(code, file) {
  return code.replaceAll(template, (_, head, tail, options = '') => {
    const loaders = languagesOf(path.dirname(file), head, tail).map(
      (lanTp) => `${lanTp}: () => import('${head}${lanTp}${tail}'${options})`,
    );
    return `({ ${loaders.join(', ')} })[lanTp]()`;
  });
}

/** Whether `expandPacks` changes a file: what a build does to others stays the same to the byte. */
export const bringsPacks = (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').search(template) >= 0;

/** The folders whose files decide what `expandPacks` writes. */
export const foldersOfPacks = (code, file) =>
  [...code.matchAll(template)].map(([, head]) => folderOf(path.dirname(file), head));

const folderOf = (from, head) => path.resolve(from, head.slice(0, head.lastIndexOf('/') + 1));

/** What stands for the language in the names of files, or of folders with such a file. */
function languagesOf(from, head, tail) {
  const folder = folderOf(from, head);
  const start = head.slice(head.lastIndexOf('/') + 1);
  const name = tail.split('/', 1)[0];
  const languages = readdirSync(folder)
    .filter((entry) => entry.startsWith(start) && entry.endsWith(name))
    .map((entry) => entry.slice(start.length, entry.length - name.length))
    .filter((language) => /^[A-Z]{3}$/.test(language));
  if (languages.length === 0) throw new Error(`${folder}: no language has a file for ${head}…${tail}`);
  return languages.sort();
}
