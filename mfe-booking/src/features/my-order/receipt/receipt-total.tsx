import type { MyOrder } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { receiptSums } from './receipt-sums.ts';

/** What came in, what goes back, and what was received in the end: one sum a currency. */
export function ReceiptTotal({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { balance_due, prod_price_tp } = order;
  return (
    <>
      {receiptSums(order).map(({ currency, paid, refunded }) => (
        <LineItems
          key={currency}
          lines={
            refunded > 0
              ? [
                  { label: t('receipt_paid_sum'), amount: format.money(paid, currency) },
                  { label: t('receipt_back_sum'), amount: format.money(-refunded, currency) },
                ]
              : []
          }
          total={{ label: t('receipt_net'), amount: format.money(paid - refunded, currency) }}
        />
      ))}
      {balance_due && (
        <LineItems
          lines={[{ label: t('receipt_balance'), amount: format.money(balance_due, prod_price_tp) }]}
        />
      )}
    </>
  );
}
