import type { CancellationKind, Discounts, DocumentFlags, RefundScheduleName } from '@narae/contracts';
import { firstDepositPct, lockDaysOf, scheduleNameOf } from '@narae/rules';
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

/** Whether a product is sold with a deposit, and how much of the total it is. */
export interface Deposit {
  deposit_yn: 'Y' | 'N';
  /** Percent; absent in products stored before it was data (MONEY-12). */
  deposit_pct?: number;
}

/** The percent of a product's deposit, whether or not it is asked for. */
export const depositPctOf = ({ deposit_pct }: Pick<Deposit, 'deposit_pct'>): number =>
  deposit_pct ?? firstDepositPct;

/** What shoppers and booking are told of a product's deposit: nothing where it is paid whole (MONEY-12). */
export const depositTermsOf = (product: Deposit): { deposit_pct?: number } =>
  product.deposit_yn === 'Y' ? { deposit_pct: depositPctOf(product) } : {};
