import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection } from 'mongoose';

/** Texts and bytes of a stored value, however deep they lie; dates and numbers name nobody. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (Buffer.isBuffer(value)) return [value.toString('utf8')];
  if ('buffer' in value && Buffer.isBuffer(value.buffer)) return [value.buffer.toString('utf8')];
  return Object.entries(value).flatMap(([name, part]) => [name, ...wordsIn(part)]);
};

const findIn = (words: readonly string[], needles: readonly string[]): string[] => {
  const text = words.join('\n').toLowerCase();
  return needles.filter((needle) => text.includes(needle.toLowerCase()));
};

/** Every document of every collection of the stores, those of tomorrow's capabilities too. */
async function* documentsOf(
  stores: Readonly<Record<string, Connection>>,
): AsyncGenerator<{ readonly where: string; readonly document: object }> {
  for (const [service, store] of Object.entries(stores))
    for (const { name } of await store.listCollections())
      for await (const document of store.collection(name).find())
        yield { where: `${service}.${name}`, document };
}

/**
 * Where any of some texts still stands in the stores: `service.collection: text`, each once. What is encrypted does not show;
 * `collectionsNaming` tells which documents of a member are left that may hold such a thing.
 */
export const findTraces = async (
  stores: Readonly<Record<string, Connection>>,
  needles: readonly string[],
): Promise<string[]> => {
  const found = new Set<string>();
  for await (const { where, document } of documentsOf(stores))
    for (const needle of findIn(wordsIn(document), needles)) found.add(`${where}: ${needle}`);
  return [...found].sort();
};

/** The collections with documents that name an identifier, such as a member's number. */
export const collectionsNaming = async (
  stores: Readonly<Record<string, Connection>>,
  id: string,
): Promise<string[]> =>
  [...new Set((await findTraces(stores, [id])).map((line) => line.split(': ')[0] ?? ''))].sort();

/** Documents that name one member and not another, as JSON and sorted: what nobody else's calls may change. */
export const documentsNaming = async (
  stores: Readonly<Record<string, Connection>>,
  id: string,
  not: string,
): Promise<string[]> => {
  const found: string[] = [];
  for await (const { where, document } of documentsOf(stores)) {
    const named = findIn(wordsIn(document), [id, not]);
    if (named.includes(id) && !named.includes(not)) found.push(`${where}: ${JSON.stringify(document)}`);
  }
  return found.sort();
};

/** Texts and moments of a stored value by the names that lead to them, places in lists left out, each as JSON writes it. */
const leavesOf = (
  value: unknown,
  where: string,
  name = '',
): { readonly where: string; readonly json: string }[] => {
  if (typeof value === 'string' || value instanceof Date)
    return value === '' ? [] : [{ where, json: `${name && `"${name}": `}${JSON.stringify(value)}` }];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || 'buffer' in value) return [];
  if (Array.isArray(value)) return value.flatMap((part) => leavesOf(part, where));
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${where}.${key}`, key));
};

/**
 * What the stores have of a member that a copy of their data lacks, as `service.collection.field`, each once: texts and moments of
 * every document that names them, under the names they have there. Numbers stand everywhere, and what is encrypted does not show.
 * @param copy the copy's files of JSON, indented, one after the other
 */
export const findMissing = async (
  stores: Readonly<Record<string, Connection>>,
  id: string,
  copy: string,
): Promise<string[]> => {
  const missing = new Set<string>();
  for await (const { where, document } of documentsOf(stores)) {
    if (findIn(wordsIn(document), [id]).length === 0) continue;
    for (const leaf of leavesOf(document, where)) if (!copy.includes(leaf.json)) missing.add(leaf.where);
  }
  return [...missing].sort();
};

/** Files below a folder in which any of some texts stands. */
export const findInFiles = async (folder: string, needles: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const lines = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const text = (await readFile(path.join(parentPath, name))).toString('utf8');
      return findIn([text], needles).map((needle) => `${name}: ${needle}`);
    }),
  );
  return lines.flat().sort();
};
