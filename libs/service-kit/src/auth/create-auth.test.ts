import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTVerifyGetKey } from 'jose';
import type { EventEnvelope } from '@narae/events';
import type { Consumer } from '../events/bus/bus.ts';
import { createAuth, type AuthOptions } from './create-auth.ts';
import { EXPORT_AUDIENCE, EXPORT_ISSUER, TOKEN_AUDIENCE, TOKEN_ISSUER } from './session-cookies.ts';

const start = new Date('2026-11-21T03:00:00Z');
const second = start.getTime() / 1000;
const pair = await generateKeyPair('EdDSA');
const stranger = await generateKeyPair('EdDSA');
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'EdDSA' }] });

const revokedSessions = () => {
  const rows = new Map<string, Date>();
  const model = {
    createIndexes: async () => undefined,
    find: ({ expires_at: { $gt: after } }: { expires_at: { $gt: Date } }) => ({
      lean: async () =>
        [...rows].filter(([, at]) => at > after).map(([_id, expires_at]) => ({ _id, expires_at })),
    }),
    updateOne: async ({ _id }: { _id: string }, { $set }: { $set: { expires_at: Date } }) =>
      void rows.set(_id, $set.expires_at),
  };
  return { rows, model };
};

const startAuth = async ({ getKey = keys as JWTVerifyGetKey, rows = [] as [string, Date][] } = {}) => {
  const revoked = revokedSessions();
  for (const [sid, at] of rows) revoked.rows.set(sid, at);
  const clock = { now: start };
  let hear: (event: EventEnvelope) => unknown = () => undefined;
  let consumer: Consumer | undefined;
  const ended: string[] = [];
  const errors: unknown[] = [];
  const auth = await createAuth({
    store: { name: 'booking', models: { RevokedSession: revoked.model } },
    bus: {
      watch: (_subjects: string[], tell: typeof hear) => {
        hear = tell;
        return () => void ended.push('watch');
      },
      consume: async (one: Consumer) => {
        consumer = one;
        return async () => void ended.push('consume');
      },
    },
    log: { error: (fields: unknown) => void errors.push(fields) },
    keys: getKey,
    clock: () => clock.now,
  } as unknown as AuthOptions);
  const revocation = (sid: string, at: Date) =>
    ({ data: { sid, mem_id: 'M1', expires_at: at.toISOString() } }) as unknown as EventEnvelope;
  return {
    auth,
    clock,
    errors,
    ended,
    rows: revoked.rows,
    hear: (sid: string, at: Date) => hear(revocation(sid, at)),
    consume: (sid: string, at: Date) => consumer?.handle(revocation(sid, at)),
    consumer: () => consumer,
  };
};

interface Given {
  readonly claims?: object;
  readonly alg?: string;
  readonly kid?: string;
  readonly iss?: string;
  readonly aud?: string | null;
  readonly exp?: number | null;
  readonly key?: typeof pair.privateKey;
}

const tokenOf = ({
  claims = {},
  kid = 'k1',
  iss = TOKEN_ISSUER,
  aud = TOKEN_AUDIENCE,
  exp = second + 600,
  key = pair.privateKey,
}: Given = {}): Promise<string> =>
  new SignJWT({
    sub: 'M1',
    sid: 'S1',
    adm: 0,
    iss,
    ...(aud !== null && { aud }),
    ...(exp !== null && { exp }),
    ...claims,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(key);

const nobody = { user: null, expired: false };

describe('an access token', () => {
  it('says who is calling', async () => {
    const { auth } = await startAuth();
    const claims = {
      role: 'booking',
      sf: 1,
      sf_at: second - 10,
      email_confirmed: false,
      dv: 'D1',
      nick: 'Mina',
      pic: '/p.webp',
      since: 1000,
      iat: second - 5,
    };
    expect(await auth.identify(await tokenOf({ claims }))).toEqual({
      user: {
        mem_id: 'M1',
        sid: 'S1',
        role: 'booking',
        secondFactorNeeded: false,
        confirmed: true,
        emailConfirmed: false,
        device: 'D1',
        profile: { nick: 'Mina', picture: '/p.webp', joinedAt: 1_000_000, knownAt: (second - 5) * 1000 },
        expiresAt: (second + 600) * 1000,
      },
      expired: false,
    });
  });

  it('of an older kind says less', async () => {
    const { auth } = await startAuth();
    expect((await auth.identify(await tokenOf())).user).toEqual({
      mem_id: 'M1',
      sid: 'S1',
      role: null,
      secondFactorNeeded: false,
      confirmed: false,
      emailConfirmed: true,
      device: 'S1',
      profile: { nick: '', picture: '', joinedAt: 0, knownAt: 0 },
      expiresAt: (second + 600) * 1000,
    });
  });

  it.each<[object, object]>([
    [
      { adm: 1, sf: 1 },
      { role: 'owner', secondFactorNeeded: false },
    ],
    [{ adm: 1, role: 'booking', sf: 1 }, { role: 'owner' }],
    [{ adm: 1 }, { role: null, secondFactorNeeded: true }],
    [
      { role: 'booking', sf: 0, sf_at: second },
      { role: null, secondFactorNeeded: true, confirmed: false },
    ],
    [
      { role: 'root', sf: 1, sf_at: second },
      { role: null, secondFactorNeeded: false, confirmed: false },
    ],
    [
      { sf: 1, sf_at: second },
      { role: null, confirmed: false },
    ],
    [
      { adm: 1, sf: 1, sf_at: second - 301 },
      { role: 'owner', confirmed: false },
    ],
    [
      { adm: 1, sf: 1, sf_at: 'now' },
      { role: 'owner', confirmed: false },
    ],
  ])('with %j makes %j', async (claims, user) => {
    const { auth } = await startAuth();
    expect((await auth.identify(await tokenOf({ claims }))).user).toMatchObject(user);
  });

  it.each([
    { sub: '' },
    { sid: '' },
    { sid: 7 },
    { adm: 2 },
    { sf: 2 },
    { dv: '' },
    { email_confirmed: 'yes' },
  ])('with %j is nobody', async (claims) => {
    const { auth } = await startAuth();
    expect(await auth.identify(await tokenOf({ claims }))).toEqual(nobody);
  });

  it('is nobody where there is none', async () => {
    const { auth } = await startAuth();
    expect(await auth.identify(undefined)).toEqual(nobody);
    expect(await auth.identify('')).toEqual(nobody);
  });

  it('has run out with its last second, and one that names no audience is to be renewed', async () => {
    const { auth, clock } = await startAuth();
    const token = await tokenOf({ exp: second + 600 });
    clock.now = new Date((second + 599) * 1000);
    expect((await auth.identify(token)).user).not.toBeNull();
    clock.now = new Date((second + 600) * 1000);
    const ranOut = { user: null, expired: true, expiredSid: 'S1' };
    expect(await auth.identify(token)).toEqual(ranOut);
    expect(await auth.identify(await tokenOf({ aud: null, exp: second + 900 }))).toEqual(ranOut);
  });

  it.each<[string, Given]>([
    ['another audience', { aud: EXPORT_AUDIENCE }],
    ['another issuer', { iss: EXPORT_ISSUER }],
    ['no end', { exp: null }],
    ['an unknown key', { kid: 'k2' }],
    ['another signature', { key: stranger.privateKey }],
  ])('with %s is forged', async (_what, given) => {
    const { auth } = await startAuth();
    expect(await auth.identify(await tokenOf(given))).toEqual({ ...nobody, forged: true });
  });

  it('that is none is forged, and so is one that another algorithm signed', async () => {
    const { auth } = await startAuth({ getKey: async () => new Uint8Array(32) });
    expect(await auth.identify('not.a.token')).toEqual({ ...nobody, forged: true });
    const hmac = await new SignJWT({
      sub: 'M1',
      sid: 'S1',
      adm: 1,
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      exp: second + 9,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    expect(await auth.identify(hmac)).toEqual({ ...nobody, forged: true });
  });

  it('can be neither believed nor denied while no key is within reach', async () => {
    const { errors: jose } = await import('jose');
    for (const error of [new jose.JWKSTimeout(), new Error('connect ECONNREFUSED')]) {
      const { auth, errors } = await startAuth({ getKey: () => Promise.reject(error) });
      expect(await auth.identify(await tokenOf())).toEqual({ ...nobody, unverified: true });
      expect(errors).toEqual([{ err: error }]);
    }
  });
});

describe('an ended session', () => {
  const until = new Date(start.getTime() + 600_000);

  it('is rejected from when it is heard of, and others are not', async () => {
    const { auth, hear } = await startAuth();
    const token = await tokenOf();
    const { user } = await auth.identify(token);
    expect(user && auth.isOver(user)).toBe(false);
    hear('S1', until);
    expect(await auth.identify(token)).toEqual(nobody);
    expect(user && auth.isOver(user)).toBe(true);
    expect((await auth.identify(await tokenOf({ claims: { sid: 'S2' } }))).user).not.toBeNull();
  });

  it('is written down by one of the replicas, for those that start later', async () => {
    const { auth, consume, consumer, rows } = await startAuth();
    await consume('S1', until);
    expect(await auth.identify(await tokenOf())).toEqual(nobody);
    expect([...rows]).toEqual([['S1', until]]);
    expect(consumer()).toMatchObject({
      name: 'booking-revocations',
      subjects: ['shop.account.session.revoked.v1'],
    });
    const later = await startAuth({ rows: [...rows] });
    expect(await later.auth.identify(await tokenOf())).toEqual(nobody);
    const muchLater = await startAuth({ rows: [['S1', start]] });
    expect((await muchLater.auth.identify(await tokenOf())).user).not.toBeNull();
  });

  it('is over for whoever was let in once the token runs out', async () => {
    const { auth, clock } = await startAuth();
    const { user } = await auth.identify(await tokenOf());
    clock.now = new Date(second * 1000 + 599_999);
    expect(user && auth.isOver(user)).toBe(false);
    clock.now = new Date(second * 1000 + 600_000);
    expect(user && auth.isOver(user)).toBe(true);
  });

  it('is listened for until the service closes', async () => {
    const { auth, ended } = await startAuth();
    await auth.close();
    expect(ended).toEqual(['watch', 'consume']);
  });
});

describe('a token for an export', () => {
  const given = { iss: EXPORT_ISSUER, aud: EXPORT_AUDIENCE, claims: { sid: undefined, adm: undefined } };

  it('names the member it is for', async () => {
    const { auth, clock } = await startAuth();
    expect(await auth.exportingFor(await tokenOf(given))).toBe('M1');
    clock.now = new Date((second + 600) * 1000);
    expect(await auth.exportingFor(await tokenOf(given))).toBeNull();
  });

  it.each<[string, Given]>([
    ['a session', {}],
    ['another audience', { ...given, aud: TOKEN_AUDIENCE }],
    ['another issuer', { ...given, iss: TOKEN_ISSUER }],
    ['nobody', { ...given, claims: { sub: undefined } }],
    ['ever', { ...given, exp: null }],
    ['another shop', { ...given, key: stranger.privateKey }],
  ])('is none that is for %s', async (_what, other) => {
    const { auth } = await startAuth();
    expect(await auth.exportingFor(await tokenOf(other))).toBeNull();
  });

  it('is not judged while no key is within reach', async () => {
    const { errors: jose } = await import('jose');
    for (const error of [new jose.JWKSTimeout(), new Error('connect ECONNREFUSED')]) {
      const { auth } = await startAuth({ getKey: () => Promise.reject(error) });
      await expect(auth.exportingFor(await tokenOf(given))).rejects.toBe(error);
    }
    const { auth } = await startAuth({ getKey: async () => new Uint8Array(32) });
    const hmac = await new SignJWT({ sub: 'M1', iss: EXPORT_ISSUER, aud: EXPORT_AUDIENCE, exp: second + 9 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    expect(await auth.exportingFor(hmac)).toBeNull();
  });
});
