import { Binary } from 'bson';
import type { Credentials } from '../auth/credentials.ts';
import { createScram, MECHANISM, rejected } from '../auth/scram.ts';
import { fail } from '../errors.ts';
import { any, doc, flag, integer, text } from '../fields.ts';
import { command, type Command } from './call.ts';

/** Commands that a driver needs before its connection has proved who it is. */
const OPEN_TO_ALL = new Set([
  ...['hello', 'isMaster', 'ismaster', 'ping', 'buildInfo', 'buildinfo', 'connectionStatus'],
  ...['saslStart', 'saslContinue', 'logout', 'endSessions'],
]);

/** @throws CommandError Unauthorized, before the arguments of the command are looked at */
export function checkEntry(name: string, user: string | undefined): void {
  if (user === undefined && !OPEN_TO_ALL.has(name)) throw fail(13, `Command ${name} requires authentication`);
}

const textOf = (payload: unknown): string => {
  if (payload instanceof Binary) return Buffer.from(payload.buffer).toString();
  if (typeof payload === 'string') return Buffer.from(payload, 'base64').toString();
  throw rejected();
};

const step = (payload: string, done: boolean) => ({
  conversationId: 1,
  done,
  payload: new Binary(Buffer.from(payload)),
});

/** The one user there is may do everything in every database. */
export function authentication(credentials: Credentials): Record<string, Command> {
  const begin = createScram(credentials);
  const saslStart = command(
    { mechanism: text, payload: any, options: doc, autoAuthorize: any },
    ({ mechanism = '', payload, options }, { session }) => {
      session.exchange = undefined;
      if (mechanism !== MECHANISM)
        throw fail(334, `Received authentication for mechanism ${mechanism} which is not enabled`);
      const conversation = begin();
      const answer = conversation.first(textOf(payload));
      const short = flag(options?.skipEmptyExchange, 'saslStart.options.skipEmptyExchange');
      session.exchange = { conversation, short, proved: false };
      return step(answer, false);
    },
  );
  const saslContinue = command({ conversationId: integer, payload: any }, ({ payload }, { session }) => {
    const { exchange } = session;
    session.exchange = undefined;
    if (!exchange) throw fail(17, 'No SASL session state found');
    const answer = exchange.proved ? '' : exchange.conversation.final(textOf(payload));
    const done = exchange.proved || exchange.short;
    if (done) session.user = credentials.user;
    else session.exchange = { ...exchange, proved: true };
    return step(answer, done);
  });
  const logout = command({}, (_args, { session }) => {
    session.user = undefined;
    return {};
  });
  const connectionStatus = command({ showPrivileges: any }, (_args, { session: { user } }) => ({
    authInfo: {
      authenticatedUsers: user === undefined ? [] : [{ user, db: 'admin' }],
      authenticatedUserRoles: user === undefined ? [] : [{ role: 'root', db: 'admin' }],
    },
  }));
  return { saslStart, saslContinue, logout, connectionStatus };
}
