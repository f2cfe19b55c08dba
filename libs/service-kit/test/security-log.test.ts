import { setImmediate } from 'node:timers/promises';
import { accountCalls, bookingCalls } from '@narae/contracts';
import { generateKeyPair, SignJWT } from 'jose';
import { createSecurityLog } from '../src/server/security-log/security-log.ts';
import { type SecurityEvent, securityEventModel } from '../src/server/security-log/security-event.queries.ts';
import {
  DomainError,
  sessionCookieNames,
  serve,
  success,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type SecurityLog,
} from '../src/index.ts';
import { cookieOf, log, openStore, startKit, type Session } from './support/kit.ts';

let kit: Awaited<ReturnType<typeof startKit>>;
let securityLog: SecurityLog;
beforeAll(async () => {
  kit = await startKit(async (app, deps) => {
    securityLog = deps.securityLog;
    serve(app, bookingCalls.adminRefundSettle, async ({ note }) => {
      if (note === 'somebody was faster') throw new DomainError('refund_changed');
      return success;
    });
    serve(app, accountCalls.memChk, async ({ mem_password }) => {
      if (mem_password === 'limit1234') throw new DomainError('rate_limited', { params: { seconds: 9 } });
      throw new DomainError('common_login_email_password_fail', { status: 401, about: 'MEM7' });
    });
  });
});
afterAll(() => kit.close());

const events = () => securityEventModel(kit.store);
beforeEach(() => events().deleteMany({}));

const written = async (): Promise<SecurityEvent[]> => {
  // The answer is out before the hook behind it has run.
  await setImmediate();
  await securityLog.flush();
  return events().find().sort({ at: 1 }).lean<SecurityEvent[]>();
};
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const post = (url: string, info: object, cookie?: string, ip = '203.0.113.77') =>
  kit.app.inject({
    method: 'POST',
    url,
    remoteAddress: ip,
    headers: {
      host: 'narae.example',
      origin: 'https://narae.example',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      ...(cookie && { cookie }),
    },
    payload: { info },
  });
const settle = { refund_id: 'REF1', from: 'unconfirmed', to: 'refunded', note: 'Paid by hand' };
/** Settles a refund; whoever is signed in has just shown the second factor. */
const settling = async (session: Session | undefined, changes: object = {}) => {
  const cookie = session && (await cookieOf({ sf_at: Math.floor(Date.now() / 1000), ...session }));
  return post(bookingCalls.adminRefundSettle.path, { ...settle, ...changes }, cookie);
};
const signingIn = (mem_password: string, ip?: string) =>
  post(accountCalls.memChk.path, { mem_email: 'secret@narae.example', mem_password }, undefined, ip);

test('what was done is noted with who, from where, to what and in which trace', async () => {
  expect((await settling({ mem_id: 'MEM1', adm: 1 })).statusCode).toBe(200);
  expect(await written()).toEqual([
    {
      _id: expect.any(String),
      at: expect.any(Date),
      kind: 'refunded',
      actor: 'MEM1',
      about: 'REF1',
      reason: '',
      call: 'adminRefundSettle',
      network: '203.0.113.0/24',
      trace_id: trace,
      count: 1,
    },
  ]);
});

test('what fails in the middle of work is not noted as done', async () => {
  await settling({ mem_id: 'MEM1', adm: 1 }, { note: 'somebody was faster' });
  expect(await written()).toEqual([]);
});

test('rejections of the back office are noted, whoever asks', async () => {
  await settling(undefined);
  await settling({ mem_id: 'MEM2' });
  await settling({ mem_id: 'MEM3', role: 'gate' });
  const lines = (await written()).map(({ kind, actor, reason }) => [kind, actor, reason]);
  expect(lines).toEqual([
    ['call-rejected', '', 'login_required'],
    ['call-rejected', 'MEM2', 'admin_only'],
    ['call-rejected', 'MEM3', 'role_needed_booking'],
  ]);
});

test('a failed sign-in names the member it was tried on, never what was typed', async () => {
  await signingIn('wrong1234');
  await signingIn('limit1234', '2001:db8:1:2:3:4:5:6');
  const lines = await written();
  expect(lines.map(({ kind, about, network }) => [kind, about, network])).toEqual([
    ['sign-in-failed', 'MEM7', '203.0.113.0/24'],
    ['limit-reached', '', '2001:db8:1::/48'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|wrong1234/);
});

test('a token that account never signed is noted, one that ran out is not', async () => {
  const stranger = await generateKeyPair('EdDSA');
  const forged = await new SignJWT({ sid: 's', adm: 1, sf: 1, aud: TOKEN_AUDIENCE })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
    .setIssuer(TOKEN_ISSUER)
    .setSubject('MEM1')
    .setExpirationTime('10m')
    .sign(stranger.privateKey);
  await post(bookingCalls.adminRefundSettle.path, settle, `${sessionCookieNames(true).access}=${forged}`);
  await settling({ mem_id: 'MEM1', adm: 1, ttl: -5 });
  // The kit's service is booking; a call of account is handed on where it is one of the edge.
  expect((await written()).map(({ kind, actor, call }) => [kind, actor, call])).toEqual([
    ['token-forged', '', 'adminRefundSettle'],
  ]);
});

test('a flood is counted beyond some lines, each network for itself, and the numbers tell all of it', async () => {
  const before = await eventsTotal();
  for (let tried = 0; tried < 25; tried += 1) await signingIn('wrong1234');
  await signingIn('wrong1234', '198.51.100.1');
  expect((await eventsTotal()) - before).toBe(26);
  const lines = await written();
  expect(lines.length).toBeLessThan(25);
  expect(lines.some(({ network }) => network === '198.51.100.0/24')).toBe(true);
});
const eventsTotal = async (): Promise<number> => {
  const line = /^narae_security_events_total\{service="booking",kind="sign-in-failed"\} (\d+)$/m;
  return Number(line.exec(await kit.app.metrics.text())?.[1] ?? 0);
};

describe('a log of its own', () => {
  let at = Date.parse('2026-03-10T12:00:00Z');
  const now = () => new Date(at);
  const count = () => undefined;

  test('keeps lines while the store is away and writes them once when it is back', async () => {
    const { store, close } = await openStore();
    const own = createSecurityLog({ store, log, now, count });
    const client = store.getClient();
    own.note('papers-viewed', { actor: 'MEM1', about: 'F1' });
    await client.close();
    await expect(own.flush()).rejects.toThrow();
    await client.connect();
    await own.flush();
    await own.flush();
    expect(await securityEventModel(store).countDocuments({ about: 'F1' })).toBe(1);
    await own.close();
    await close();
  });

  test('writes what is left, counted things too, when it is closed', async () => {
    const { store, close } = await openStore();
    const own = createSecurityLog({ store, log, now, count });
    for (let tried = 0; tried < 14; tried += 1) own.note('token-forged', { ip: '192.0.2.9' });
    at += 1;
    own.note('rights-changed', { actor: 'MEM1', about: 'MEM2' });
    await own.close();
    const lines = await securityEventModel(store).find().sort({ count: 1 }).lean<SecurityEvent[]>();
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toMatchObject({ kind: 'token-forged', reason: 'left_out', count: 4 });
    own.note('signed-in');
    await own.flush();
    expect(await securityEventModel(store).countDocuments()).toBe(12);
    await close();
  });

  test('deletes lines after 180 days and has an index for every search', async () => {
    const { schema } = securityEventModel(kit.store);
    const made = schema.indexes();
    expect(made).toContainEqual([{ at: 1 }, expect.objectContaining({ expireAfterSeconds: 180 * 86_400 })]);
    const first = made.map(([fields]) => Object.keys(fields)[0]);
    expect(first.sort()).toEqual(['about', 'actor', 'at', 'at', 'kind', 'network', 'trace_id']);
  });
});
