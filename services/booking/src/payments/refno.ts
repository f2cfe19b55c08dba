import { randomInt } from 'node:crypto';

/** A moment as YYYYMMDDHHmmss on the clock of Seoul. */
const seoulStamp = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/** A payment reference: TRIP + YYYYMMDDHHmmss + 0–998 (ID-2). Not unique by itself: the store's index decides. */
export const drawRefno = (at: Date): string => `TRIP${seoulStamp(at)}${randomInt(999)}`;
