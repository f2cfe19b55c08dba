import { ObjectId } from 'bson';
import { CommandError, fail } from '../errors.ts';
import type { Variables } from '../expressions.ts';
import {
  any,
  collation,
  count,
  doc as document,
  docs,
  flag,
  parse,
  type Fields,
  type Parsed,
} from '../fields.ts';
import { compileProjection } from '../projection.ts';
import type { Store } from '../store.ts';
import { compileUpdate, upsertBase } from '../update.ts';
import { type Bytes, decode, type Doc, encode, isDoc, isModifiers, typeOf } from '../values.ts';
import { collectionOf, command, namespaceOf, variablesOf, type Call, type Command } from './call.ts';
import { search, type Found, type Query } from './search.ts';

const MOST_OPERATIONS = 100_000;

function checkId(id: unknown): void {
  if (['array', 'regex', 'undefined'].includes(typeOf(id)))
    throw fail(53, `The '_id' value cannot be of type ${typeOf(id)}`);
  const dollar = isDoc(id) && dollarNameIn(id);
  if (dollar)
    throw fail(52, `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`);
}

/** The first name with a `$` that an `_id` may not have at any depth; a DBRef may be part of one. */
function dollarNameIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(dollarNameIn).find((name) => name !== undefined);
  if (!isDoc(value)) return undefined;
  const names = Object.keys(value);
  const isReference = names[0] === '$ref' && names[1] === '$id' && typeof value['$ref'] === 'string';
  const own = names.find((name) => name.startsWith('$') && !(isReference && /^\$(ref|id|db)$/.test(name)));
  return own ?? dollarNameIn(Object.values(value));
}

/** The bytes to store for an inserted document: as they came, unless `_id` is missing or not the first field. */
export function prepareInsert(bytes: Bytes): Bytes {
  const doc = decode(bytes);
  if ('_id' in doc) checkId(doc._id);
  if (Object.keys(doc)[0] === '_id') return bytes;
  const { _id: id = new ObjectId(), ...rest } = doc;
  return encode({ _id: id, ...rest });
}

interface Changed {
  matched: number;
  modified: number;
  upserted?: unknown;
  before?: Doc;
  after?: Doc;
}
interface Change {
  update?: unknown;
  arrayFilters?: Doc[] | undefined;
  upsert?: boolean | undefined;
}

export function applyUpdate(store: Store, namespace: string, query: Query, change: Change): Changed {
  const apply = compileUpdate(change.update, change.arrayFilters ?? [], query.variables ?? {});
  const collection = store.collections.get(namespace);
  const found = [...search(collection, query)];
  const changed: Changed = { matched: found.length, modified: 0 };
  for (const { stored, doc: given, index } of found) {
    changed.after = apply(given, false, index);
    changed.before = decode(stored.bytes);
    const bytes = encode(changed.after);
    if (stored.bytes.equals(bytes)) continue;
    collection!.replace(stored, changed.before, changed.after, bytes);
    changed.modified++;
  }
  if (found.length > 0 || !change.upsert) return changed;
  changed.after = apply(upsertBase(query.filter ?? {}, change.update), true);
  changed.upserted = changed.after._id;
  checkId(changed.upserted);
  store.writable(namespace).insert(encode(changed.after), changed.after);
  return changed;
}

function removeFound(call: Call, query: Query): Found[] {
  const collection = collectionOf(call);
  const found = [...search(collection, query)];
  for (const { stored } of found) collection!.remove(stored);
  return found;
}

function batchOf({ raw, name }: Call, field: string): Bytes[] {
  const batch = raw[field];
  if (!batch) throw fail(40414, `BSON field '${name}.${field}' is missing but a required field`);
  if (batch.length >= 1 && batch.length <= MOST_OPERATIONS) return batch;
  throw fail(
    16,
    `Write batch sizes must be between 1 and ${MOST_OPERATIONS}. Got ${batch.length} operations.`,
  );
}

/** The operations of an update or delete, all of them checked before the first is carried out. */
const operationsOf = <F extends Fields & { q: typeof document }>(
  call: Call,
  field: string,
  fields: F,
): Parsed<F>[] =>
  batchOf(call, field).map((bytes) => {
    const operation = parse(decode(bytes), fields, `${call.name}.${field}`);
    if (operation.q === undefined) throw fail(40414, `BSON field '${call.name}.${field}.q' is missing`);
    return operation;
  });

/** Runs the operations of one write command in order; errors of single operations go into `writeErrors`. */
function inOrder<T>(
  call: Call,
  reply: Doc,
  operations: T[],
  run: (operation: T, index: number) => void,
): Doc {
  const writeErrors: Doc[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      run(operation, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (call.body.ordered !== false) break;
    }
  }
  return writeErrors.length > 0 ? { ...reply, writeErrors } : reply;
}

const UPDATE = {
  q: document,
  u: any,
  multi: flag,
  upsert: flag,
  arrayFilters: docs,
  hint: any,
  collation,
};
const DELETE = { q: document, limit: count, hint: any, collation };
const FIND_AND_MODIFY = {
  query: document,
  sort: document,
  remove: flag,
  update: any,
  new: flag,
  fields: document,
  upsert: flag,
  arrayFilters: docs,
  hint: any,
  collation,
  let: document,
  bypassDocumentValidation: any,
};

const findAndModify = command(
  FIND_AND_MODIFY,
  ({ query: filter = {}, sort, hint, fields = {}, ...args }, call) => {
    if (args.remove ? args.update !== undefined || args.upsert || args.new : args.update === undefined)
      throw fail(
        9,
        'Either an update or remove=true must be specified, and with remove neither upsert nor new',
      );
    const namespace = namespaceOf(call, call.name);
    const variables: Variables = variablesOf(args.let);
    const query: Query = { filter, sort, limit: 1, hint, variables };
    const isWhole = Object.keys(fields).length === 0;
    const project = isWhole ? (given: Doc) => given : compileProjection(fields, variables);
    const reply = (lastErrorObject: Doc, shown?: Doc): Doc => ({
      lastErrorObject,
      value: shown ? project(shown) : null,
    });
    return call.store.write(() => {
      if (args.remove) {
        const removed = removeFound(call, query);
        return reply({ n: removed.length }, removed[0]?.doc);
      }
      const { matched, upserted, before, after } = applyUpdate(call.store, namespace, query, args);
      const inserted = upserted === undefined ? {} : { upserted };
      const lastErrorObject = { n: after ? 1 : 0, updatedExisting: matched > 0, ...inserted };
      return reply(lastErrorObject, args.new ? after : before);
    });
  },
);

export const WRITES: Record<string, Command> = {
  insert: command({ documents: any, ordered: flag, bypassDocumentValidation: any }, (_args, call) => {
    const documents = batchOf(call, 'documents');
    const namespace = namespaceOf(call, 'insert');
    return call.store.write(() => {
      const reply = { n: 0 };
      const collection = call.store.writable(namespace);
      return inOrder(call, reply, documents, (bytes) => {
        collection.insert(prepareInsert(bytes));
        reply.n++;
      });
    });
  }),

  update: command(
    { updates: any, ordered: flag, let: document, bypassDocumentValidation: any },
    (args, call) => {
      const operations = operationsOf(call, 'updates', UPDATE);
      const namespace = namespaceOf(call, 'update');
      const variables = variablesOf(args.let);
      return call.store.write(() => {
        const reply: { n: number; nModified: number; upserted?: Doc[] } = { n: 0, nModified: 0 };
        return inOrder(
          call,
          reply,
          operations,
          ({ q: filter, u: update, multi, hint, ...options }, index) => {
            const whole = !Array.isArray(update) && !isModifiers(update);
            if (multi && whole) throw fail(9, 'multi update is not supported for replacement-style update');
            const query = { filter, hint, limit: multi ? 0 : 1, variables };
            const changed = applyUpdate(call.store, namespace, query, { update, ...options });
            reply.n += changed.matched;
            reply.nModified += changed.modified;
            if (changed.upserted === undefined) return;
            reply.n++;
            (reply.upserted ??= []).push({ index, _id: changed.upserted });
          },
        );
      });
    },
  ),

  delete: command({ deletes: any, ordered: flag, let: document }, (args, call) => {
    const operations = operationsOf(call, 'deletes', DELETE);
    const variables = variablesOf(args.let);
    return call.store.write(() => {
      const reply = { n: 0 };
      return inOrder(call, reply, operations, ({ q: filter, limit, hint }) => {
        if (limit !== 0 && limit !== 1) throw fail(9, 'The limit field in delete objects must be 0 or 1');
        reply.n += removeFound(call, { filter, limit, hint, variables }).length;
      });
    });
  }),

  findAndModify,
  findandmodify: findAndModify,
};
