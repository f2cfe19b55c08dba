import type { BookableProduct, TxnType } from '@narae/contracts';
import { addDays, seoulDay } from './seoul-day.ts';

/** What a product says of the time in which its paid orders may be changed. */
type Locking = Pick<BookableProduct, 'lock_days' | 'start_day'>;

/** Days before departure where a product says nothing (ORDER-14). */
export const firstLockDays = 7;

/** How many calendar days before departure the last day lies on which a paid order may be changed. */
export const lockDaysOf = ({ lock_days }: { readonly lock_days?: number | undefined }): number =>
  lock_days ?? firstLockDays;

/** The lock date: the last day, YYYY-MM-DD in Asia/Seoul, on which a paid order may be changed (ORDER-14). */
export const changesUntil = (product: Locking): string => addDays(product.start_day, -lockDaysOf(product));

/** Whether that day is over. */
export const isLocked = (product: Locking, now: Date): boolean => seoulDay(now) > changesUntil(product);

/** What documents of an order hang on. */
interface TakingDocuments {
  readonly txn_type: TxnType;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly changes_until: string;
}

/** Whether documents of an order are still taken: until it is paid, and then until its lock date (ORDER-14). */
export const takesDocuments = ({ txn_type, changes_until }: TakingDocuments, now: Date): boolean =>
  txn_type === 'N' || txn_type === 'T' || (txn_type === 'P' && seoulDay(now) <= changes_until);
