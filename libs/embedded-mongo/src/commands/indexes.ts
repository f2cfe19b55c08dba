import type { Index, IndexSpec } from '../indexes.ts';
import { fail, unsupported } from '../errors.ts';
import { equal } from '../keys.ts';
import { compileFilter } from '../match.ts';
import { fieldsOf, inspect, isDoc, toInteger, toNumber, truthy, typeOf } from '../values.ts';
import type { Doc } from '../values.ts';
import { collectionOf, docField, namespaceOf } from './call.ts';
import type { Call, Command } from './call.ts';
import { listing } from './collections.ts';

const INDEX_FIELDS = [
  'v',
  'key',
  'name',
  'ns',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'background',
  'hidden',
  'collation',
];
const REFUSED_INDEX_FIELDS =
  /^(weights|default_language|language_override|textIndexVersion|2dsphereIndexVersion|bits|min|max|bucketSize|storageEngine|wildcardProjection|prepareUnique|clustered)$/;

/** What a partial index may be limited by. All of it says what a value is, never what it is not. */
const PARTIAL = new Set(['$and', '$or', '$eq', '$gt', '$gte', '$lt', '$lte', '$in', '$type', '$exists']);

function checkPartial(filter: Doc): void {
  for (const [name, value] of Object.entries(filter)) {
    const allowed = !name.startsWith('$') || (PARTIAL.has(name) && (name !== '$exists' || truthy(value)));
    if (!allowed) throw fail(67, `Expression not supported in partial index: ${name}: ${inspect(value)}`);
    for (const inner of Array.isArray(value) ? value : [value]) if (isDoc(inner)) checkPartial(inner);
  }
}

function parseIndex(given: Doc): IndexSpec {
  const key = docField(given, 'key');
  if (!key || Object.keys(key).length === 0) throw fail(67, 'Index keys cannot be empty.');
  for (const [path, kind] of Object.entries(key)) {
    if (typeof kind === 'string') throw unsupported(`${kind} indexes`);
    if (path.includes('$**')) throw unsupported('wildcard indexes');
    const direction = toNumber(kind);
    if (!direction)
      throw fail(67, `Values in v:2 index key pattern cannot be of type ${typeOf(kind)}: ${inspect(key)}`);
    key[path] = direction > 0 ? 1 : -1;
  }
  const name = given.name;
  if (typeof name !== 'string' || name === '')
    throw fail(9, "The 'name' field is a required property of an index specification");
  for (const field of Object.keys(given)) {
    if (REFUSED_INDEX_FIELDS.test(field)) throw unsupported(`the index option ${field}`);
    if (!INDEX_FIELDS.includes(field))
      throw fail(197, `The field '${field}' is not valid for an index specification`);
  }
  if (truthy(given.hidden)) throw unsupported('hidden indexes');
  const collation = docField(given, 'collation');
  if (collation && collation.locale !== 'simple') throw unsupported('collation');
  const spec: IndexSpec = { v: 2, key, name };
  for (const option of ['unique', 'sparse'] as const) if (truthy(given[option])) spec[option] = true;
  const partial = docField(given, 'partialFilterExpression');
  if (partial) {
    if (spec.sparse) throw fail(67, 'cannot mix "partialFilterExpression" and "sparse" options');
    checkPartial(partial);
    compileFilter(partial);
    spec.partialFilterExpression = partial;
  }
  if (given.expireAfterSeconds !== undefined) {
    if (Object.keys(key).length > 1)
      throw fail(67, 'TTL indexes are single-field indexes, compound indexes do not support TTL.');
    spec.expireAfterSeconds = toInteger(given.expireAfterSeconds, 'expireAfterSeconds');
  }
  return spec;
}

const same = (a: unknown, b: unknown): boolean => equal(a, b) && inspect(a) === inspect(b);
const optionsOf = ({ unique, sparse, partialFilterExpression, expireAfterSeconds }: IndexSpec): Doc => ({
  unique,
  sparse,
  partialFilterExpression,
  expireAfterSeconds,
});

/** Whether an index exists already, refusing one that only has its name or only its key. */
function exists(indexes: IndexSpec[], wanted: IndexSpec): boolean {
  const keyed = indexes.find(
    ({ key, partialFilterExpression }) =>
      inspect(key) === inspect(wanted.key) &&
      same(partialFilterExpression ?? null, wanted.partialFilterExpression ?? null),
  );
  const named = indexes.find(({ name }) => name === wanted.name);
  if (keyed?.name === '_id_') return true;
  if (keyed && keyed !== named) throw fail(85, `Index already exists with a different name: ${keyed.name}`);
  if (named && inspect(named.key) !== inspect(wanted.key)) {
    throw fail(86, `An existing index has the same name as the requested index: ${inspect(named)}`);
  }
  if (named && inspect(optionsOf(named)) !== inspect(optionsOf(wanted))) {
    throw fail(85, `The index exists with different options: ${inspect(named)}`);
  }
  return named !== undefined;
}

const createIndexes: Command = {
  fields: ['indexes', 'commitQuorum'],
  run(call) {
    const { indexes } = call.body;
    if (!Array.isArray(indexes) || indexes.length === 0 || !indexes.every(isDoc))
      throw fail(2, 'Must specify at least one index to create');
    const specs = indexes.map((spec) => parseIndex(fieldsOf(spec)));
    const namespace = namespaceOf(call);
    return call.store.write(() => {
      const existed = call.store.collections.has(namespace);
      const collection = existed ? call.store.collections.get(namespace)! : call.store.create(namespace);
      const numIndexesBefore = collection.indexes.length;
      const added = specs.filter(
        (spec) =>
          !exists(
            collection.indexes.map(({ record }) => record.spec),
            spec,
          ),
      );
      for (const spec of added) collection.addIndex(spec);
      const note = added.length === 0 ? { note: 'all indexes already exist' } : {};
      return {
        numIndexesBefore,
        numIndexesAfter: collection.indexes.length,
        createdCollectionAutomatically: !existed,
        ...note,
      };
    });
  },
};

const listIndexes: Command = {
  fields: ['cursor'],
  run(call) {
    const namespace = namespaceOf(call);
    const collection = collectionOf(call);
    if (!collection) throw fail(26, `ns does not exist: ${namespace}`);
    return listing(
      namespace,
      collection.indexes.map(({ record }) => record.spec),
    );
  },
};

const dropIndexes: Command = {
  fields: ['index'],
  run(call) {
    const namespace = namespaceOf(call);
    const { index } = call.body;
    return call.store.write(() => {
      const collection = call.store.collections.get(namespace);
      if (!collection) throw fail(26, `ns not found ${namespace}`);
      const nIndexesWas = collection.indexes.length;
      const wanted =
        index === '*'
          ? collection.indexes.slice(1)
          : (Array.isArray(index) ? index : [index]).map((name) => findIndex(call, name));
      for (const found of wanted) collection.dropIndex(found);
      return { nIndexesWas };
    });
  },
};

function findIndex(call: Call, wanted: unknown): Index {
  const found = collectionOf(call)!.indexes.find(({ record: { spec } }) =>
    typeof wanted === 'string' ? spec.name === wanted : inspect(spec.key) === inspect(wanted),
  );
  if (!found)
    throw fail(
      27,
      typeof wanted === 'string'
        ? `index not found with name [${wanted}]`
        : `can't find index with key: ${inspect(wanted)}`,
    );
  if (found.record.spec.name === '_id_') throw fail(72, 'cannot drop _id index');
  return found;
}

export const INDEXES: Record<string, Command> = { createIndexes, listIndexes, dropIndexes };
