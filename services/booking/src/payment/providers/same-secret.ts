import { timingSafeEqual } from 'node:crypto';

/** Whether a given text is a secret one; in constant time, so that nobody learns how much of it they guessed. */
export const sameSecret = (given: string, secret: string): boolean => {
  const [brought, expected] = [Buffer.from(given), Buffer.from(secret)];
  return brought.length === expected.length && timingSafeEqual(brought, expected);
};
