import type { ProgressYn } from '@narae/contracts';
import { closingSoonDays, daysBetween, hasClosed, saleEndsAt, seoulDay, type Selling } from '@narae/rules';

/**
 * The state at a moment (CATALOG-3): an open product becomes "closing soon" shortly before it leaves, or before its sale
 * ends where it says when, and closes with its sale; other states stay.
 */
export const progressAt = (product: Selling & { progress_yn: ProgressYn }, now: Date): ProgressYn => {
  if (product.progress_yn === 'W') return 'W';
  if (hasClosed(product, now)) return 'E';
  const lastDay = product.cutoff_hours ? seoulDay(saleEndsAt(product)) : product.start_day;
  return daysBetween(seoulDay(now), lastDay) <= closingSoonDays ? 'D' : product.progress_yn;
};

/** The state that people or jobs chose, whatever time does to an open product: `E` where the sale was closed before its end. */
export const chosenProgress = (
  product: Selling & { readonly progress_yn: ProgressYn },
  now: Date,
): 'Y' | 'W' | 'E' => {
  if (product.progress_yn === 'W') return 'W';
  return product.progress_yn === 'E' && now < saleEndsAt(product) ? 'E' : 'Y';
};

/** Departures that can be booked or waited for, as the store is asked for them (`isOnSale`). */
export const onSale = { progress_yn: { $in: ['Y', 'D'] satisfies ProgressYn[] } };

/** Order of lists (CATALOG-2). */
export const listRank: Readonly<Record<ProgressYn, number>> = { Y: 0, D: 0, W: 1, E: 2 };
