import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import type { Connection } from 'mongoose';
import { sessionRevokedV1 } from '@narae/events';
import { createAuth, createBus, raise, requireMember, toEnvelope, type Bus } from '../src/index.ts';
import { jwk, log, openStore, retry, tokenOf } from './support/kit.ts';

let store: Connection;
let closeStore: () => Promise<void>;
let bus: Bus;
let account: Server;
let jwksUrl: string;

beforeEach(async () => {
  ({ store, close: closeStore } = await openStore());
  bus = await createBus({ log, retry });
  bus.open();
  account = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(account, 'listening');
  const address = account.address();
  jwksUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/jwks.json` : '';
});
afterEach(async () => {
  account.close();
  account.closeAllConnections();
  await bus.close();
  await closeStore();
});

const start = () => createAuth({ store, bus, log, jwksUrl });
const downAccount = async (): Promise<void> => {
  account.closeAllConnections();
  await new Promise((resolve) => {
    account.close(resolve);
  });
};

test('imports a key of account once, however many calls are signed with it', async () => {
  const auth = await start();
  const token = await tokenOf({ mem_id: 'M1' });
  expect((await auth.identify(token)).user).toBeTruthy();
  const imports = jest.spyOn(crypto.subtle, 'importKey');
  try {
    await auth.identify(token);
    imports.mockClear();
    for (let call = 0; call < 5; call += 1) expect((await auth.identify(token)).user?.mem_id).toBe('M1');
    expect(imports).not.toHaveBeenCalled();
  } finally {
    imports.mockRestore();
  }
});

test('tells members, administrators, visitors and sessions that ran out', async () => {
  const auth = await start();
  const who = async (token?: string) => auth.identify(token);
  expect(await who(await tokenOf({ mem_id: 'M1' }))).toEqual({
    user: {
      mem_id: 'M1',
      sid: 's1',
      role: null,
      secondFactorNeeded: false,
      confirmed: false,
      emailConfirmed: true,
      device: 's1',
      profile: { nick: '', picture: '', joinedAt: 0, knownAt: expect.any(Number) },
      expiresAt: expect.any(Number),
    },
    expired: false,
  });
  expect(await who()).toEqual({ user: null, expired: false });
  expect(await who('not.a.token')).toEqual({ user: null, expired: false, forged: true });
  expect(await who(await tokenOf({ mem_id: 'M1', ttl: -1 }))).toEqual({
    user: null,
    expired: true,
    expiredSid: 's1',
  });
  await auth.close();
});

test('tells the roles of administrators, and believes in none that it does not know', async () => {
  const auth = await start();
  const role = async (claims: object) =>
    (await auth.identify(await tokenOf({ mem_id: 'M1', ...claims }))).user?.role;
  // Tokens of services from before there were roles.
  expect(await role({ adm: 1 })).toBe('owner');
  expect(await role({ adm: 1, role: 'owner' })).toBe('owner');
  expect(await role({ adm: 0, role: 'booking' })).toBe('booking');
  for (const unknown of ['root', 'any', '', 1, null, ['owner'], { owner: true }])
    expect(await role({ adm: 0, role: unknown })).toBeNull();
  await auth.close();
});

test('an administrator is a member like any other until the session has shown a second factor', async () => {
  const auth = await start();
  const who = async (claims: object) =>
    (await auth.identify(await tokenOf({ mem_id: 'M1', adm: 1, role: 'owner', ...claims }))).user;
  for (const claims of [{ sf: undefined }, { sf: 0 }])
    expect(await who(claims)).toMatchObject({ role: null, secondFactorNeeded: true });
  expect(await who({ sf: 1 })).toMatchObject({ role: 'owner', secondFactorNeeded: false });
  expect(await who({ sf: '1' })).toBeNull();
  await auth.close();
});

test('an administrator has confirmed for five minutes after the second factor was shown, and by no other claim', async () => {
  const clock = () => new Date('2026-11-21T03:00:00Z');
  const now = clock().getTime() / 1000;
  const auth = await createAuth({ store, bus, log, jwksUrl, clock });
  const confirmed = async (sf_at: unknown, claims: object = {}) => {
    const token = await tokenOf({ mem_id: 'M1', adm: 1, role: 'owner', sf_at, ...claims });
    return (await auth.identify(token)).user?.confirmed;
  };
  expect(await confirmed(now)).toBe(true);
  expect(await confirmed(now - 300)).toBe(true);
  for (const other of [undefined, null, now - 301, now + 1, String(now), now - 0.5, -1, true, [now], {}])
    expect([other, await confirmed(other)]).toEqual([other, false]);
  expect(await confirmed(now, { sf: 0 })).toBe(false);
  expect(await confirmed(now, { adm: 0, role: undefined })).toBe(false);
  await auth.close();
});

test('an unsigned token is nobody', async () => {
  const auth = await start();
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { sub: 'M1', sid: 's1', adm: 1, iss: 'narae/session', exp: 9_999_999_999 };
  const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
  expect((await auth.identify(unsigned)).user).toBeNull();
  await auth.close();
});

test('with account down the last good keys go on counting, even after a restart', async () => {
  const token = await tokenOf({ mem_id: 'M1' });
  const before = await start();
  await before.identify(token);
  await before.close();
  while ((await store.collection('key_sets').countDocuments({})) === 0) await nextTurn();
  await downAccount();
  const after = await start();
  expect((await after.identify(token)).user?.mem_id).toBe('M1');
  await after.close();
});

test('with account down and no keys ever seen, a session can be neither believed nor denied', async () => {
  await downAccount();
  const auth = await start();
  const identity = await auth.identify(await tokenOf({ mem_id: 'M1' }));
  expect(identity).toEqual({ user: null, expired: false, unverified: true });
  expect(() => requireMember({ identity } as FastifyRequest)).toThrow('service_unavailable');
  expect(await auth.identify(undefined)).toEqual({ user: null, expired: false });
  await auth.close();
});

/** Account as a stopped process: the line is open, and nobody says anything. */
const hangAccount = (): { asked: number; givenUp: number } => {
  const seen = { asked: 0, givenUp: 0 };
  account.removeAllListeners('request').on('request', (request) => {
    seen.asked += 1;
    request.socket.once('close', () => (seen.givenUp += 1));
  });
  return seen;
};

test('while account hangs, nobody waits whose key is known', async () => {
  const token = await tokenOf({ mem_id: 'M1' });
  const before = await start();
  await before.identify(token);
  await before.close();
  while ((await store.collection('key_sets').countDocuments({})) === 0) await nextTurn();
  const seen = hangAccount();
  const after = await start();
  for (let call = 0; call < 5; call += 1) expect((await after.identify(token)).user?.mem_id).toBe('M1');
  while (seen.asked === 0) await nextTurn();
  expect(seen).toEqual({ asked: 1, givenUp: 0 });
  await after.close();
});

test('while account hangs and no key is known, only the first call waits for it', async () => {
  const token = await tokenOf({ mem_id: 'M1' });
  const seen = hangAccount();
  const auth = await start();
  expect((await auth.identify(token)).unverified).toBe(true);
  expect((await auth.identify(token)).unverified).toBe(true);
  expect(seen.asked).toBe(1);
  await auth.close();
});

test('an ended session is rejected at once, and by a replica that starts later', async () => {
  const token = await tokenOf({ mem_id: 'M1', sid: 'gone' });
  const auth = await start();
  expect((await auth.identify(token)).user).not.toBeNull();
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  const revoked = { sid: 'gone', mem_id: 'M1', expires_at };
  await bus.publish(toEnvelope(raise(sessionRevokedV1, { aggregateId: 'gone', version: 1, data: revoked })));
  expect((await auth.identify(token)).user).toBeNull();
  expect((await auth.identify(await tokenOf({ mem_id: 'M1', sid: 'other' }))).user).not.toBeNull();
  await auth.close();

  const later = await start();
  expect((await later.identify(token)).user).toBeNull();
  await later.close();
});
