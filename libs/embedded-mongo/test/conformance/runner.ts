import { readFileSync } from 'node:fs';
import { EJSON } from 'bson';
import { MongoClient, MongoServerError } from 'mongodb';
import type { CommandStartedEvent, Document } from 'mongodb';
import { expectMatch } from './match.ts';
import { bulkResult, perform } from './operations.ts';
import type { Entities } from './operations.ts';

export interface TestFile {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities: Document[];
  initialData?: CollectionData[];
  tests: UnifiedTest[];
}
export interface UnifiedTest {
  description: string;
  runOnRequirements?: Requirement[];
  skipReason?: string;
  operations: Operation[];
  expectEvents?: { client: string; eventType?: string; events: Document[] }[];
  outcome?: CollectionData[];
}
interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: Document;
  ignoreResultAndError?: boolean;
}
interface CollectionData {
  collectionName: string;
  databaseName: string;
  documents: Document[];
}
interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  auth?: boolean;
}

export function readTestFile(path: string | URL): TestFile {
  return EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true }) as TestFile;
}

function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.split('.').map(Number));
  for (let i = 0; i < 3; i++) {
    const order = (x![i] ?? 0) - (y![i] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}

/** Whether a server of this version, standing alone and without users, should pass. */
export function applies(requirements: Requirement[] | undefined, version: string): boolean {
  if (!requirements) return true;
  return requirements.some(
    ({ minServerVersion: min, maxServerVersion: max, topologies, auth }) =>
      (!min || compareVersions(version, min) >= 0) &&
      (!max || compareVersions(version, max) <= 0) &&
      (!topologies || topologies.includes('single')) &&
      auth !== true,
  );
}

interface World extends Entities {
  events: Map<string, CommandStartedEvent[]>;
}

async function createEntities(url: string, definitions: Document[]): Promise<World> {
  const world: World = {
    clients: new Map(),
    databases: new Map(),
    collections: new Map(),
    events: new Map(),
  };
  for (const { client, database, collection } of definitions) {
    if (client) {
      const created = new MongoClient(url, { ...client.uriOptions, monitorCommands: true });
      const events: CommandStartedEvent[] = [];
      created.on('commandStarted', (event) => events.push(event));
      world.clients.set(client.id, created);
      world.events.set(client.id, events);
    } else if (database) {
      world.databases.set(
        database.id,
        world.clients.get(database.client)!.db(database.databaseName, database.databaseOptions),
      );
    } else if (collection) {
      const owner = world.databases.get(collection.database)!;
      world.collections.set(
        collection.id,
        owner.collection(collection.collectionName, collection.collectionOptions),
      );
    }
  }
  return world;
}

async function setUp(internal: MongoClient, data: CollectionData[]): Promise<void> {
  for (const { databaseName, collectionName, documents } of data) {
    const collection = internal.db(databaseName).collection(collectionName);
    await collection.drop();
    if (documents.length > 0) await collection.insertMany(documents);
    else await internal.db(databaseName).createCollection(collectionName);
  }
}

function expectFailure(error: unknown, expected: Document): void {
  const fromServer = error instanceof MongoServerError;
  if (expected.isClientError !== undefined && expected.isClientError === fromServer) {
    throw new Error(
      `expected ${expected.isClientError ? 'the driver' : 'the server'} to reject, got ${String(error)}`,
    );
  }
  if (expected.errorCode !== undefined)
    expectMatch((error as MongoServerError).code, expected.errorCode, 'error.code');
  if (expected.errorCodeName !== undefined) {
    expectMatch((error as MongoServerError).codeName, expected.errorCodeName, 'error.codeName');
  }
  if (
    expected.errorContains &&
    !String(error).toLowerCase().includes(String(expected.errorContains).toLowerCase())
  ) {
    throw new Error(`expected an error with ${String(expected.errorContains)}, got ${String(error)}`);
  }
  if (expected.expectResult) {
    const partial = (error as { result?: Document }).result;
    if (partial) expectMatch(bulkResult(partial), expected.expectResult);
  }
}

async function runOperation(
  world: World,
  { name, object, arguments: args = {}, ...expected }: Operation,
): Promise<void> {
  let result: unknown;
  try {
    result = await perform(world, name, object, args);
  } catch (error) {
    if (expected.ignoreResultAndError) return;
    if (!expected.expectError) throw error;
    return expectFailure(error, expected.expectError);
  }
  if (expected.expectError) throw new Error(`${name} should have failed`);
  if ('expectResult' in expected) expectMatch(result, expected.expectResult);
}

/** Runs one test of a file against the server at `url`; throws where it fails. */
export async function runTest(url: string, file: TestFile, test: UnifiedTest): Promise<void> {
  const internal = new MongoClient(url);
  const world = await createEntities(url, file.createEntities);
  try {
    await setUp(internal, file.initialData ?? []);
    for (const operation of test.operations) await runOperation(world, operation);
    for (const { client, events, eventType = 'command' } of test.expectEvents ?? []) {
      if (eventType !== 'command') continue;
      const actual = world.events.get(client)!.map(({ command, commandName, databaseName }) => ({
        commandStartedEvent: { command, commandName, databaseName },
      }));
      expectMatch(
        actual.length,
        events.length,
        `events (${actual.map(({ commandStartedEvent: { commandName } }) => commandName).join()})`,
      );
      events.forEach(({ commandStartedEvent: wanted }, i) => {
        const { command, ...rest } = wanted;
        expectMatch(actual[i]!.commandStartedEvent, rest, `event ${i}`);
        if (command) expectMatch(actual[i]!.commandStartedEvent.command, command, `event ${i}.command`);
      });
    }
    for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
      const stored = await internal
        .db(databaseName)
        .collection(collectionName)
        .find({}, { sort: { _id: 1 } })
        .toArray();
      expectMatch(stored.length, documents.length, `documents of ${collectionName}`);
      documents.forEach((document, i) => expectMatch([stored[i]], [document], collectionName, false));
    }
  } finally {
    await Promise.all([internal, ...world.clients.values()].map((client) => client.close()));
  }
}
