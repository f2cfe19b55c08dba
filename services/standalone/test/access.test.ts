import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminRoles, mayAct } from '@narae/contracts';
import * as rows from '@narae/contracts/rows';
import type { CallRow } from '@narae/contracts/call-row';
import { CONFIRMED_FOR_S } from '@narae/contracts/confirmation';
import { ACCESS_COOKIE, EXPORT_ISSUER } from '@narae/service-kit';
import { createSessions, type Caller, type Sessions, type TestService } from '@narae/test-kit';
import { startServices } from './support/services.ts';

let folder: string;
let services: ReadonlyMap<string, TestService>;
/** Signs as account does, with a key that is not account's. */
let forger: Sessions;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-access-'));
  forger = await createSessions();
  services = await startServices(folder);
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const as = 'MEM0000000001';
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A good session's own claims under a header that asks for no signature, or for one with a key everybody has. */
const resigned = async (sessions: Sessions, how: Caller, header: object): Promise<string> => {
  const [, claims = '', signature = ''] = (await sessions.token({ ...how, as })).split('.');
  return `${ACCESS_COOKIE}=${base64(header)}.${claims}.${signature}`;
};

interface Actor {
  readonly cookie: (sessions: Sessions, sid: string) => Promise<string | undefined>;
  /** What the actor is told where a call takes members, and where it takes administrators of a role. */
  readonly member: string;
  readonly admin: (row: CallRow) => string;
}
const OPEN = 'let in';
const signedIn = (how: Partial<Caller>, admin: Actor['admin']): Actor => ({
  cookie: (sessions, sid) => sessions.cookie({ as, sid, ...how }),
  member: OPEN,
  admin,
});
const stranger = (cookie: Actor['cookie'], told = 'login_required'): Actor => ({
  cookie,
  member: told,
  admin: () => told,
});
const administrators = adminRoles.map((role): [string, Actor] => [
  role,
  signedIn({ role }, ({ role: needed = 'owner' }) =>
    mayAct(role, needed) ? OPEN : needed === 'any' ? 'admin_only' : `role_needed_${needed}`,
  ),
]);

/** Owners who may enter, and have not shown the second factor in the last five minutes, as far as their token says (ACCOUNT-43). */
const unconfirmed = Object.entries({
  'an owner whose confirmation is missing': null,
  'an owner whose confirmation is too old': CONFIRMED_FOR_S + 60,
  'an owner whose confirmation is still to come': -60,
}).map(([name, shownAgo]): [string, Actor] => [
  name,
  signedIn({ role: 'owner', shownAgo }, ({ confirm }) => (confirm ? 'confirm_needed' : OPEN)),
]);

const actors = new Map<string, Actor>([
  ['a visitor', stranger(async () => undefined)],
  ['a key of their own', stranger(() => forger.cookie({ as, role: 'owner' }))],
  [
    'no signature',
    stranger((sessions) => resigned(sessions, { role: 'owner' }, { alg: 'none', typ: 'JWT' })),
  ],
  [
    'a symmetric signature',
    stranger((sessions) => resigned(sessions, { role: 'owner' }, { alg: 'HS256', kid: 'test' })),
  ],
  ['no token at all', stranger(async () => `${ACCESS_COOKIE}=x.y.z`)],
  [
    'a token for another purpose',
    stranger((sessions) => sessions.cookie({ as, role: 'owner', issuer: EXPORT_ISSUER })),
  ],
  [
    'a token for somebody else',
    stranger((sessions) => sessions.cookie({ as, role: 'owner', audience: 'another/site' })),
  ],
  [
    'a session run out',
    stranger((sessions) => sessions.cookie({ as, role: 'owner', expired: true }), 'token_expired'),
  ],
  ['a member', signedIn({}, () => 'admin_only')],
  ['an unknown role', signedIn({ role: 'root' as 'owner' }, () => 'admin_only')],
  [
    'an owner without a second factor',
    signedIn({ role: 'owner', secondFactor: false }, () => 'second_factor_needed'),
  ],
  ...unconfirmed,
  ...administrators,
]);

/** Calls that tell a visitor in words of their own (COMMUNITY-1). */
const wordsForVisitors: Readonly<Record<string, string>> = {
  commentInsert: 'comment_login_fail',
  commentUpdate: 'comment_login_fail',
  commentDelete: 'comment_login_fail',
};

const expected = (row: CallRow, actor: Actor): string => {
  if (row.access === 'public' || row.access === 'provider') return OPEN;
  const told = row.access === 'admin' ? actor.admin(row) : actor.member;
  return told === 'login_required' ? (wordsForVisitors[row.name] ?? told) : told;
};

const rejections: readonly unknown[] = [
  'origin_refused',
  'login_required',
  'comment_login_fail',
  'token_expired',
  'admin_only',
  'second_factor_needed',
  'confirm_needed',
  ...adminRoles.map((role) => `role_needed_${role}`),
];

const ours = { origin: 'http://localhost' };
const outcome = async (
  { app }: TestService,
  row: CallRow,
  cookie: string | undefined,
  from: Record<string, string> = ours,
): Promise<string> => {
  const { body, headers } = await app.inject({
    method: row.method,
    url: row.path.replaceAll(/:\w+/g, '1'),
    headers: { host: 'localhost', ...from, ...(cookie && { cookie }) },
    ...(row.method === 'POST' && { payload: { info: { nobody_named: 'this field' } } }),
  });
  if (!String(headers['content-type']).includes('json')) return OPEN;
  const answer: unknown = JSON.parse(body);
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : '';
  return rejections.includes(error) ? String(error) : OPEN;
};

const everyRow = Object.values<CallRow>(rows);

it('has every call and every actor', () => {
  expect([everyRow.length > 300, actors.size]).toEqual([true, 19]);
});

/** What costs most asks for the second factor again: rights, refunds, exports (ACCOUNT-43). */
it('asks to confirm before these calls alone', () => {
  expect(everyRow.flatMap(({ name, confirm }) => (confirm ? [name] : [])).sort()).toEqual([
    'adminCancelDecide',
    'adminDepartureCancel',
    'adminDepartureMove',
    'adminEventCsv',
    'adminManifestCsv',
    'adminOrderMove',
    'adminRefundRetry',
    'adminRefundSettle',
    'adminRoleSet',
    'adminSalesCsv',
    'adminSecondFactorReset',
  ]);
});

/** Every call by every actor, with an input that nothing takes: access is decided before anything is read (CALL-6). */
it.each(everyRow.map((row) => [row.name, row] as const))(
  '%s is open to whom it says alone',
  async (_, row) => {
    const service = services.get(row.owner);
    if (!service) throw new Error(`no service for ${row.name}`);
    expect(service.app.hasRoute({ method: row.method, url: row.path })).toBe(true);
    const told: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [name, actor] of actors) {
      // Each call its own session: some end the one they are made in.
      told[name] = await outcome(service, row, await actor.cookie(service.sessions, row.name));
      wanted[name] = expected(row, actor);
    }
    expect(told).toEqual(wanted);
  },
);

/** Other servers post there, without a session: payment providers with their signature, mail programs with a link's. */
const forOthers: ReadonlySet<string> = new Set(['mailStopOneClick']);
const changes = everyRow.filter(
  ({ method, access, name }) => method === 'POST' && access !== 'provider' && !forOthers.has(name),
);

it.each(changes.map((row) => [row.name, row] as const))(
  '%s is not made from another site',
  async (_, row) => {
    const service = services.get(row.owner);
    if (!service) throw new Error(`no service for ${row.name}`);
    const cookie = await service.sessions.cookie({ as, sid: row.name, role: 'owner' });
    const places: readonly Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const from of places)
      expect([from, await outcome(service, row, cookie, from)]).toEqual([from, 'origin_refused']);
  },
);
