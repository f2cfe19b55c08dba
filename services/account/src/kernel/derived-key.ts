import { hkdfSync } from 'node:crypto';
import type { SigningKey } from './signing-key.ts';

/**
 * A key of 32 bytes for one purpose, derived from what only this service knows; no purpose's key tells another's.
 * @param purpose such as `narae exports`; changing it makes what was kept with it unreadable
 */
export const derivedKey = ({ secret }: Pick<SigningKey, 'secret'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
