import { fail, unsupported } from '../errors.ts';
import { any, collation, count, doc, docs, flag, integer, parse, text } from '../fields.ts';
import { identity } from '../keys.ts';
import { compilePipeline } from '../pipeline.ts';
import { compileProjection } from '../projection.ts';
import { valuesAt } from '../sort.ts';
import { type Bytes, type Doc, encode, toInteger } from '../values.ts';
import { collectionOf, command, namespaceOf, variablesOf, type Command } from './call.ts';
import { explain } from './explain.ts';
import { search, type Query } from './search.ts';
import { writeOut } from './out.ts';

const FIRST_BATCH = 101;

function* map<T, U>(items: Iterable<T>, change: (item: T) => U): Generator<U> {
  for (const item of items) yield change(item);
}

const FIND = {
  filter: doc,
  projection: doc,
  sort: doc,
  skip: count,
  limit: count,
  hint: any,
  let: doc,
  batchSize: count,
  singleBatch: flag,
  collation,
  allowDiskUse: any,
  noCursorTimeout: any,
  allowPartialResults: any,
};
const AGGREGATE = {
  pipeline: docs,
  cursor: doc,
  hint: any,
  let: doc,
  collation,
  allowDiskUse: any,
  bypassDocumentValidation: any,
  explain: flag,
};

export const READS: Record<string, Command> = {
  find: command(FIND, ({ projection = {}, batchSize, singleBatch, ...args }, call) => {
    const variables = variablesOf(args.let);
    const isWhole = Object.keys(projection).length === 0;
    const project = isWhole ? undefined : compileProjection(projection, variables);
    const found = search(collectionOf(call), { ...args, variables });
    const documents = map(found, ({ stored, doc: given }) =>
      project ? encode(project(given)) : stored.bytes,
    );
    return call.cursors.start(namespaceOf(call, 'find'), documents, batchSize ?? FIRST_BATCH, singleBatch);
  }),

  getMore: command({ collection: text, batchSize: count }, ({ batchSize }, call) => {
    const id = toInteger(call.body.getMore, 'getMore');
    return call.cursors.next(id, namespaceOf(call, 'collection'), batchSize || Infinity);
  }),

  killCursors: command({ cursors: any }, ({ cursors = [] }, call) => {
    const namespace = namespaceOf(call, 'killCursors');
    const reply = { cursorsKilled: [] as unknown[], cursorsNotFound: [] as unknown[] };
    for (const id of cursors as unknown[]) {
      const killed = call.cursors.kill(toInteger(id, 'cursors'), namespace);
      reply[killed ? 'cursorsKilled' : 'cursorsNotFound'].push(id);
    }
    return { ...reply, cursorsAlive: [], cursorsUnknown: [] };
  }),

  count: command(
    { query: doc, skip: count, limit: integer, hint: any, collation, fields: any },
    ({ query: filter = {}, limit = 0, ...args }, call) => {
      const collection = collectionOf(call);
      const isAll = Object.keys(filter).length === 0 && !limit && !args.skip && args.hint === undefined;
      if (isAll) return { n: collection?.count ?? 0 };
      return { n: [...search(collection, { filter, limit: Math.abs(limit), ...args })].length };
    },
  ),

  distinct: command({ key: text, query: doc, collation }, ({ key, query: filter }, call) => {
    if (key === undefined) throw fail(40414, "BSON field 'distinct.key' is missing but a required field");
    const found = new Map<string, unknown>();
    for (const { doc: given } of search(collectionOf(call), { filter })) {
      for (const value of valuesAt(given, key.split('.')).values) {
        const isNothing = value === undefined || (Array.isArray(value) && value.length === 0);
        if (!isNothing) found.set(identity(value), value);
      }
    }
    return { values: [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  }),

  aggregate: command(AGGREGATE, async ({ pipeline, cursor, hint, explain: explained, ...args }, call) => {
    const { store, db } = call;
    if (!pipeline) throw fail(40414, "BSON field 'aggregate.pipeline' is missing but a required field");
    if (typeof call.body.aggregate !== 'string')
      throw unsupported(`aggregation on a database with ${Object.keys(pipeline[0] ?? {}).join()}`);
    if (explained) return explain(call, call.body, 'queryPlanner');
    if (!cursor)
      throw fail(9, "The 'cursor' option is required, except for aggregate with the explain argument");
    const { batchSize } = parse(cursor, { batchSize: count }, 'aggregate.cursor');
    const namespace = namespaceOf(call, 'aggregate');
    const variables = variablesOf(args.let);
    const read = (name: string, query: Query): Iterable<Doc> =>
      map(search(store.collections.get(name), { ...query, variables }), ({ doc: given }) => given);
    const last = pipeline.at(-1) ?? {};
    const out = '$out' in last || '$merge' in last ? last : undefined;
    const stages = pipeline.slice(0, out ? -1 : undefined);
    const find = (name: string, filter: Doc) => read(`${db}.${name}`, { filter });
    const run = compilePipeline(stages, { variables, find });
    // The first $match is carried out twice: here, where an index may serve it, and as a stage.
    const filter = doc(stages[0]?.$match ?? {}, '$match');
    const produce = (): Iterable<Doc> => run(read(namespace, { filter, hint }));
    if (out) await writeOut(call, out, produce);
    const documents: Iterator<Bytes> = map(out ? [] : produce(), encode);
    return call.cursors.start(namespace, documents, batchSize ?? FIRST_BATCH);
  }),
};
