import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connection, Schema } from 'mongoose';

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

/**
 * Whether a field of a stored document names a member, by its path: `mem_id` and what ends in it, travellers (`rv_mem_id`)
 * aside, and the few that are called otherwise.
 */
const namesMember = (field: string): boolean =>
  (/(^|[._])mem_ids?$/.test(field) && !/rv_mem_ids?$/.test(field)) ||
  /(^|\.)(actor|joined_into|likes|offered_to)$|^(from|into|other)$/.test(field);

const fieldsOf = (schema: Schema, below = ''): string[] =>
  Object.entries(schema.paths).flatMap(([name, { schema: inner }]) =>
    inner ? fieldsOf(inner, `${below}${name}.`) : [`${below}${name}`],
  );

/** The fields of a document, places in lists left out, whose value is an identifier. */
const fieldsWith = (value: unknown, id: string, where = ''): string[] => {
  if (value === id) return [where];
  if (typeof value !== 'object' || value === null || value instanceof Date || 'buffer' in value) return [];
  if (Array.isArray(value)) return value.flatMap((part) => fieldsWith(part, id, where));
  return Object.entries(value).flatMap(([name, part]) =>
    fieldsWith(part, id, where ? `${where}.${name}` : name),
  );
};

/** The fields, as `service.collection.field` and sorted, of all collections that name members. */
export interface MemberFields {
  /** Those that name the member. */
  readonly filled: readonly string[];
  /** Those that could, and do not: no test of what becomes of a member's data has looked at them. */
  readonly empty: readonly string[];
}

/**
 * Which fields name a member, by the models of the stores, and which of them name this one.
 * @throws Error where a field names the member by a name that `namesMember` does not know
 */
export const memberFields = async (
  stores: Readonly<Record<string, Connection>>,
  mem_id: string,
): Promise<MemberFields> => {
  const filled: string[] = [];
  const empty: string[] = [];
  for (const [service, store] of Object.entries(stores))
    for (const { collection, schema } of Object.values(store.models)) {
      const found = new Set<string>();
      for await (const document of store.collection(collection.name).find())
        for (const field of fieldsWith(document, mem_id)) found.add(field);
      const nameOf = (field: string): string => `${service}.${collection.name}.${field}`;
      const unknown = [...found].find((field) => !namesMember(field));
      if (unknown !== undefined)
        throw new Error(`${nameOf(unknown)} names a member: call it mem_id, or add it to namesMember`);
      filled.push(...[...found].map(nameOf));
      const known = fieldsOf(schema).filter((field) => namesMember(field) && !found.has(field));
      empty.push(...known.map(nameOf));
    }
  return { filled: filled.sort(), empty: empty.sort() };
};
