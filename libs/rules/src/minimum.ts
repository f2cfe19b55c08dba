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
