import type { Credentials } from '../auth/credentials.ts';
import { MECHANISM } from '../auth/scram.ts';
import type { Cursors } from '../cursors.ts';
import { fail, lookUp } from '../errors.ts';
import type { Connections, Handle } from '../server.ts';
import type { Store } from '../store.ts';
import { MAX_DOCUMENT } from '../collection.ts';
import { type Bytes, type Doc, encode } from '../values.ts';
import { MAX_MESSAGE } from '../wire.ts';
import { authentication, checkEntry } from './authentication.ts';
import { command, type Command } from './call.ts';
import { CATALOG, COLL_MOD } from './catalog.ts';
import { EXPLAIN } from './explain.ts';
import { READS } from './reads.ts';
import { serverStatus, type CommandCounts } from './server-status.ts';
import { WRITES } from './writes.ts';

/** The release this store behaves as; drivers and test suites decide by it what to expect. */
const VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;

/** The handshake. It takes any field: drivers say much about themselves, and nothing in it changes a result. */
const hello: Command = ({ body, store }) => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: MAX_DOCUMENT,
  maxMessageSizeBytes: MAX_MESSAGE,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: MAX_WIRE_VERSION,
  readOnly: store.space.isFull(),
  ...('saslSupportedMechs' in body && { saslSupportedMechs: [MECHANISM] }),
});

const buildInfo = command({}, () => ({
  version: VERSION,
  versionArray: [...VERSION.split('.').map(Number), 0],
  maxBsonObjectSize: MAX_DOCUMENT,
}));
const nothing = command({}, () => ({}));

const COMMANDS: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  buildinfo: buildInfo,
  ping: nothing,
  endSessions: nothing,
  ...READS,
  ...WRITES,
  ...CATALOG,
  ...COLL_MOD,
  ...EXPLAIN,
};

const finish = (result: Doc | Bytes): Bytes =>
  result instanceof Uint8Array ? result : encode({ ...result, ok: 1 });

interface Parts {
  store: Store;
  cursors: Cursors;
  connections: Connections;
  credentials: Credentials;
}

/** Carries out commands on one store, for those who have proved that they may. */
export function createHandler({ store, cursors, connections, credentials }: Parts): Handle {
  const counts: CommandCounts = {};
  const commands = {
    ...COMMANDS,
    ...authentication(credentials),
    serverStatus: serverStatus(VERSION, connections, counts),
  };
  return ({ body, raw }, session) => {
    const [name = ''] = Object.keys(body);
    const run = lookUp<Command>(commands, name, 'no such command', 59);
    const count = (counts[name] ??= { total: 0, failed: 0 });
    count.total += 1;
    const failed = (error: unknown): never => {
      count.failed += 1;
      throw error;
    };
    try {
      checkEntry(name, session.user);
      const db = body.$db;
      if (typeof db !== 'string' || db === '' || /[/\\. "$\0]/.test(db))
        throw fail(73, `Invalid database name: '${String(db)}'`);
      const reply = run({ store, cursors, session, name, db, body, raw });
      return reply instanceof Promise ? reply.then(finish).catch(failed) : finish(reply);
    } catch (error) {
      return failed(error);
    }
  };
}
