import type { CancellationKind, Discounts, DocumentFlags, RefundScheduleName } from '@narae/contracts';
import { lockDaysOf, scheduleNameOf } from '@narae/rules';
import type { z } from 'zod';

/** On what terms a product is booked: its page tells them, an order keeps them. */
export interface BookingTerms {
  discounts: Discounts;
  documents: DocumentFlags;
  cancellation: z.infer<typeof CancellationKind>;
  /** Absent in products stored before there was a choice. */
  refund_schedule?: RefundScheduleName;
  /** Days before departure; absent in products stored before it was data (ORDER-14). */
  lock_days?: number;
  ticket_yn: 'Y' | 'N';
  ticket_cnt: number;
}

/** The terms of a product, without what is stored beside them. */
export const bookingTermsOf = (product: BookingTerms) => ({
  discounts: product.discounts,
  documents: product.documents,
  cancellation: product.cancellation,
  refund_schedule: scheduleNameOf(product.refund_schedule),
  lock_days: lockDaysOf(product),
  ticket_yn: product.ticket_yn,
  ticket_cnt: product.ticket_cnt,
});
