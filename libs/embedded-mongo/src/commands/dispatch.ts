import type { Cursors } from '../cursors.ts';
import { fail, unsupported } from '../errors.ts';
import type { Handle } from '../server.ts';
import type { Store } from '../store.ts';
import { encode } from '../values.ts';
import { ADMIN } from './admin.ts';
import { checkFields } from './call.ts';
import type { Call } from './call.ts';
import { COLLECTIONS } from './collections.ts';
import { INDEXES } from './indexes.ts';
import { READS } from './reads.ts';
import { WRITES } from './writes.ts';

const COMMANDS = { ...ADMIN, ...READS, ...WRITES, ...COLLECTIONS, ...INDEXES };

/** Commands of MongoDB's that this store knows of and does not carry out. */
const REFUSED = new Set(
  (
    'abortTransaction bulkWrite collMod commitTransaction compact convertToCapped createUser currentOp dbStats collStats ' +
    'explain fsync getParameter geoSearch killOp mapReduce profile reIndex renameCollection replSetGetStatus ' +
    'saslStart saslContinue authenticate serverStatus setParameter startSession refreshSessions killSessions ' +
    'killAllSessions top update_user usersInfo validate whatsmyuri configureFailPoint'
  ).split(' '),
);

/** Carries out commands on one store. */
export function createHandler(store: Store, cursors: Cursors): Handle {
  return ({ body, raw }, connectionId) => {
    const [name = ''] = Object.keys(body);
    const db = body.$db;
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : undefined;
    if (!command && REFUSED.has(name)) throw unsupported(`the command ${name}`);
    if (!command) throw fail(59, `no such command: '${name}'`);
    if (typeof db !== 'string' || db === '' || /[/\\. "$\0]/.test(db))
      throw fail(73, `Invalid database name: '${String(db)}'`);
    const call: Call = { store, cursors, name, db, body, raw, connectionId };
    checkFields(call, command);
    const reply = command.run(call);
    const finish = (result: Awaited<typeof reply>) =>
      result instanceof Uint8Array ? result : encode({ ...result, ok: 1 });
    return reply instanceof Promise ? reply.then(finish) : finish(reply);
  };
}
