import type { MyOrder, OrderDue } from '@narae/contracts';
import { addDays, balanceGraceDays, seoulDay } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { LineItems } from '@narae/ui';
import type { ReactNode } from 'react';
import { lastMinuteOf, useDeadline } from '../../../shared/deadline.ts';
import css from '../changes/changes.module.css';
import { CheckedDue } from '../changes/checked-due.tsx';
import { DuePayment } from '../changes/due-payment.tsx';

interface OpenBalanceProps {
  readonly order: MyOrder;
  readonly due: OrderDue;
  /** Told whether the member is at the provider's window. */
  readonly onLeaving: (leaving: boolean) => void;
}

/** A balance that can be paid or is being checked; one whose day is over can be paid until its order is cancelled for it. */
export function OpenBalance({ order, due, onLeaving }: OpenBalanceProps): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const { amount, currency, checking_refno } = due;
  return (
    <>
      <p className={css.plain}>{t('balance_text')}</p>
      <LineItems lines={[]} total={{ label: t('balance_sum'), amount: format.money(amount, currency) }} />
      {checking_refno ? (
        <CheckedDue order={order} refno={checking_refno} />
      ) : (
        <>
          <UntilWhen due={due} />
          <DuePayment order={order} due={due} onLeaving={onLeaving} />
        </>
      )}
    </>
  );
}

/** The last minute for it, in Seoul and on the reader's clock; once that is over, the day on which the order is cancelled. */
function UntilWhen({ due }: Pick<OpenBalanceProps, 'due'>): ReactNode {
  const t = useT('bookingMyOrder');
  const changes = useT('bookingChanges');
  const format = useFormat();
  const last = lastMinuteOf(due.due_by);
  const { seoul, local } = useDeadline()(last);
  if (Date.parse(due.due_by) <= Date.now()) {
    const day = format.date(addDays(seoulDay(new Date(last)), balanceGraceDays), 'day');
    return (
      <p className={css.notice} role="status">
        {t('balance_overdue', { day })}
      </p>
    );
  }
  return (
    <p className={css.plain}>
      <time dateTime={due.due_by}>{changes('due_by', { time: seoul })}</time>
      {local && <span className={css.local}>{changes('due_by_local', local)}</span>}
    </p>
  );
}
