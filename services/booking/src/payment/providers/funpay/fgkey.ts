import { createHash } from 'node:crypto';
import { sameSecret } from '../same-secret.ts';

type Params = Iterable<readonly [name: string, value: string]>;

/**
 * SHA-256 in uppercase hex of `secret?` and all characters of `k=v&k=v…` sorted by code unit; without
 * `fgkey`, values un-encoded, empty ones included (PAY-4).
 * Sorting hides characters that move between fields: 1.00 and 0.10 sign alike. Compare the values as well.
 */
export const fgkeyOf = (params: Params, secret: string): string => {
  const joined = [...params]
    .filter(([name]) => name !== 'fgkey')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const sorted = joined.split('').sort().join('');
  return createHash('sha256').update(`${secret}?${sorted}`, 'utf8').digest('hex').toUpperCase();
};

/** In constant time. */
export const fgkeyMatches = (params: ReadonlyMap<string, string>, secret: string): boolean =>
  sameSecret(params.get('fgkey') ?? '', fgkeyOf(params, secret));
