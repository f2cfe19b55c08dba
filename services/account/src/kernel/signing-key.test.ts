import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { loadSigningKey } from './signing-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-signing-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const made = async () => {
  const file = path.join(folder, 'secrets', 'key.json');
  const key = await loadSigningKey({ jwk: null, file });
  return { file, key, jwk: JSON.parse(await readFile(file, 'utf8')) as JWK };
};

it('makes the key once, in a folder and a file that nobody else reads, and leaves no draft', async () => {
  const { file, key, jwk } = await made();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect(await readdir(path.dirname(file))).toEqual(['key.json']);
  expect(jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  expect((await loadSigningKey({ jwk: null, file })).kid).toBe(key.kid);
});

it('of several that start at once one makes it', async () => {
  const file = path.join(folder, 'key.json');
  const all = await Promise.all([1, 2, 3].map(() => loadSigningKey({ jwk: null, file })));
  expect(new Set(all.map(({ kid }) => kid)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['key.json']);
});

it('publishes the public half alone, and keeps the secret as bytes', async () => {
  const { key, jwk } = await made();
  expect(key.kid).toBe(await calculateJwkThumbprint(jwk));
  expect(key.publicJwk).toEqual({
    kty: 'OKP',
    crv: 'Ed25519',
    x: jwk.x,
    kid: key.kid,
    alg: 'EdDSA',
    use: 'sig',
  });
  expect(Buffer.from(key.secret).toString('base64url')).toBe(jwk.d);
});

it('takes a key that is given before any file', async () => {
  const { key, jwk } = await made();
  const given = await loadSigningKey({ jwk: JSON.stringify(jwk), file: path.join(folder, 'other.json') });
  expect(given.kid).toBe(key.kid);
  expect(await readdir(folder)).toEqual(['secrets']);
});

it('takes nothing for a key that is not a whole one', async () => {
  const { jwk } = await made();
  const file = path.join(folder, 'broken.json');
  for (const broken of [
    'nonsense',
    'null',
    ...[{ kty: 'EC' }, { crv: 'X25519' }, { d: '' }, { x: '' }].map((over) =>
      JSON.stringify({ ...jwk, ...over }),
    ),
  ]) {
    await expect(loadSigningKey({ jwk: broken, file })).rejects.toThrow(
      'The signing key in SIGNING_KEY is not an Ed25519 private JWK; remove it and a new one is made.',
    );
    await writeFile(file, broken);
    await expect(loadSigningKey({ jwk: null, file })).rejects.toThrow(`The signing key in ${file} is not`);
  }
});

it('says what keeps it from reading or making the file', async () => {
  await expect(loadSigningKey({ jwk: null, file: folder })).rejects.toThrow('EISDIR');
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  await expect(loadSigningKey({ jwk: null, file: path.join(file, 'key.json') })).rejects.toThrow('ENOTDIR');
});
