import '../../../shared/changes/texts.ts';
import type { MyOrder, OrderDue } from '@narae/contracts';
import { orderChanges } from '@narae/contracts/rows';
import { useFormat, useT, serverTime } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { LineItems, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { addDays, balanceGraceDays, seoulDay } from '@narae/rules';
import css from '../order-changes.module.css';
import { CheckedDue, DuePayment, useDueOnScreen } from '../changes/due-payment.tsx';
import { Section } from '../section.tsx';
import { lastMinuteOf, useDeadline } from '../../../shared/deadline.ts';

/** What is left to pay after the deposit, until when, and the way to pay it (MONEY-12). */
export function BalanceSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const result = useCall(orderChanges, order.balance_due ? { order_id: order.order_id } : null, {
    select: firstRow,
    staleTime: 0,
    live: 'booking',
  });
  const { due, onLeaving } = useDueOnScreen<OrderDue>(result.data?.balance ?? null);
  if (!order.balance_due && !due) return null;
  return (
    <Section title={t('balance')}>
      {due ? (
        <OpenBalance key={due.due_id} order={order} due={due} onLeaving={onLeaving} />
      ) : (
        <Loaded
          result={result}
          waiting={<Skeleton shape="text" count={3} />}
          failed={{ headingLevel: 3, title: t('balance_fail') }}
        >
          {() => <PausedBalance order={order} />}
        </Loaded>
      )}
    </Section>
  );
}

function PausedBalance({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  const amount = format.money(order.balance_due ?? 0, order.prod_price_tp);
  return (
    <>
      <LineItems lines={[]} total={{ label: t('balance_sum'), amount }} />
      <p className={css.plain}>{t('balance_paused')}</p>
    </>
  );
}

interface OpenBalanceProps {
  readonly order: MyOrder;
  readonly due: OrderDue;
  readonly onLeaving: (leaving: boolean) => void;
}

/** After its last day a balance can be paid until its order is cancelled. */
function OpenBalance({ order, due, onLeaving }: OpenBalanceProps): ReactNode {
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

/** In Seoul and on the reader's clock; after that, the day on which the order is cancelled. */
function UntilWhen({ due }: Pick<OpenBalanceProps, 'due'>): ReactNode {
  const t = useT('bookingMyOrder');
  const changes = useT('bookingChanges');
  const format = useFormat();
  const last = lastMinuteOf(due.due_by);
  const { seoul, local } = useDeadline()(last);
  if (Date.parse(due.due_by) <= serverTime().getTime()) {
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
