import type { BookableProduct } from '@narae/contracts';
import { addDays, changesUntil, seoulMidnight } from '@narae/rules';

/** How long a change waits for its payment, as long as an agreement lasts (MONEY-6, ORDER-15). */
const payHours = 24;

/** Until when a change that is asked for now can be paid: a day, and never beyond the lock date. */
export const dueBy = (product: Pick<BookableProduct, 'lock_days' | 'start_day'>, now: Date): Date => {
  const locked = seoulMidnight(addDays(changesUntil(product), 1));
  return new Date(Math.min(now.getTime() + payHours * 3_600_000, locked.getTime()));
};
