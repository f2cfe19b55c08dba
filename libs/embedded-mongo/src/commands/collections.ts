import { UUID } from 'bson';
import { fail, unsupported } from '../errors.ts';
import { compileFilter } from '../match.ts';
import { encode, truthy } from '../values.ts';
import type { Doc } from '../values.ts';
import { encodeCursor } from '../wire.ts';
import { docField, namespaceOf } from './call.ts';
import type { Command } from './call.ts';

const create: Command = {
  fields: [
    'capped',
    'size',
    'max',
    'autoIndexId',
    'idIndex',
    'collation',
    'viewOn',
    'pipeline',
    'validator',
    'validationLevel',
    'validationAction',
    'timeseries',
    'expireAfterSeconds',
    'clusteredIndex',
    'storageEngine',
    'indexOptionDefaults',
    'changeStreamPreAndPostImages',
    'encryptedFields',
  ],
  run(call) {
    const option = this.fields.find((name) => call.body[name] !== undefined && call.body[name] !== false);
    if (option) throw unsupported(`${option === 'viewOn' ? 'views' : `the collection option ${option}`}`);
    const namespace = namespaceOf(call);
    return call.store.write(() => {
      if (call.store.collections.has(namespace)) throw fail(48, `Collection ${namespace} already exists.`);
      call.store.create(namespace);
      return {};
    });
  },
};

const drop: Command = {
  fields: [],
  run(call) {
    const namespace = namespaceOf(call);
    return call.store.write(() => {
      const collection = call.store.collections.get(namespace);
      if (!collection) return { ns: namespace };
      const nIndexesWas = collection.indexes.length;
      call.store.drop(namespace);
      call.cursors.killAll((other) => other === namespace);
      return { nIndexesWas, ns: namespace };
    });
  },
};

const dropDatabase: Command = {
  fields: [],
  run: ({ store, cursors, db }) =>
    store.write(() => {
      const owned = [...store.collections.keys()].filter((namespace) => namespace.startsWith(`${db}.`));
      for (const namespace of owned) store.drop(namespace);
      cursors.killAll((namespace) => namespace.startsWith(`${db}.`));
      return owned.length > 0 ? { dropped: db } : {};
    }),
};

/** A listing is always given whole: it is small, and needs no cursor. */
export function listing(namespace: string, documents: Doc[]): Uint8Array {
  return encodeCursor('firstBatch', documents.map(encode), 0n, namespace);
}

const listCollections: Command = {
  fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run({ store, db, body }) {
    const names = [...store.collections].flatMap(([namespace, collection]) =>
      namespace.startsWith(`${db}.`) ? [{ name: namespace.slice(db.length + 1), collection }] : [],
    );
    const listed = names.map(({ name, collection }): Doc => {
      if (truthy(body.nameOnly)) return { name, type: 'collection' };
      const idIndex = collection.record.indexes[0]!.spec;
      const uuid = new UUID(Buffer.alloc(16).fill(Buffer.from(`${collection.record.id}`.padStart(16, '0'))));
      return { name, type: 'collection', options: {}, info: { readOnly: false, uuid }, idIndex };
    });
    const matches = compileFilter(docField(body, 'filter') ?? {});
    return listing(
      `${db}.$cmd.listCollections`,
      listed.filter((entry) => matches(entry)),
    );
  },
};

const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run({ store, body }) {
    const names = [
      ...new Set(
        [...store.collections.keys()].map((namespace) => namespace.slice(0, namespace.indexOf('.'))),
      ),
    ];
    const matches = compileFilter(docField(body, 'filter') ?? {});
    const sized = names.sort().map((name): Doc => ({ name, sizeOnDisk: 4096, empty: false }));
    const databases = sized
      .filter((entry) => matches(entry))
      .map((entry) => (truthy(body.nameOnly) ? { name: entry.name } : entry));
    return truthy(body.nameOnly) ? { databases } : { databases, totalSize: databases.length * 4096 };
  },
};

export const COLLECTIONS: Record<string, Command> = {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
};
