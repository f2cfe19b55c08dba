import type { OrderDetail } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** After a deposit: what is left to pay, and until which day (MONEY-12). */
export function BalanceAhead({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { deposit, balance_due, prod_price_tp } = booking;
  if (!deposit || !balance_due) return null;
  return (
    <p>
      {t('result_deposit_text', {
        amount: format.money(balance_due, prod_price_tp),
        day: format.date(deposit.balance_by, 'day'),
      })}
    </p>
  );
}
