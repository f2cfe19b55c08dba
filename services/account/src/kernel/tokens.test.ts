import { createHmac, hkdfSync } from 'node:crypto';
import { decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { derivedKey, loadSigningKey, type SigningKey } from './signing-key.ts';
import { createTokens, hashToken, type Tokens } from './tokens.ts';

const now = new Date('2026-11-21T03:00:00.900Z');
const second = Date.parse('2026-11-21T03:00:00Z') / 1000;
const claims = { sub: 'MEM1', sid: 'S1', adm: 0, email_confirmed: true } as const;

let key: SigningKey;
let publicKey: SigningKey['privateKey'];
let tokens: Tokens;
beforeAll(async () => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  key = await loadSigningKey({ jwk: JSON.stringify(await exportJWK(pair.privateKey)), file: '' });
  publicKey = pair.publicKey;
  tokens = createTokens(key);
});

const payloadOf = async (token: string) => {
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', kid: key.kid });
  return (await jwtVerify(token, publicKey, { currentDate: now })).payload;
};

it('an access token says whom it is for, for ten minutes', async () => {
  expect(await payloadOf(await tokens.access(claims, now))).toEqual({
    ...claims,
    iss: 'narae/session',
    aud: expect.any(String),
    iat: second,
    exp: second + 600,
  });
});

it('a token for exports is another kind, for a minute', async () => {
  const [access, exporting] = await Promise.all([
    tokens.access(claims, now).then(payloadOf),
    tokens.exporting('MEM1', now).then(payloadOf),
  ]);
  expect(exporting).toEqual({
    sub: 'MEM1',
    iss: expect.any(String),
    aud: expect.any(String),
    iat: second,
    exp: second + 60,
  });
  expect(exporting.iss).not.toBe(access.iss);
  expect(exporting.aud).not.toBe(access.aud);
});

it('a first refresh token is 256 bits, another one each time', () => {
  const drawn = Array.from({ length: 10 }, () => tokens.firstRefresh());
  for (const token of drawn) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(drawn).size).toBe(10);
});

it('the next one follows from session and token under a key of its own', () => {
  const chain = Buffer.from(hkdfSync('sha256', key.secret, '', 'narae refresh tokens', 32));
  const next = createHmac('sha256', chain).update('S1.token').digest('base64url');
  expect(tokens.nextRefresh('S1', 'token')).toBe(next);
  expect(tokens.nextRefresh('S2', 'token')).not.toBe(next);
  expect(tokens.nextRefresh('S1', 'other')).not.toBe(next);
});

it('stores of a token its SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('each purpose has a key of 32 bytes that tells nothing of another', () => {
  const [one, other] = ['narae one', 'narae other'].map((purpose) => derivedKey(key, purpose));
  expect(one).toHaveLength(32);
  expect(one).not.toEqual(other);
  expect(one).toEqual(derivedKey(key, 'narae one'));
});
