import { createHash } from 'node:crypto';
import { sameSecret } from '../same-secret.ts';

type Params = Iterable<readonly [name: string, value: string]>;

/**
 * FunPay's signature over everything posted but `fgkey` itself, values un-encoded, empty ones included:
 * all characters of `k=v&k=v…` sorted by code unit, `secret?` in front, SHA-256, uppercase hex (PAY-4).
 *
 * Because of the sorting it does not see characters that move between fields: 1.00 and 0.10 sign alike. Whoever
 * verifies it must compare the values as well.
 */
export const fgkeyOf = (params: Params, secret: string): string => {
  const joined = [...params]
    .filter(([name]) => name !== 'fgkey')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const sorted = joined.split('').sort().join('');
  return createHash('sha256').update(`${secret}?${sorted}`, 'utf8').digest('hex').toUpperCase();
};

/** Whether `fgkey` among the parameters is their signature; compared in constant time. */
export const fgkeyMatches = (params: ReadonlyMap<string, string>, secret: string): boolean =>
  sameSecret(params.get('fgkey') ?? '', fgkeyOf(params, secret));
