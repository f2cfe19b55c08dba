import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { slowHashCost } from '@narae/service-kit';

/** Verified for unknown addresses, so that they take as long as known ones. */
const nobody = hash('nobody has this password', slowHashCost);

/** argon2id, the library's default. */
export const hashPassword = (password: string): Promise<string> => hash(password, slowHashCost);

const isLegacy = (stored: string): boolean => /^[0-9a-f]{64}$/i.test(stored);

const legacyMatches = (stored: string, password: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), createHash('sha256').update(password).digest());

/** `stale`: right, but a SHA-256 hash to be renewed (ACCOUNT-2). */
export type PasswordVerdict = 'right' | 'stale' | 'wrong';

/** Null stands for an unknown member. Always takes the time of one argon2 run. */
export const checkPassword = async (stored: string | null, password: string): Promise<PasswordVerdict> => {
  if (stored === null || isLegacy(stored)) {
    await verify(await nobody, password);
    return stored !== null && legacyMatches(stored, password) ? 'stale' : 'wrong';
  }
  return (await verify(stored, password)) ? 'right' : 'wrong';
};
