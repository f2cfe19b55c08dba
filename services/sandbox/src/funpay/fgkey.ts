import { createHash, timingSafeEqual } from 'node:crypto';

/** Fields that are no part of the signature: itself, and the instructions scripts give the sandbox. */
const unsigned = new Set(['fgkey', 'sandbox_outcome']);

/**
 * The provider's signature: characters of `k=v&k=v…` sorted, the secret in front, SHA-256, uppercase hex.
 * Written a second time on purpose: the shop's own must agree with somebody else's.
 */
export const sign = (fields: ReadonlyMap<string, string>, secret: string): string => {
  const pairs: string[] = [];
  for (const [name, value] of fields) if (!unsigned.has(name)) pairs.push(`${name}=${value}`);
  const characters = Array.from({ length: pairs.join('&').length }, (_, at) => pairs.join('&').charAt(at));
  return createHash('sha256')
    .update(`${secret}?${characters.sort().join('')}`)
    .digest('hex')
    .toUpperCase();
};

/** Whether a form was signed by somebody who knows the secret. */
export const isSigned = (fields: ReadonlyMap<string, string>, secret: string): boolean => {
  const given = Buffer.from(fields.get('fgkey') ?? '');
  const wanted = Buffer.from(sign(fields, secret));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Fields with their signature added. */
export const signed = (fields: Readonly<Record<string, string>>, secret: string): Record<string, string> => ({
  ...fields,
  fgkey: sign(new Map(Object.entries(fields)), secret),
});
