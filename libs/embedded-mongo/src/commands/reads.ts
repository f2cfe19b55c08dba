import { fail, unsupported } from '../errors.ts';
import { evaluator } from '../expressions.ts';
import type { Variables } from '../expressions.ts';
import { encodeKey } from '../keys.ts';
import { compilePipeline } from '../pipeline.ts';
import type { PipelineSource } from '../pipeline.ts';
import { compileProjection } from '../projection.ts';
import { parseSort, valuesAt } from '../sort.ts';
import { encode, fieldsOf, isDoc, toInteger, truthy, typeOf } from '../values.ts';
import type { Bytes, Doc } from '../values.ts';
import { encodeCursor } from '../wire.ts';
import { checkCollation, collectionOf, docField, intField, namespaceOf, variablesOf } from './call.ts';
import type { Call, Command } from './call.ts';
import type { Batch } from '../cursors.ts';
import { writeOut } from './out.ts';
import { search } from './query.ts';
import type { Found, Query } from './query.ts';

const FIRST_BATCH = 101;

const cursorReply = (name: string, { documents, id, namespace }: Batch): Bytes =>
  encodeCursor(name, documents, BigInt(id), namespace);

function* bytesOf(found: Iterable<Found>, projection: Doc, variables: Variables): Generator<Bytes> {
  const project = Object.keys(projection).length > 0 ? compileProjection(projection, variables) : undefined;
  for (const { stored, doc, details } of found) yield project ? encode(project(doc, details)) : stored.bytes;
}

function queryOf({ body }: Call, filterName: string): Query & { variables: Variables } {
  const sort = docField(body, 'sort');
  const limit = body.limit === undefined ? 0 : Math.abs(toInteger(body.limit, 'limit'));
  const filter = docField(body, filterName) ?? {};
  return {
    filter,
    sort: sort && parseSort(sort),
    skip: intField(body, 'skip', 0),
    limit,
    hint: body.hint,
    variables: variablesOf(body),
  };
}

/** Options that change which documents come back, or how; none of them is supported. */
function refuseFlags(body: Doc, names: string[]): void {
  for (const name of names) if (truthy(body[name])) throw unsupported(`the find option ${name}`);
}

const find: Command = {
  fields: (
    'filter sort projection hint skip limit batchSize singleBatch let collation allowDiskUse noCursorTimeout ' +
    'allowPartialResults min max returnKey showRecordId tailable awaitData oplogReplay'
  ).split(' '),
  run(call) {
    const { body, cursors } = call;
    checkCollation(body);
    refuseFlags(body, ['min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData', 'oplogReplay']);
    if (body.limit !== undefined && toInteger(body.limit, 'limit') < 0) {
      throw fail(51024, `BSON field 'limit' value must be >= 0`);
    }
    const query = queryOf(call, 'filter');
    const documents = bytesOf(
      search(collectionOf(call), query),
      docField(body, 'projection') ?? {},
      query.variables,
    );
    const size = intField(body, 'batchSize', FIRST_BATCH);
    const options = { single: truthy(body.singleBatch), keep: truthy(body.noCursorTimeout) };
    return cursorReply('firstBatch', cursors.start(namespaceOf(call), documents, size, options));
  },
};

const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run(call) {
    const size = intField(call.body, 'batchSize', 0) || Infinity;
    const id = toInteger(call.body.getMore, 'getMore');
    return cursorReply('nextBatch', call.cursors.next(id, namespaceOf(call, 'collection'), size));
  },
};

const killCursors: Command = {
  fields: ['cursors'],
  run(call) {
    const ids = call.body.cursors;
    if (!Array.isArray(ids)) throw fail(14, "BSON field 'killCursors.cursors' must be an array");
    const namespace = namespaceOf(call);
    const killed = (id: unknown): boolean => call.cursors.kill(toInteger(id, 'cursors'), namespace);
    const outcome = ids.map((id) => [id, killed(id)] as const);
    return {
      cursorsKilled: outcome.flatMap(([id, done]) => (done ? [id] : [])),
      cursorsNotFound: outcome.flatMap(([id, done]) => (done ? [] : [id])),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run(call) {
    checkCollation(call.body);
    const collection = collectionOf(call);
    const query = queryOf(call, 'query');
    const plainCount =
      Object.keys(query.filter).length === 0 && query.hint === undefined && !query.skip && !query.limit;
    if (plainCount) return { n: collection?.count ?? 0 };
    let n = 0;
    for (const _found of search(collection, query)) n++;
    return { n };
  },
};

const distinct: Command = {
  fields: ['key', 'query', 'collation'],
  run(call) {
    checkCollation(call.body);
    const { key } = call.body;
    if (typeof key !== 'string')
      throw fail(14, `BSON field 'distinct.key' is the wrong type '${typeOf(key)}', expected type 'string'`);
    const found = new Map<string, unknown>();
    for (const { doc } of search(collectionOf(call), queryOf(call, 'query'))) {
      for (const value of valuesAt(doc, key.split('.')).values) {
        if (value !== undefined && !(Array.isArray(value) && value.length === 0))
          found.set(encodeKey(value).toString('latin1'), value);
      }
    }
    return { values: [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  },
};

/** Splits a pipeline into the `$match` an index may serve, the stages between, and a last `$out` or `$merge`. */
function parts(pipeline: unknown): { filter: Doc; stages: Doc[]; out?: Doc } {
  if (!Array.isArray(pipeline)) throw fail(14, "'pipeline' option must be specified as an array");
  const stages = pipeline.map((stage) => {
    if (isDoc(stage)) return fieldsOf(stage);
    throw fail(14, "Each element of the 'pipeline' array must be an object");
  });
  const last = stages.at(-1);
  const out = last && ('$out' in last || '$merge' in last) ? stages.pop() : undefined;
  const match = stages[0]?.$match;
  if (!isDoc(match)) return { filter: {}, stages, out };
  return { filter: fieldsOf(match), stages: stages.slice(1), out };
}

/** The input of a pipeline on a whole database, which only `$documents` can be here. */
function literalDocuments([first]: Doc[], variables: Variables): Doc[] {
  if (!first || !('$documents' in first))
    throw unsupported(`aggregation on a database with ${Object.keys(first ?? {})[0]}`);
  const documents = evaluator(first.$documents, variables)({});
  if (Array.isArray(documents) && documents.every(isDoc)) return documents;
  throw fail(5858203, "an array of documents is expected for '$documents'");
}

function* docsOf(found: Iterable<Found>): Generator<Doc> {
  for (const { doc } of found) yield doc;
}

const aggregate: Command = {
  fields: [
    'pipeline',
    'cursor',
    'allowDiskUse',
    'hint',
    'let',
    'collation',
    'bypassDocumentValidation',
    'explain',
  ],
  async run(call) {
    const { body, store, cursors, db } = call;
    checkCollation(body);
    if (truthy(body.explain)) throw unsupported('explain');
    const { filter, stages, out } = parts(body.pipeline);
    const cursor = docField(body, 'cursor');
    if (!cursor)
      throw fail(9, "The 'cursor' option is required, except for aggregate with the explain argument");
    const variables = variablesOf(body);
    const found = (namespace: string, query: Query): Iterable<Doc> =>
      docsOf(search(store.collections.get(namespace), query));
    const source: PipelineSource = {
      find: (name, wanted) => found(`${db}.${name}`, { filter: wanted, variables }),
    };
    const onDatabase = typeof body.aggregate !== 'string';
    const literal = onDatabase ? literalDocuments(stages, variables) : undefined;
    const run = compilePipeline(literal ? stages.slice(1) : stages, { variables, source });
    const namespace = onDatabase ? `${db}.$cmd.aggregate` : namespaceOf(call);
    const input = (): Iterable<Doc> => literal ?? found(namespace, { filter, hint: body.hint, variables });
    if (out) await writeOut(call, out, () => run(input()));
    const documents = out ? [] : run(input());
    const size = intField(cursor, 'batchSize', FIRST_BATCH);
    const encoded = (function* () {
      for (const doc of documents) yield encode(doc);
    })();
    return cursorReply('firstBatch', cursors.start(namespace, encoded, size));
  },
};

export const READS: Record<string, Command> = { find, getMore, killCursors, count, distinct, aggregate };
