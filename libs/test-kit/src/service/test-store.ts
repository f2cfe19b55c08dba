import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedMongo } from '@narae/embedded-mongo';

export interface TestStore {
  readonly url: string;
  /** A name no other user of the store has. */
  freshName(): string;
  release(): Promise<void>;
}

interface Running {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

let running: Promise<Running> | undefined;
let users = 0;
let names = 0;

async function start(): Promise<Running> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-test-'));
  const mongo = await startEmbeddedMongo({ dataDir, port: 0, noSync: true });
  return {
    url: mongo.url,
    stop: async () => {
      await mongo.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A real embedded store in a temporary directory, shared by a test file and gone with its last user. */
export async function startTestStore(): Promise<TestStore> {
  users += 1;
  running ??= start();
  const { url } = await running;
  let released = false;
  return {
    url,
    freshName: () => `t${process.pid}_${(names += 1)}`,
    release: async () => {
      if (released) return;
      released = true;
      users -= 1;
      if (users > 0) return;
      const last = running;
      running = undefined;
      await (await last)?.stop();
    },
  };
}
