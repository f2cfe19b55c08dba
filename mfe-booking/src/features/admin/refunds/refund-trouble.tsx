import type { AdminRefund } from '@narae/contracts';
import { refundTroubles } from '@narae/contracts/refund-states';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './refunds.module.css';

/** Why money is not back, in words, and how often it was tried. */
export function RefundTrouble({
  state,
  trouble,
  tries,
}: Pick<AdminRefund, 'state' | 'trouble' | 'tries'>): ReactNode {
  const t = useT('bookingRefunds');
  if (!trouble || state === 'refunded') return null;
  const ours = refundTroubles.find((one) => one === trouble);
  return (
    <>
      <span className={css.more}>
        {ours ? t(`trouble_${ours}`) : t('trouble_rejected', { code: trouble })}
      </span>
      <span className={css.more}>{t('tries', { times: tries })}</span>
    </>
  );
}
