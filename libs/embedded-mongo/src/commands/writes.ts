import { CommandError, fail } from '../errors.ts';
import { isOperators } from '../match.ts';
import { decode, toInteger, truthy } from '../values.ts';
import type { Bytes, Doc } from '../values.ts';
import { checkCollation, docField, namespaceOf, variablesOf } from './call.ts';
import type { Call, Command } from './call.ts';
import { applyUpdate, changeOf, removeFound, writable } from './change.ts';
import { findAndModify } from './find-and-modify.ts';
import { prepareInsert } from './insert.ts';

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
        n += removeFound(call.store.collections.get(namespace), query).length;
      });
      return reply({ n }, errors);
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
