import { randomInt } from 'node:crypto';

/** YYYYMMDDHHmmss in Seoul. */
const seoulStamp = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

const perSecond = 999;

/** TRIP + YYYYMMDDHHmmss + 0–998 (ID-2); an index keeps orders apart. @param taken its order's refnos */
export const drawRefno = (at: Date, taken: readonly string[]): string => {
  const stamp = `TRIP${seoulStamp(at)}`;
  const first = randomInt(perSecond);
  const numbers = Array.from({ length: perSecond }, (_, step) => (first + step) % perSecond);
  const free = numbers.find((number) => !taken.includes(`${stamp}${number}`));
  return `${stamp}${free ?? first}`;
};

/** YYYYMMDDHHmmss in Seoul. */
export const stampOf = (refno: string): string => refno.slice(4, 18);
