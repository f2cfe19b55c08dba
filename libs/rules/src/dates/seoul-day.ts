import type { BookableProduct, TxnType } from '@narae/contracts';

const day = 86_400_000;

/** Korea has had no daylight saving time since 1988. Making a calendar of Intl takes a phone a tenth of a second. */
const aheadOfUtc = 9 * 3_600_000;

/** YYYY-MM-DD. */
export const seoulDay = (at: Date): string => new Date(at.getTime() + aheadOfUtc).toISOString().slice(0, 10);

/** A calendar day moved by whole days; both YYYY-MM-DD. */
export const addDays = (ymd: string, days: number): string =>
  new Date(Date.parse(`${ymd}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Calendar days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

export const seoulMidnight = (ymd: string): Date => new Date(`${ymd}T00:00:00+09:00`);

type Locking = Pick<BookableProduct, 'lock_days' | 'start_day'>;

/** Days before departure where a product says nothing (ORDER-14). */
export const firstLockDays = 7;

export const lockDaysOf = ({ lock_days }: { readonly lock_days?: number | undefined }): number =>
  lock_days ?? firstLockDays;

/** The last day for changes of a paid order, YYYY-MM-DD in Asia/Seoul (ORDER-14). */
export const changesUntil = (product: Locking): string => addDays(product.start_day, -lockDaysOf(product));

export const isLocked = (product: Locking, now: Date): boolean => seoulDay(now) > changesUntil(product);

interface TakingDocuments {
  readonly txn_type: TxnType;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly changes_until: string;
}

/** Whether documents of an order are still taken: until it is paid, and then until its lock date (ORDER-14). */
export const takesDocuments = ({ txn_type, changes_until }: TakingDocuments, now: Date): boolean =>
  txn_type === 'N' || txn_type === 'T' || (txn_type === 'P' && seoulDay(now) <= changes_until);

/** Days after its last day for which a trip can be reviewed (COMMUNITY-25). */
export const reviewableDays = 180;

/** How long seats or places are kept for the party they are offered to, in hours (SEAT-7). */
export const offerHours = 24;
