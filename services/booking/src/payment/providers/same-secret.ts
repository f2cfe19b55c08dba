import { timingSafeEqual } from 'node:crypto';

/** In constant time, so that guesses learn nothing. */
export const sameSecret = (given: string, secret: string): boolean => {
  const [brought, expected] = [Buffer.from(given), Buffer.from(secret)];
  return brought.length === expected.length && timingSafeEqual(brought, expected);
};
