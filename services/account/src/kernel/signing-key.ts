import { randomUUID, hkdfSync } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { KeySource } from '../config.ts';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  /** For /.well-known/jwks.json. */
  publicJwk: JWK;
  /** Known to this service alone; other secrets are derived from it. */
  secret: Uint8Array;
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Whole, for its owner alone; of two processes one wins, because a link never replaces a file, unlike a rename. */
const makeFile = async (file: string): Promise<void> => {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await exportJWK(privateKey)), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const readOrMake = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  await makeFile(file);
  return readFile(file, 'utf8');
};

const parse = (text: string, origin: string): JWK & { d: string; x: string } => {
  try {
    const jwk = JSON.parse(text) as JWK;
    if (jwk.kty === 'OKP' && jwk.crv === 'Ed25519' && jwk.d && jwk.x) return { ...jwk, d: jwk.d, x: jwk.x };
  } catch {
    // The error below says it in one sentence.
  }
  throw new Error(
    `The signing key in ${origin} is not an Ed25519 private JWK; remove it and a new one is made.`,
  );
};

/** Makes the key on the first start. @throws Error with one sentence when it cannot be used */
export const loadSigningKey = async ({ jwk: given, file }: KeySource): Promise<SigningKey> => {
  const jwk = given ? parse(given, 'SIGNING_KEY') : parse(await readOrMake(file), file);
  const kid = await calculateJwkThumbprint(jwk);
  const privateKey = await importJWK(jwk, 'EdDSA');
  if (privateKey instanceof Uint8Array) throw new Error('The signing key is not a key pair.');
  return {
    kid,
    privateKey,
    publicJwk: { kty: 'OKP', crv: 'Ed25519', x: jwk.x, kid, alg: 'EdDSA', use: 'sig' },
    secret: Buffer.from(jwk.d, 'base64url'),
  };
};

/** @param purpose such as `narae exports`; changing it makes what was kept with it unreadable */
export const derivedKey = ({ secret }: Pick<SigningKey, 'secret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
