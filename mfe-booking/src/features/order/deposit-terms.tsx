import type { CartItem } from '@narae/contracts';
import { balanceGraceDays } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

/** What who pays a deposit agrees to: when the balance is due, and what happens when it does not come (MONEY-12). */
export function DepositTerms({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { deposit, prod_price_tp } = item;
  if (!deposit) return null;
  return (
    <p className={css.deposit}>
      {t('deposit_terms', {
        amount: format.money(deposit.balance, prod_price_tp),
        day: format.date(deposit.balance_by, 'day'),
        days: balanceGraceDays,
      })}
    </p>
  );
}
