import type { MyOrder } from '@narae/contracts';
import { settledRefundStates } from '@narae/contracts/refund-states';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { useBookingLines } from '../../../shared/booking-lines.ts';
import { paymentsIn } from './receipt-sums.ts';

/** The lines of the price, every payment and every refund, each with what shop and provider know it by. */
export function ReceiptMoney({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const linesOf = useBookingLines();
  const payments = paymentsIn(order);
  const when = (at: string): string => format.date(at, 'time');
  return (
    <>
      <section>
        <h2>{t('price')}</h2>
        <LineItems {...linesOf(order)} />
      </section>
      <section>
        <h2>{t('payments')}</h2>
        <LineItems
          lines={payments.map(({ refno, transid, pay_type_nm, amount, currency, due, paid_at }) => ({
            label: `${pay_type_nm} · ${when(paid_at)}`,
            detail: [
              due && t(`pay_for_${due}`),
              `${t('pay_refno')} ${refno}`,
              transid && `${t('pay_transid')} ${transid}`,
            ]
              .filter(Boolean)
              .join(', '),
            amount: format.money(amount, currency),
          }))}
        />
      </section>
      {order.refunds.length > 0 && (
        <section>
          <h2>{t('receipt_refunds')}</h2>
          <LineItems
            lines={order.refunds.map((refund) => ({
              label: `${when(refund.settled_at || refund.made_at)} · ${t(stateText(refund))}`,
              detail: refund.cause === 'compensation' ? t('receipt_extra') : refund.refund_refno,
              amount: format.money(refund.amount, refund.currency),
            }))}
          />
        </section>
      )}
    </>
  );
}

const stateText = ({ state }: MyOrder['refunds'][number]): 'receipt_back_state' | 'receipt_due_state' =>
  settledRefundStates.includes(state) ? 'receipt_back_state' : 'receipt_due_state';
