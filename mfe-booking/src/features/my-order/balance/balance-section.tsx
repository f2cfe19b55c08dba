import type { MyOrder, OrderDue } from '@narae/contracts';
import { orderChanges } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { firstRow, useCall } from '@narae/shell-sdk/query';
import { LineItems, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/changes/texts.ts';
import css from '../changes/changes.module.css';
import { useDueOnScreen } from '../changes/use-due-on-screen.ts';
import { Section } from '../section.tsx';
import { OpenBalance } from './open-balance.tsx';

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

/** Nothing can be paid while a cancellation is asked for. */
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
