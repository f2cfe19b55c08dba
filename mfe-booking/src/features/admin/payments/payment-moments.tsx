import type { AdminPayment } from '@narae/contracts';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './payments.module.css';

/** Since when it is so, and what the shop does by itself and when. */
export function PaymentMoments({ opened_at, plan, next_at, order_id }: AdminPayment): ReactNode {
  const t = useT('bookingPayments');
  const format = useFormat();
  return (
    <div>
      {format.date(opened_at, 'time')}
      {order_id && (
        <span className={css.more}>
          {plan === 'refund' ? <Link to={adminLink('refunds')}>{t('plan_refund')}</Link> : t(`plan_${plan}`)}
        </span>
      )}
      {next_at && <span className={css.more}>{t('next_at', { at: format.date(next_at, 'time') })}</span>}
    </div>
  );
}
