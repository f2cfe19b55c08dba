import type { CartItem } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { LineItem } from '@narae/ui';
import { namespace } from '../texts.ts';

/** First payment and balance of a booking; empty if it is paid at once (MONEY-12). */
export function useDepositLines(): (item: Pick<CartItem, 'deposit' | 'prod_price_tp'>) => LineItem[] {
  const t = useT(namespace);
  const format = useFormat();
  return ({ deposit, prod_price_tp }) => {
    if (!deposit) return [];
    const { pct, amount, balance, balance_by } = deposit;
    return [
      {
        label: t('deposit_now'),
        detail: t('deposit_share', { pct: format.percent(pct / 100) }),
        amount: format.money(amount, prod_price_tp),
      },
      {
        label: t('deposit_later', { day: format.date(balance_by, 'day') }),
        amount: format.money(balance, prod_price_tp),
      },
    ];
  };
}

/** The deposit, else the whole price (MONEY-12), in whole units. */
export const firstAmount = ({ deposit, total_price }: Pick<CartItem, 'deposit' | 'total_price'>): number =>
  deposit?.amount ?? total_price;
