import type { ErrorKey, ProgressYn, TxnType } from '@narae/contracts';

/** Y and D can go into the cart (CATALOG-3). */
export const progressViolation: Readonly<Record<ProgressYn, ErrorKey | null>> = {
  Y: null,
  D: null,
  W: 'product_not_registered',
  E: 'product_deadline',
};

/** Whether it can be booked, or waited for where it is sold out (CATALOG-3). */
export const isOnSale = ({ progress_yn }: { readonly progress_yn: ProgressYn }): boolean =>
  progressViolation[progress_yn] === null;

export const closingSoonDays = 5;

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

export interface MinimumFacts {
  /** Fewest people it departs with; 0 where it departs with any. */
  readonly min_cnt: number;
  readonly paid_cnt: number;
  /** Calendar days in Asia/Seoul until it departs. */
  readonly days_left: number;
}

/** `short`: too few, two weeks or less before; `decide`: those who booked are to be told now (REFUND-4). */
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

/** States of rows that the cart counts; a paid row stays in sight uncounted until it is tidied away (CART-11). */
export const openTxnTypes: readonly TxnType[] = ['N', 'T', 'Y'];
