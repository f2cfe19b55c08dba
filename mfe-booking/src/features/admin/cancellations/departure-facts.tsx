import type { DepartureCancellation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './cancellations.module.css';
import { FactList } from './fact-list.tsx';

/** Days before departure until which members are to be told (REFUND-4). */
const NOTICE_DAYS = 7;

/** Which departure, how many orders and how much money its cancellation concerns. */
export function DepartureFacts({ departure }: { readonly departure: DepartureCancellation }): ReactNode {
  const t = useT('bookingCancellations');
  const format = useFormat();
  const { days_left, state, orders_left, orders_done, unpaid_left, refunds, extra_pct } = departure;
  const money = refunds.map(({ amount, currency }) => format.money(amount, currency)).join(' + ');
  const facts = [
    { name: t('dep_orders'), value: format.number(orders_left + orders_done) },
    { name: t('dep_unpaid'), value: format.number(unpaid_left) },
    { name: t('dep_refunds'), value: money || t('dep_no_money'), strong: true },
  ];
  return (
    <>
      <FactList trip={departure} facts={facts} />
      {extra_pct > 0 && (
        <p className={css.note}>{t('dep_extra', { pct: format.percent(extra_pct / 100) })}</p>
      )}
      {state === 'none' && days_left >= 0 && days_left < NOTICE_DAYS && (
        <p className={css.warning} role="note">
          {t('dep_late', { days: NOTICE_DAYS })}
        </p>
      )}
    </>
  );
}
