import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { startEmbeddedMongo } from '@narae/embedded-mongo';

export interface TestStore {
  readonly url: string;
  /** A name no other user of the store has; its database is gone once the store has been released. */
  freshName(): string;
  release(): Promise<void>;
}

interface Running {
  readonly url: string;
  readonly stop: (databases: readonly string[]) => Promise<void>;
}

/** A MongoDB to test on instead of the embedded store. */
const mongoUrl = process.env['MONGO_URL'] || undefined;

/** Services under test go by clocks of their own, to which what the store's clock finds expired is not. As long as a timer can be. */
const noExpiryMs = 2 ** 31 - 1;

let running: Promise<Running> | undefined;
let users = 0;
let databases: string[] = [];

const dropAll = async (url: string, names: readonly string[]): Promise<void> => {
  const connection = await mongoose.createConnection(url, { autoCreate: false }).asPromise();
  try {
    for (const name of names) await connection.useDb(name).dropDatabase();
  } finally {
    await connection.close();
  }
};

const start = async (): Promise<Running> =>
  mongoUrl ? { url: mongoUrl, stop: (names) => dropAll(mongoUrl, names) } : startOwnStore();

/** An embedded store of a test's own, also where MONGO_URL is set: for fixed database names, and to be stopped. */
export async function startOwnStore(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-test-'));
  const mongo = await startEmbeddedMongo({ dataDir, port: 0, noSync: true, ttlIntervalMs: noExpiryMs });
  return {
    url: mongo.url,
    stop: async () => {
      await mongo.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The store of a test file: the MongoDB at MONGO_URL, or else an embedded store in a temporary directory. Both are
 * left without a trace when their last user releases them.
 */
export async function startTestStore(): Promise<TestStore> {
  users += 1;
  running ??= start();
  const { url } = await running;
  let released = false;
  return {
    url,
    freshName: () => {
      const name = `narae_test_${randomUUID().slice(0, 13)}`;
      databases.push(name);
      return name;
    },
    release: async () => {
      if (released) return;
      released = true;
      users -= 1;
      if (users > 0) return;
      const last = running;
      const used = databases;
      running = undefined;
      databases = [];
      await (await last)?.stop(used);
    },
  };
}
