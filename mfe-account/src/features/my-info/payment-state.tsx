import type { MyPayment } from '@narae/contracts';
import { settledRefundStates } from '@narae/contracts/refund-states';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

/** How a payment stands, and each sum of it that went back or is on its way. */
export function PaymentState({ payment }: { readonly payment: MyPayment }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { state, refunds } = payment;
  return (
    <div className={css.cell}>
      {t(`payment_${state}`)}
      {refunds.map(({ refund_id, amount, currency, state: of }) => (
        <span key={refund_id} className={css.reference}>
          {t(settledRefundStates.includes(of) ? 'payment_part_back' : 'payment_part_due', {
            amount: format.money(amount, currency),
          })}
        </span>
      ))}
    </div>
  );
}
