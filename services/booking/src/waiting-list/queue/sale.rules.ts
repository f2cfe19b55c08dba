import type { BookableEvent, BookableProduct, WaitingKind, WaitingObstacle } from '@narae/contracts';
import { addDays, offerHours, saleEndsAt, seoulDay, seoulMidnight, type Selling } from '@narae/rules';
import { productViolation } from '../../kernel/index.ts';

/** `interrupted` may go on, `ended` does not. */
export interface Sale {
  readonly state: 'on-sale' | 'interrupted' | 'ended';
  readonly endsAt: Date;
}

const saleUntil = (endsAt: Date, onSale: boolean, now: Date): Sale => {
  if (now >= endsAt) return { state: 'ended', endsAt };
  return { state: onSale ? 'on-sale' : 'interrupted', endsAt };
};

/** Ends with the sale (CATALOG-3), or on cancellation. */
export const productSale = (
  product: Selling & Pick<BookableProduct, 'progress_yn'> & { readonly cancelled_at?: Date },
  now: Date,
): Sale =>
  saleUntil(product.cancelled_at ?? saleEndsAt(product), productViolation(product, now) === null, now);

/** Ends with `end_day` in Seoul; an early close may be undone (EVENT-3, EVENT-11). */
export const eventSale = (
  event: Pick<BookableEvent, 'start_day' | 'end_day' | 'withdrawn'> & { readonly closed: boolean },
  now: Date,
): Sale =>
  saleUntil(
    seoulMidnight(addDays(event.end_day, 1)),
    !event.closed && event.withdrawn !== true && event.start_day <= seoulDay(now),
    now,
  );

/** After its hours, never past the end of sale (SEAT-7). */
export const offerEnd = ({ endsAt }: Sale, now: Date): Date =>
  new Date(Math.min(now.getTime() + offerHours * 3_600_000, endsAt.getTime()));

export interface QueueStanding {
  readonly kind: WaitingKind;
  readonly sale: Sale['state'];
  readonly left: number;
  readonly parties: number;
  /** Seats of the smallest party. */
  readonly smallest: number;
}

/** Null while the next offer is on its way (SEAT-7). */
export const obstacleOf = ({
  kind,
  sale,
  left,
  parties,
  smallest,
}: QueueStanding): WaitingObstacle | null => {
  if (parties === 0) return 'nobody-waits';
  if (sale === 'ended') return 'sale-ended';
  if (sale === 'interrupted') return 'not-on-sale';
  if (kind === 'opening') return null;
  if (left < 1) return 'none-left';
  return smallest > left ? 'too-few-left' : null;
};
