import type { CartItem } from '@narae/contracts';
import { refundDates, seoulDay } from '@narae/rules';
import { useFormat, useT, serverTime } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './refund-terms.module.css';

/** Refund and name rules as pinned on the order (REFUND-3, REFUND-5). */
export function RefundTerms({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { refund_schedule, name_change, ymd_format } = item;
  const today = seoulDay(serverTime());
  const steps = refundDates(ymd_format, refund_schedule).filter(({ until }) => until >= today);
  const { grace } = refund_schedule;
  return (
    <section className={css.terms} aria-labelledby="refund-terms">
      <h3 id="refund-terms" className={css.title}>
        {t('refund_terms')}
      </h3>
      <ul className={css.steps} role="list">
        {steps.map(({ pct, until }) => (
          <li key={until}>
            {t('refund_until', { day: format.date(until, 'day'), pct: format.percent(pct / 100) })}
          </li>
        ))}
      </ul>
      {grace && <p>{t('refund_grace', { hours: grace.hours, days: grace.untilDays })}</p>}
      <p>
        {name_change.countsAsCancellation
          ? t('name_change_cancels')
          : t('name_change_fee', { fee: format.money(name_change.feeUsd, 'USD') })}
      </p>
      <p>{t('refund_desk')}</p>
    </section>
  );
}
