import type { ErrorKey, ProgressYn, TxnType } from '@narae/contracts';

/** Why a product cannot go into the cart; null where it can: Y and D (CATALOG-3). */
export const progressViolation: Readonly<Record<ProgressYn, ErrorKey | null>> = {
  Y: null,
  D: null,
  W: 'product_not_registered',
  E: 'product_deadline',
};

/**
 * Whether the sale of a product is over: its editor closed it, or it has left (CATALOG-3).
 * @param today YYYY-MM-DD in Asia/Seoul
 */
export const hasClosed = (
  product: { readonly progress_yn: ProgressYn; readonly start_day: string },
  today: string,
): boolean => product.progress_yn === 'E' || product.start_day <= today;

/** Days before departure from which a product counts as closing soon. */
export const closingSoonDays = 5;

/** How a product's state is shown (CATALOG-3). */
export const displayState = (product: {
  progress_yn: ProgressYn;
  inventory_cnt: number;
}): 'in-progress' | 'closing-soon' | 'closed' | 'preparing' | 'sold-out' => {
  if (product.progress_yn === 'E') return 'closed';
  if (product.progress_yn === 'W') return 'preparing';
  if (product.inventory_cnt < 1) return 'sold-out';
  return product.progress_yn === 'D' ? 'closing-soon' : 'in-progress';
};

/** Days before departure from which a party below its minimum is warned of (REFUND-4). */
export const warnedFromDays = 14;

/** Days before departure from which it is to be decided: members are to be told at least seven days before (REFUND-4). */
const decidedFromDays = 8;

/** Days before departure on which members are told at the latest that it does not take place (REFUND-4). */
export const tellDays = 7;

/** What a departure's minimum is measured by. */
export interface MinimumFacts {
  /** Fewest people it departs with; 0 where it departs with any. */
  readonly min_cnt: number;
  /** People who paid. */
  readonly paid_cnt: number;
  /** Calendar days in Asia/Seoul until it departs. */
  readonly days_left: number;
}

/**
 * Whether a departure has as many people as it needs (REFUND-4). `none`: it needs no number; `early`: too few, and still time;
 * `short`: too few, two weeks or less before; `decide`: too few, and those who booked are to be told now whether it takes place.
 */
export const minimumState = ({
  min_cnt,
  paid_cnt,
  days_left,
}: MinimumFacts): 'none' | 'reached' | 'early' | 'short' | 'decide' => {
  if (min_cnt === 0) return 'none';
  if (paid_cnt >= min_cnt) return 'reached';
  if (days_left <= decidedFromDays) return 'decide';
  return days_left <= warnedFromDays ? 'short' : 'early';
};

/**
 * States of a cart row that still has somewhere to go: travellers missing, confirmed, on its way to payment. They
 * make up the count of the cart; a paid row stays in sight until it is tidied away, and counts no more (CART-11).
 */
export const openTxnTypes: readonly TxnType[] = ['N', 'T', 'Y'];

/** How many rows of a cart are open. */
export const countOpenRows = (rows: readonly { readonly txn_type: TxnType }[]): number =>
  rows.filter((row) => openTxnTypes.includes(row.txn_type)).length;
