import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import type { EmbeddedMongo, EmbeddedMongoOptions } from '../src/index.ts';

export interface TestStore {
  dataDir: string;
  server: EmbeddedMongo;
  client: MongoClient;
  db: Db;
  stop(): Promise<void>;
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'narae-embedded-'));

/** A store in a directory of its own, and a driver connected to it. */
export async function startTestStore(options: Partial<EmbeddedMongoOptions> = {}): Promise<TestStore> {
  const dataDir = temporaryDirectory();
  const server = await startEmbeddedMongo({ dataDir, noSync: true, ...options });
  const client = new MongoClient(server.url);
  const stop = async (): Promise<void> => {
    await client.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  };
  return { dataDir, server, client, db: client.db('test'), stop };
}
