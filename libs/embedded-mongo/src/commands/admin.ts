import type { Command } from './call.ts';
import { MAX_MESSAGE } from '../wire.ts';

/** The release this store behaves as; drivers and test suites decide by it what to expect. */
const VERSION = '7.0.0';
const MAX_WIRE_VERSION = 21;

const hello: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'hello',
    'isMaster',
    'ismaster',
    'loadBalanced',
    'speculativeAuthenticate',
    'saslSupportedMechs',
    'topologyVersion',
    'maxAwaitTimeMS',
    'backpressure',
    'hostInfo',
    'internalClient',
  ],
  run: ({ connectionId }) => ({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: MAX_MESSAGE,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
  }),
};

const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION,
    versionArray: [...VERSION.split('.').map(Number), 0],
    gitVersion: 'narae-embedded-mongo',
    modules: [],
    bits: 64,
    debug: false,
    maxBsonObjectSize: 16 * 1024 * 1024,
    storageEngines: ['lmdb'],
  }),
};

const nothing: Command = { fields: [], run: () => ({}) };

export const ADMIN: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  buildinfo: buildInfo,
  ping: nothing,
  endSessions: nothing,
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  },
};
