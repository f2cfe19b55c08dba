import { randomInt } from 'node:crypto';

/** A moment as YYYYMMDDHHmmss on the clock of Seoul. */
const seoulStamp = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/** Numbers within a second. */
const perSecond = 999;

/**
 * A payment reference: TRIP + YYYYMMDDHHmmss + 0–998 (ID-2). Between orders the store's index keeps them apart, within one
 * it does not.
 * @param taken the references of its order
 */
export const drawRefno = (at: Date, taken: readonly string[]): string => {
  const stamp = `TRIP${seoulStamp(at)}`;
  const first = randomInt(perSecond);
  const numbers = Array.from({ length: perSecond }, (_, step) => (first + step) % perSecond);
  const free = numbers.find((number) => !taken.includes(`${stamp}${number}`));
  return `${stamp}${free ?? first}`;
};

/** The moment a payment reference was drawn at: YYYYMMDDHHmmss on the clock of Seoul. */
export const stampOf = (refno: string): string => refno.slice(4, 18);
