import { convert } from '@narae/rules';
import { findRate } from '../../catalog/index.ts';
import { pinnedPolicy, type PriceSnapshot } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';

/** A fee in whole units of the order's currency, and before conversion in KRW. */
export interface Fee {
  readonly amount: number;
  readonly origin_amount: number;
}

/**
 * What changing one name costs by the order's pinned policy (REFUND-5): US dollars, at the rate of today where the order is in
 * another currency, and from KRW on at the order's own frozen rate.
 * @throws DomainError exchange_rate_missing
 */
export const nameFee = async (context: OrdersContext, price: PriceSnapshot): Promise<Fee> => {
  const { feeUsd } = pinnedPolicy(price).name_change;
  if (feeUsd === 0) return { amount: 0, origin_amount: 0 };
  const inDollars = price.currency === 'USD';
  const won = feeUsd * (inDollars ? price.deal_bas_r : await findRate(context, 'USD'));
  return {
    amount: inDollars ? feeUsd : convert(won, price.deal_bas_r),
    origin_amount: Math.round(won),
  };
};
