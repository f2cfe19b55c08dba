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
