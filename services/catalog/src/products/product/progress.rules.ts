import type { ProgressYn } from '@narae/contracts';
import { closingSoonDays, daysBetween, hasClosed } from '@narae/rules';

/**
 * The state on a day (CATALOG-3): an open product becomes "closing soon" shortly before it leaves and closes
 * on that day; other states stay.
 * @param today YYYY-MM-DD in Asia/Seoul
 */
export const progressOn = (
  product: { progress_yn: ProgressYn; start_day: string },
  today: string,
): ProgressYn => {
  if (product.progress_yn === 'W') return 'W';
  if (hasClosed(product, today)) return 'E';
  return daysBetween(today, product.start_day) <= closingSoonDays ? 'D' : product.progress_yn;
};

/** Departures that can be booked or waited for, as the store is asked for them (`isOnSale`). */
export const onSale = { progress_yn: { $in: ['Y', 'D'] satisfies ProgressYn[] } };

/** Order of lists (CATALOG-2). */
export const listRank: Readonly<Record<ProgressYn, number>> = { Y: 0, D: 0, W: 1, E: 2 };
