import type { MyOrder, OrderRefund } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import '../../../shared/cancel/texts.ts';
import { Section } from '../section.tsx';
import css from './refund-section.module.css';

/** One row per refund (REFUND-6). */
export function RefundSection({ order: { refunds } }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingCancel');
  if (refunds.length === 0) return null;
  return (
    <Section title={t('refunds')}>
      <ul className={css.rows} role="list">
        {refunds.map((refund) => (
          <Refund key={refund.refund_id} refund={refund} />
        ))}
      </ul>
    </Section>
  );
}

function Refund({ refund }: { readonly refund: OrderRefund }): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { amount, currency, state, cause, refund_refno, made_at, settled_at } = refund;
  const day = (at: string): string => format.date(at, 'local');
  return (
    <li className={css.row} data-state={state}>
      <p className={css.head}>
        <strong className={css.amount}>{format.money(amount, currency)}</strong>
        <span className={css.state}>
          {settled_at
            ? t('refund_since', { state: t(`refund_${state}`), day: day(settled_at) })
            : t(`refund_${state}`)}
        </span>
      </p>
      <p className={css.soft}>
        {t(`cause_${cause}`)} · {t('refund_made', { day: day(made_at) })}
      </p>
      <p className={css.soft}>{t(`refund_${state}_text`)}</p>
      {refund_refno && <p className={css.reference}>{t('refund_reference', { reference: refund_refno })}</p>}
    </li>
  );
}
