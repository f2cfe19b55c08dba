import type { OrderDetail } from '@narae/contracts';
import { useFormat, useLocale, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { firstAmount } from '../../shared/deposit/first-amount.ts';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

/** Why an order is not in the currency of the page: a payment in another one is on its way (MONEY-6). */
export function OtherCurrency({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { currency } = useLocale();
  const { prod_price_tp } = booking;
  if (prod_price_tp === currency) return null;
  return (
    <div className={css.ended} role="status">
      <p>{t('pay_other_currency', { amount: format.money(firstAmount(booking), prod_price_tp) })}</p>
    </div>
  );
}
