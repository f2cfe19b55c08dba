import type { CancellationKind, Currency, Discounts, NameChange, RefundSchedule } from '@narae/contracts';
import type { MoveTerms } from '@narae/rules';
import type { z } from 'zod';

export interface DepositTerms {
  /** Percent of the total. */
  pct: number;
  /** YYYY-MM-DD in Asia/Seoul. */
  balance_by: string;
}

interface Deposit extends DepositTerms {
  /** Whole units of the order's currency. */
  amount: number;
  /** The same before conversion, in KRW. */
  origin_amount: number;
}

/** As of confirmation, never converted again (MONEY-5). */
export interface PriceSnapshot {
  currency: Currency;
  deal_bas_r: number;
  cost: number;
  option: number;
  hotel: number;
  total: number;
  origin_cost: number;
  origin_option: number;
  origin_hotel: number;
  origin_price: number;
  discounts: Discounts;
  cancellation: z.infer<typeof CancellationKind>;
  refund_schedule: RefundSchedule;
  /** Absent on older orders. */
  name_change?: NameChange;
  /** Absent on older orders, which the desk alone moves (ORDER-20). */
  moving?: MoveTerms;
  /** Absent where all of it is paid at once (MONEY-12). */
  deposit?: Deposit;
  frozen_at: Date;
}

/** The terms of a confirmed price, and when they were agreed (MONEY-6). */
export type Agreement = Pick<
  PriceSnapshot,
  | 'currency'
  | 'deal_bas_r'
  | 'origin_price'
  | 'discounts'
  | 'cancellation'
  | 'refund_schedule'
  | 'name_change'
  | 'moving'
  | 'frozen_at'
> & {
  deposit?: DepositTerms;
};
