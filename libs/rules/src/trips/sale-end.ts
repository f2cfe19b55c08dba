import type { BookableProduct, ProgressYn } from '@narae/contracts';
import { seoulMoment } from '../dates/clock-time.ts';
import { seoulMidnight } from '../dates/seoul-day.ts';

/** Hours before its start at which a departure with a time closes: a morning's the evening before (CATALOG-3). */
const firstCutoffHours = 15;

export type Selling = Pick<BookableProduct, 'start_day' | 'start_time' | 'cutoff_hours'>;

/** When its sale ends: so many hours before it starts, or before its day begins in Seoul where no time is said (CATALOG-3). */
export const saleEndsAt = ({ start_day, start_time, cutoff_hours }: Selling): Date => {
  const start = start_time ? seoulMoment(start_day, start_time) : seoulMidnight(start_day);
  const hours = cutoff_hours ?? (start_time ? firstCutoffHours : 0);
  return new Date(start.getTime() - hours * 3_600_000);
};

/** Whether an editor closed the sale, or its time is over (CATALOG-3). */
export const hasClosed = (product: Selling & { readonly progress_yn: ProgressYn }, now: Date): boolean =>
  product.progress_yn === 'E' || now >= saleEndsAt(product);
