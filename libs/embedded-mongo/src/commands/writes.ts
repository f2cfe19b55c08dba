import type { Collection } from '../collection.ts';
import { CommandError, fail } from '../errors.ts';
import type { Variables } from '../expressions.ts';
import { isOperators } from '../match.ts';
import { compileProjection } from '../projection.ts';
import { parseSort } from '../sort.ts';
import type { Store } from '../store.ts';
import { compileUpdate, replacementBase, upsertBase } from '../update.ts';
import { decode, encode, isDoc, toInteger, truthy } from '../values.ts';
import type { Bytes, Doc } from '../values.ts';
import { checkCollation, docField, namespaceOf, variablesOf } from './call.ts';
import type { Call, Command } from './call.ts';
import { checkId, prepareInsert } from './insert.ts';
import { search } from './query.ts';
import type { Found, Query } from './query.ts';

const MOST_OPERATIONS = 100_000;

/** Runs the operations of one write command in order; what one of them is refused for goes into `writeErrors`. */
function inOrder<T>(call: Call, operations: T[], run: (operation: T, index: number) => void): Doc[] {
  const errors: Doc[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      run(operation, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      errors.push({ index, code: error.code, errmsg: error.message, ...error.extra });
      if (call.body.ordered !== false) break;
    }
  }
  return errors;
}

function batchOf(call: Call, field: string): Bytes[] {
  const batch = call.raw[field];
  if (!batch) throw fail(40414, `BSON field '${call.name}.${field}' is missing but a required field`);
  if (batch.length >= 1 && batch.length <= MOST_OPERATIONS) return batch;
  throw fail(
    16,
    `Write batch sizes must be between 1 and ${MOST_OPERATIONS}. Got ${batch.length} operations.`,
  );
}

/** The operations of an update or delete, all of them checked before the first is carried out. */
function operationsOf(call: Call, field: string, known: string[]): Doc[] {
  return batchOf(call, field).map((bytes) => {
    const operation = decode(bytes);
    const unknown = Object.keys(operation).find((name) => !known.includes(name));
    if (unknown) throw fail(40415, `BSON field '${call.name}.${field}.${unknown}' is an unknown field.`);
    checkCollation(operation);
    return operation;
  });
}

const reply = (fields: Doc, writeErrors: Doc[]): Doc =>
  writeErrors.length > 0 ? { ...fields, writeErrors } : fields;

const writable = (store: Store, namespace: string): Collection =>
  store.collections.get(namespace) ?? store.create(namespace);

const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run(call) {
    const documents = batchOf(call, 'documents');
    const namespace = namespaceOf(call);
    return call.store.write(() => {
      const collection = writable(call.store, namespace);
      let n = 0;
      const errors = inOrder(call, documents, (bytes) => {
        collection.insert(prepareInsert(bytes));
        n++;
      });
      return reply({ n }, errors);
    });
  },
};

interface Change {
  update: unknown;
  arrayFilters: Doc[];
  variables: Variables;
  constants: Variables;
}
interface Changed {
  matched: number;
  modified: number;
  upserted?: unknown;
  /** The last document changed, before and after. */
  before?: Doc;
  after?: Doc;
}

/** Updates what a query finds, or inserts what it describes. */
function applyUpdate(
  store: Store,
  namespace: string,
  query: Query,
  change: Change,
  upsert: boolean,
): Changed {
  const update = compileUpdate(change.update, change.arrayFilters, change.variables, change.constants);
  const collection = store.collections.get(namespace);
  const found = [...search(collection, query)];
  const changed: Changed = { matched: found.length, modified: 0 };
  for (const { stored, doc, details } of found) {
    const result = update(doc, { position: details.index, inserting: false });
    const bytes = encode(result);
    changed.before = decode(stored.bytes);
    changed.after = decode(bytes);
    if (stored.bytes.equals(bytes)) continue;
    collection!.replace(stored, changed.before, bytes, changed.after);
    changed.modified++;
  }
  if (found.length > 0 || !upsert) return changed;
  const replacing = isDoc(change.update) && !isOperators(change.update);
  const base = replacing ? replacementBase(query.filter) : upsertBase(query.filter);
  const doc = update(base, { inserting: true });
  checkId(doc._id);
  const bytes = encode(doc);
  changed.after = decode(bytes);
  writable(store, namespace).insert(bytes, changed.after);
  changed.upserted = changed.after._id;
  return changed;
}

function changeOf(operation: Doc, update: unknown, variables: Variables): Change {
  const filters = operation.arrayFilters ?? [];
  if (!Array.isArray(filters) || !filters.every(isDoc))
    throw fail(14, "BSON field 'arrayFilters' must be an array of objects");
  const constants = docField(operation, 'c');
  if (constants && !Array.isArray(update))
    throw fail(51198, 'Constant values may only be specified for pipeline updates');
  return { update, arrayFilters: filters, variables, constants: constants ?? {} };
}

const UPDATE_FIELDS = ['q', 'u', 'c', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation'];

const update: Command = {
  fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
  run(call) {
    const operations = operationsOf(call, 'updates', UPDATE_FIELDS);
    const namespace = namespaceOf(call);
    const variables = variablesOf(call.body);
    return call.store.write(() => {
      const total = { n: 0, nModified: 0 };
      const upserted: Doc[] = [];
      const errors = inOrder(call, operations, (operation, index) => {
        const multi = truthy(operation.multi);
        const operators = Array.isArray(operation.u) || isOperators(operation.u);
        if (multi && !operators) throw fail(9, 'multi update is not supported for replacement-style update');
        const query = {
          filter: docField(operation, 'q') ?? {},
          limit: multi ? 0 : 1,
          hint: operation.hint,
          variables,
        };
        const changed = applyUpdate(
          call.store,
          namespace,
          query,
          changeOf(operation, operation.u, variables),
          truthy(operation.upsert),
        );
        total.n += changed.matched + (changed.upserted === undefined ? 0 : 1);
        total.nModified += changed.modified;
        if (changed.upserted !== undefined) upserted.push({ index, _id: changed.upserted });
      });
      return reply(upserted.length > 0 ? { ...total, upserted } : total, errors);
    });
  },
};

function removeAll(collection: Collection | undefined, query: Query): Found[] {
  const found = [...search(collection, query)];
  for (const { stored } of found) collection!.remove(stored);
  return found;
}

const remove: Command = {
  fields: ['deletes', 'ordered', 'let'],
  run(call) {
    const operations = operationsOf(call, 'deletes', ['q', 'limit', 'hint', 'collation']);
    const namespace = namespaceOf(call);
    const variables = variablesOf(call.body);
    return call.store.write(() => {
      let n = 0;
      const errors = inOrder(call, operations, (operation) => {
        const limit = toInteger(operation.limit, 'delete.deletes.limit');
        if (limit !== 0 && limit !== 1)
          throw fail(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
        const query = { filter: docField(operation, 'q') ?? {}, limit, hint: operation.hint, variables };
        n += removeAll(call.store.collections.get(namespace), query).length;
      });
      return reply({ n }, errors);
    });
  },
};

const findAndModify: Command = {
  fields:
    'query sort remove update new fields upsert arrayFilters hint collation let bypassDocumentValidation'.split(
      ' ',
    ),
  run(call) {
    const { body, store } = call;
    checkCollation(body);
    const namespace = namespaceOf(call);
    const variables = variablesOf(body);
    const removing = truthy(body.remove);
    if (removing === (body.update !== undefined)) {
      throw fail(
        9,
        removing
          ? 'Cannot specify both an update and remove=true'
          : 'Either an update or remove=true must be specified',
      );
    }
    if (removing && (truthy(body.upsert) || truthy(body.new))) {
      throw fail(9, `Cannot specify both ${truthy(body.upsert) ? 'upsert' : 'new'}=true and remove=true`);
    }
    const sort = docField(body, 'sort');
    const query: Query = {
      filter: docField(body, 'query') ?? {},
      sort: sort && parseSort(sort),
      limit: 1,
      hint: body.hint,
      variables,
    };
    const fields = docField(body, 'fields') ?? {};
    const project = Object.keys(fields).length > 0 ? compileProjection(fields, variables) : undefined;
    return store.write(() => {
      if (removing) {
        const [gone] = removeAll(store.collections.get(namespace), query);
        const value = gone && (project?.(gone.doc, gone.details) ?? gone.doc);
        return { lastErrorObject: { n: gone ? 1 : 0 }, value: value ?? null };
      }
      const change = changeOf(body, body.update, variables);
      const [first] = search(store.collections.get(namespace), query);
      const changed = applyUpdate(store, namespace, query, change, truthy(body.upsert));
      const shown = truthy(body.new) ? changed.after : changed.before;
      const lastErrorObject: Doc = { n: changed.after ? 1 : 0, updatedExisting: changed.matched > 0 };
      if (changed.upserted !== undefined) lastErrorObject.upserted = changed.upserted;
      return { lastErrorObject, value: shown ? (project?.(shown, first?.details) ?? shown) : null };
    });
  },
};

export const WRITES: Record<string, Command> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};
