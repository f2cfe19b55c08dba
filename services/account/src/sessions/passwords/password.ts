import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { slowHashCost } from '@narae/service-kit';

/** Of no password at all: verified for unknown addresses, so that they take as long as known ones. */
const nobody = hash('nobody has this password', slowHashCost);

/** A new argon2id hash (the library's default algorithm). */
export const hashPassword = (password: string): Promise<string> => hash(password, slowHashCost);

const isLegacy = (stored: string): boolean => /^[0-9a-f]{64}$/i.test(stored);

const legacyMatches = (stored: string, password: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), createHash('sha256').update(password).digest());

/** `stale` is right but kept in the old SHA-256 form; it must be hashed anew (ACCOUNT-2). */
export type PasswordVerdict = 'right' | 'stale' | 'wrong';

/**
 * Compares a password with what is stored; null stands for an unknown member. Takes the time of one argon2 run in
 * every case.
 */
export const checkPassword = async (stored: string | null, password: string): Promise<PasswordVerdict> => {
  if (stored === null || isLegacy(stored)) {
    await verify(await nobody, password);
    return stored !== null && legacyMatches(stored, password) ? 'stale' : 'wrong';
  }
  return (await verify(stored, password)) ? 'right' : 'wrong';
};
