import { UUID } from 'bson';
import { fail, unsupported } from '../errors.ts';
import { any, collation, count, doc, docs, flag, parse, text } from '../fields.ts';
import type { Index, IndexSpec } from '../indexes.ts';
import { compileFilter } from '../match.ts';
import { isNamed } from '../plan.ts';
import { type Bytes, type Doc, encode, inspect, isDoc, mapValues, toNumber, truthy } from '../values.ts';
import { collectionOf, command, namespaceOf, type Call, type Command } from './call.ts';

const matching = (filter: Doc): ((entry: Doc) => boolean) => {
  const matches = compileFilter(filter);
  return (entry) => matches(entry);
};

/** A listing, given whole unless the caller asks for smaller batches. */
function listing({ cursors, name }: Call, cursor: Doc = {}, namespace: string, documents: Doc[]): Bytes {
  const { batchSize = Infinity } = parse(cursor, { batchSize: count }, `${name}.cursor`);
  return cursors.start(namespace, documents.map(encode).values(), batchSize);
}

/** What a partial index may be limited by. All of it says what a value is, never what it is not. */
const PARTIAL = ['$and', '$or', '$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type', '$exists'];

function checkPartial(filter: Doc): void {
  for (const [name, value] of Object.entries(filter)) {
    const allowed =
      !name.startsWith('$') || (PARTIAL.includes(name) && (name !== '$exists' || truthy(value)));
    if (!allowed) throw fail(67, `Expression not supported in partial index: ${name}: ${inspect(value)}`);
    for (const inner of Array.isArray(value) ? value : [value]) if (isDoc(inner)) checkPartial(inner);
  }
}

const INDEX_FIELDS = {
  v: any,
  ns: any,
  background: any,
  collation,
  key: doc,
  name: text,
  unique: flag,
  sparse: flag,
  partialFilterExpression: doc,
  expireAfterSeconds: count,
};

function parseIndex(given: Doc): IndexSpec {
  const { key: wanted = {}, name, ...options } = parse(given, INDEX_FIELDS, 'createIndexes.indexes');
  const { unique, sparse, partialFilterExpression: partial, expireAfterSeconds } = options;
  if (Object.keys(wanted).length === 0 || !name) throw fail(67, 'An index needs a key and a name.');
  if (Object.keys(wanted).some((path) => path.includes('$**'))) throw unsupported('wildcard indexes');
  const key = mapValues(wanted, (kind) => {
    if (typeof kind === 'string') throw unsupported(`${kind} indexes`);
    const direction = toNumber(kind);
    if (!direction)
      throw fail(67, `Values in v:2 index key pattern cannot be of this type: ${inspect(wanted)}`);
    return direction > 0 ? 1 : -1;
  });
  if (partial) {
    if (sparse) throw fail(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    checkPartial(partial);
    compileFilter(partial);
  }
  if (expireAfterSeconds !== undefined && Object.keys(key).length > 1)
    throw fail(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
  return {
    v: 2,
    key,
    name,
    ...(unique ? { unique } : {}),
    ...(sparse ? { sparse } : {}),
    ...(partial ? { partialFilterExpression: partial } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}

/** Whether an index exists already, rejecting one that only has its name or only its key. */
function exists(indexes: IndexSpec[], wanted: IndexSpec): boolean {
  const partial = inspect(wanted.partialFilterExpression);
  const named = indexes.find(({ name }) => name === wanted.name);
  const keyed = indexes.find(
    (index) =>
      inspect(index.key) === inspect(wanted.key) && inspect(index.partialFilterExpression) === partial,
  );
  if (keyed?.name === '_id_') return true;
  if (keyed && keyed !== named) throw fail(85, `Index already exists with a different name: ${keyed.name}`);
  if (!named) return false;
  const sameKey = inspect(named.key) === inspect(wanted.key);
  if (inspect(named) === inspect(wanted)) return true;
  throw fail(sameKey ? 85 : 86, `An existing index has the same name and is different: ${inspect(named)}`);
}

function indexesNamed(indexes: Index[], wanted: unknown): Index[] {
  if (wanted === '*') return indexes.slice(1);
  return (Array.isArray(wanted) ? wanted : [wanted]).map((name) => {
    const found = indexes.find((index) => isNamed(index, name));
    if (!found)
      throw fail(27, `index not found with name [${typeof name === 'string' ? name : inspect(name)}]`);
    if (found === indexes[0]) throw fail(72, 'cannot drop _id index');
    return found;
  });
}

function drop({ store, cursors }: Call, belongs: (namespace: string) => boolean): number {
  const dropped = [...store.collections.values()].filter(({ namespace }) => belongs(namespace));
  for (const { namespace } of dropped) store.drop(namespace);
  cursors.killAll(belongs);
  return dropped.reduce((sum, { indexes }) => sum + indexes.length, 0);
}

export const CATALOG: Record<string, Command> = {
  create: command({}, (_args, call) => {
    const namespace = namespaceOf(call, 'create');
    return call.store.write(() => {
      if (call.store.collections.has(namespace)) throw fail(48, `Collection ${namespace} already exists.`);
      call.store.create(namespace);
      return {};
    });
  }),

  drop: command({}, (_args, call) => {
    const ns = namespaceOf(call, 'drop');
    return call.store.write(() => {
      const nIndexesWas = drop(call, (namespace) => namespace === ns);
      return nIndexesWas > 0 ? { nIndexesWas, ns } : { ns };
    });
  }),

  dropDatabase: command({}, (_args, call) =>
    call.store.write(() => {
      drop(call, (namespace) => namespace.startsWith(`${call.db}.`));
      return { dropped: call.db };
    }),
  ),

  listCollections: command(
    { filter: doc, nameOnly: flag, cursor: doc, authorizedCollections: any },
    ({ filter = {}, nameOnly, cursor }, call) => {
      const { store, db } = call;
      const listed = [...store.collections.values()].flatMap(({ namespace, record }): Doc[] => {
        const name = namespace.slice(db.length + 1);
        if (namespace !== `${db}.${name}`) return [];
        if (nameOnly) return [{ name, type: 'collection' }];
        const uuid = new UUID(Buffer.from(String(record.id).padStart(16, '0')));
        const info = { readOnly: false, uuid };
        return [{ name, type: 'collection', options: {}, info, idIndex: record.indexes[0]!.spec }];
      });
      return listing(call, cursor, `${db}.$cmd.listCollections`, listed.filter(matching(filter)));
    },
  ),

  listDatabases: command(
    { filter: doc, nameOnly: flag, authorizedDatabases: any },
    ({ filter = {}, nameOnly }, { store }) => {
      const names = new Set([...store.collections.keys()].map((namespace) => namespace.split('.')[0]!));
      const sizes = nameOnly ? {} : { sizeOnDisk: 4096, empty: false };
      const listed = [...names].sort().map((name): Doc => ({ name, ...sizes }));
      const databases = listed.filter(matching(filter));
      return nameOnly ? { databases } : { databases, totalSize: databases.length * 4096 };
    },
  ),

  createIndexes: command({ indexes: docs, commitQuorum: any }, ({ indexes = [] }, call) => {
    if (indexes.length === 0) throw fail(2, 'Must specify at least one index to create');
    const specs = indexes.map(parseIndex);
    const namespace = namespaceOf(call, 'createIndexes');
    return call.store.write(() => {
      const createdCollectionAutomatically = !call.store.collections.has(namespace);
      const collection = call.store.writable(namespace);
      const known = collection.indexes.map(({ record }) => record.spec);
      const added = specs.filter((spec) => !exists(known, spec));
      for (const spec of added) collection.addIndex(spec);
      const numbers = { numIndexesBefore: known.length, numIndexesAfter: collection.indexes.length };
      const note = added.length === 0 ? { note: 'all indexes already exist' } : {};
      return { ...numbers, createdCollectionAutomatically, ...note };
    });
  }),

  listIndexes: command({ cursor: doc }, ({ cursor }, call) => {
    const collection = collectionOf(call);
    const namespace = namespaceOf(call, 'listIndexes');
    if (!collection) throw fail(26, `ns does not exist: ${namespace}`);
    return listing(
      call,
      cursor,
      namespace,
      collection.record.indexes.map(({ spec }) => spec),
    );
  }),

  dropIndexes: command({ index: any }, ({ index }, call) =>
    call.store.write(() => {
      const collection = collectionOf(call);
      if (!collection) throw fail(26, `ns not found ${namespaceOf(call, 'dropIndexes')}`);
      const nIndexesWas = collection.indexes.length;
      for (const found of indexesNamed(collection.indexes, index)) collection.dropIndex(found);
      return { nIndexesWas };
    }),
  ),
};

/** `collMod` for the one thing it can change here: after how many seconds the documents of a TTL index expire. */
export const COLL_MOD: Record<string, Command> = {
  collMod: command({ index: doc }, ({ index: given }, call) => {
    const namespace = namespaceOf(call, 'collMod');
    if (!given) return call.store.write(() => mustExist(call.store.collections.has(namespace), namespace));
    const fields = { name: text, keyPattern: doc, expireAfterSeconds: count };
    const { name, keyPattern, expireAfterSeconds } = parse(given, fields, 'collMod.index');
    if ((name === undefined) === (keyPattern === undefined))
      throw fail(72, 'must specify either index name or key pattern, and not both');
    if (expireAfterSeconds === undefined) throw fail(72, 'no expireAfterSeconds field');
    return call.store.write(() => {
      const collection = collectionOf(call);
      mustExist(collection !== undefined, namespace);
      const index = collection!.indexes.find((one) => isNamed(one, name ?? keyPattern));
      if (!index) throw fail(27, `cannot find index ${name ?? inspect(keyPattern)} for ns ${namespace}`);
      const { spec } = index.record;
      if (Object.keys(spec.key).length > 1 || spec.name === '_id_')
        throw fail(72, 'TTL indexes are single-field indexes other than that of _id');
      const before = spec.expireAfterSeconds;
      spec.expireAfterSeconds = expireAfterSeconds;
      collection!.save();
      return {
        ...(before === undefined ? {} : { expireAfterSeconds_old: before }),
        expireAfterSeconds_new: expireAfterSeconds,
      };
    });
  }),
};

function mustExist(exists: boolean, namespace: string): Record<string, never> {
  if (!exists) throw fail(26, `ns does not exist: ${namespace}`);
  return {};
}
