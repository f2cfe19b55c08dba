import type { OrderCancellation } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import css from './cancel.module.css';

/** What became of a request, and what our travel desk wrote about it. */
export function PastRequest({ request }: { readonly request: OrderCancellation }): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { state, cause, whole, rv_mem_ids, decided_at, sums, answer } = request;
  const time = format.date(decided_at, 'local');
  const what =
    cause === 'balance-unpaid'
      ? 'balance_unpaid'
      : state === 'rejected'
        ? 'rejected_at'
        : whole
          ? 'approved_at'
          : 'approved_part_at';
  return (
    <div className={css.past}>
      <p className={css.plain}>{t(what, { time, count: rv_mem_ids.length })}</p>
      {state === 'approved' && (
        <p className={css.soft}>
          {t('approved_refund', {
            refunded: amountsOf(sums, 'refunded', format),
            charged: amountsOf(sums, 'charged', format),
          })}
        </p>
      )}
      {answer && (
        <blockquote className={css.said}>
          <span className={css.small}>{t('answer')}</span>
          {answer}
        </blockquote>
      )}
    </div>
  );
}
