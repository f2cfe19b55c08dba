import type { AnyBulkWriteOperation, Collection, Db, Document, MongoClient } from 'mongodb';

type Arguments = Document;
type Run<Target> = (target: Target, args: Arguments) => Promise<unknown>;

/** A request of the format, `{insertOne: {document}}`, is the driver's own form. */
const requests = (args: Arguments): AnyBulkWriteOperation[] => args.requests as AnyBulkWriteOperation[];

const COLLECTION: Record<string, Run<Collection>> = {
  aggregate: (c, { pipeline, ...options }) => c.aggregate(pipeline, options).toArray(),
  bulkWrite: (c, args) => c.bulkWrite(requests(args), without(args, 'requests')),
  count: (c, { filter, ...options }) => c.count(filter, options),
  countDocuments: (c, { filter, ...options }) => c.countDocuments(filter, options),
  createIndex: (c, { keys, ...options }) => c.createIndex(keys, options),
  deleteMany: (c, { filter, ...options }) => c.deleteMany(filter, options),
  deleteOne: (c, { filter, ...options }) => c.deleteOne(filter, options),
  distinct: (c, { fieldName, filter, ...options }) => c.distinct(fieldName, filter, options),
  estimatedDocumentCount: (c, options) => c.estimatedDocumentCount(options),
  find: (c, { filter, ...options }) => c.find(filter, options).toArray(),
  findOne: (c, { filter, ...options }) => c.findOne(filter, options),
  findOneAndDelete: (c, { filter, ...options }) => c.findOneAndDelete(filter, options),
  findOneAndReplace: (c, { filter, replacement, ...options }) =>
    c.findOneAndReplace(filter, replacement, after(options)),
  findOneAndUpdate: (c, { filter, update, ...options }) => c.findOneAndUpdate(filter, update, after(options)),
  insertMany: (c, { documents, ...options }) => c.insertMany(documents, options),
  insertOne: (c, { document, ...options }) => c.insertOne(document, options),
  replaceOne: (c, { filter, replacement, ...options }) => c.replaceOne(filter, replacement, options),
  updateMany: (c, { filter, update, ...options }) => c.updateMany(filter, update, options),
  updateOne: (c, { filter, update, ...options }) => c.updateOne(filter, update, options),
};
const DATABASE: Record<string, Run<Db>> = {
  aggregate: (db, { pipeline, ...options }) => db.aggregate(pipeline, options).toArray(),
  createCollection: (db, { collection, ...options }) => db.createCollection(collection, options),
  dropCollection: (db, { collection }) => db.dropCollection(collection),
  runCommand: (db, { command }) => db.command(command),
};

function without(args: Arguments, name: string): Arguments {
  return Object.fromEntries(Object.entries(args).filter(([key]) => key !== name));
}

/** The format says `Before` and `After`, the driver says it in small letters. */
function after(options: Arguments): Arguments {
  const { returnDocument, ...rest } = options;
  return returnDocument ? { ...rest, returnDocument: String(returnDocument).toLowerCase() } : rest;
}

export interface Entities {
  clients: Map<string, MongoClient>;
  databases: Map<string, Db>;
  collections: Map<string, Collection>;
}

/** Carries out one operation of a test with the real driver. */
export async function perform(
  entities: Entities,
  name: string,
  object: string,
  args: Arguments,
): Promise<unknown> {
  if (object === 'testRunner' && name === 'failPoint') {
    return entities.clients.get(args.client)!.db('admin').command(args.failPoint);
  }
  const collection = entities.collections.get(object);
  const database = entities.databases.get(object);
  const run = collection ? COLLECTION[name] : DATABASE[name];
  if (!run || (!collection && !database)) throw new Error(`the runner does not know ${name} on ${object}`);
  const result = await run((collection ?? database) as never, args);
  return name === 'bulkWrite' ? bulkResult(result as Document) : result;
}

const BULK_FIELDS = [
  'deletedCount',
  'insertedCount',
  'insertedIds',
  'matchedCount',
  'modifiedCount',
  'upsertedCount',
  'upsertedIds',
];

/** The driver's result has getters; matching needs plain fields. */
export function bulkResult(result: Document): Document {
  return Object.fromEntries(BULK_FIELDS.map((name) => [name, result[name]]));
}
