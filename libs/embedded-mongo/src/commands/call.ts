import type { Collection } from '../collection.ts';
import type { Cursors } from '../cursors.ts';
import { fail, unsupported } from '../errors.ts';
import type { Variables } from '../expressions.ts';
import type { Store } from '../store.ts';
import { evaluator } from '../expressions.ts';
import { fieldsOf, isDoc, toInteger, toNumber, typeOf } from '../values.ts';
import type { Bytes, Doc } from '../values.ts';

/** One command being carried out. */
export interface Call {
  store: Store;
  cursors: Cursors;
  name: string;
  db: string;
  body: Doc;
  raw: Record<string, Bytes[]>;
  connectionId: number;
}
/** A command: the fields it knows beside the common ones, and what it does. */
export interface Command {
  fields: string[];
  run(call: Call): Promise<Doc | Bytes> | Doc | Bytes;
}

/** `db.collection`, with the collection named by the command's first field. */
export function namespaceOf(call: Call, field = call.name): string {
  const name = call.body[field];
  if (typeof name !== 'string') {
    throw fail(73, `collection name has invalid type ${typeOf(name)}`);
  }
  if (name === '' || name.includes('\0') || name.startsWith('.') || name.includes('$')) {
    throw fail(73, `Invalid namespace specified '${call.db}.${name}'`);
  }
  return `${call.db}.${name}`;
}

export const collectionOf = (call: Call, field?: string): Collection | undefined =>
  call.store.collections.get(namespaceOf(call, field));

export function docField(body: Doc, name: string): Doc | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDoc(value))
    throw fail(14, `BSON field '${name}' is the wrong type '${typeOf(value)}', expected type 'object'`);
  return fieldsOf(value);
}

export function intField(body: Doc, name: string, otherwise: number): number {
  const value = body[name] === undefined || body[name] === null ? otherwise : toInteger(body[name], name);
  if (value < 0) throw fail(51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  return value;
}

/** The variables of a command: its `let`, and the one time it calls now. */
export function variablesOf(body: Doc): Variables {
  const given = Object.entries(docField(body, 'let') ?? {}).map(
    ([name, value]) => [name, evaluator(value)({})] as const,
  );
  return { ...Object.fromEntries(given), NOW: new Date() };
}

/** Strings compare by their bytes here; any other collation would change results, so it is refused. */
export function checkCollation(body: Doc): void {
  const collation = docField(body, 'collation');
  if (collation && Object.keys(collation).length > 0 && collation.locale !== 'simple')
    throw unsupported('collation');
}

const COMMON = new Set(
  (
    '$db lsid $clusterTime $readPreference comment maxTimeMS readConcern writeConcern apiVersion apiStrict ' +
    'apiDeprecationErrors'
  ).split(' '),
);
const TRANSACTIONS = ['txnNumber', 'startTransaction', 'autocommit'];

/** Refuses whatever the command does not know, and what would ask of a single server more than it can promise. */
export function checkFields({ body, name }: Call, { fields }: Command): void {
  for (const field of Object.keys(body)) {
    if (field === name || COMMON.has(field) || fields.includes(field)) continue;
    if (TRANSACTIONS.includes(field)) {
      throw fail(20, `the embedded store does not support transactions or retryable writes (${field})`);
    }
    throw fail(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
  const w = toNumber(docField(body, 'writeConcern')?.w);
  if (w !== undefined && w > 1) throw fail(2, "cannot use 'w' > 1 when a host is not replicated");
  const level = docField(body, 'readConcern')?.level;
  if (level === 'snapshot' || level === 'linearizable') throw unsupported(`the read concern level ${level}`);
  if (body.apiVersion !== undefined && body.apiVersion !== '1') throw fail(322, `API version must be "1"`);
}
