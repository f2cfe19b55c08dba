import { createHash, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { normalizePassword } from '@narae/contracts/password-rules';
import { slowHashCost } from '@narae/service-kit';

/** Verified for unknown addresses, so that they take as long as known ones. */
const nobody = hash('nobody has this password', slowHashCost);

/** argon2id, the library's default, of the prepared password. */
export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), slowHashCost);

const isLegacy = (stored: string): boolean => /^[0-9a-f]{64}$/i.test(stored);

const legacyMatches = (stored: string, password: string): boolean =>
  timingSafeEqual(Buffer.from(stored, 'hex'), createHash('sha256').update(password).digest());

/** `stale`: right, but to be hashed anew: SHA-256, or of the password before it was prepared (ACCOUNT-2). */
export type PasswordVerdict = 'right' | 'stale' | 'wrong';

const compare = async (stored: string | null, password: string): Promise<PasswordVerdict> => {
  if (stored === null || isLegacy(stored)) {
    await verify(await nobody, password);
    return stored !== null && legacyMatches(stored, password) ? 'stale' : 'wrong';
  }
  return (await verify(stored, password)) ? 'right' : 'wrong';
};

/**
 * Null stands for an unknown member. Takes as long for one as for a member: the time of one argon2 run, or of two for a
 * wrong password that preparing changes.
 */
export const checkPassword = async (stored: string | null, typed: string): Promise<PasswordVerdict> => {
  const password = normalizePassword(typed);
  const verdict = await compare(stored, password);
  if (verdict !== 'wrong' || typed === password) return verdict;
  return (await compare(stored, typed)) === 'wrong' ? 'wrong' : 'stale';
};
