import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a fresh nonce.
 * @param key 32 bytes
 * @param place what the bytes belong to: it is authenticated with them, so that they cannot be put in another
 * place
 */
export function seal(bytes: Buffer, key: Buffer, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What `seal` encrypted. @throws Error when the bytes, the key or the place are not the same */
export function unseal(sealed: Buffer, key: Buffer, place: string): Buffer {
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

export const sealText = (text: string, key: Buffer, place: string): string =>
  seal(Buffer.from(text), key, place).toString('base64');

/** @throws Error as `unseal` */
export const unsealText = (sealed: string, key: Buffer, place: string): string =>
  unseal(Buffer.from(sealed, 'base64'), key, place).toString();
