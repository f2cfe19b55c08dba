import type { MyOrder, OrderCancellation } from '@narae/contracts';
import { orderCancelWithdraw } from '@narae/contracts/rows';
import { confirm, toast, useFormat, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { useChange } from '../use-change.ts';
import css from './cancel.module.css';
import { leavingNames } from './leaving-names.ts';

interface OpenRequestProps {
  readonly order: MyOrder;
  readonly request: OrderCancellation;
  readonly onWithdrawn: () => void;
}

/** A request that waits for the travel desk: what it would give back, what comes next, and the way to take it back. */
export function OpenRequest({ order, request, onWithdrawn }: OpenRequestProps): ReactNode {
  const t = useT('bookingCancel');
  const format = useFormat();
  const { busy, withdraw } = useWithdraw(order, onWithdrawn);
  const { sums, asked_at, reason, whole } = request;
  return (
    <>
      <p className={css.plain}>
        {t('asked_at', { time: format.date(asked_at, 'local') })}
        {!whole && ` ${t('asked_for', { names: leavingNames(order, request) })}`}
      </p>
      <p className={css.plain}>
        <strong>
          {t('asked_refund', {
            refunded: amountsOf(sums, 'refunded', format),
            charged: amountsOf(sums, 'charged', format),
          })}
        </strong>
      </p>
      <p className={css.soft}>{t('asked_next')}</p>
      <blockquote className={css.said}>
        <span className={css.small}>{t('reason_yours')}</span>
        {reason}
      </blockquote>
      <div>
        <Button kind="secondary" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </>
  );
}

/** Takes a request back, after asking: a later one may give back less. */
function useWithdraw({ order_id }: MyOrder, onWithdrawn: () => void) {
  const t = useT('bookingCancel');
  const { change, busy } = useChange(order_id);
  const withdraw = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('withdraw_confirm'),
      text: t('withdraw_text'),
      ok: t('withdraw'),
    });
    if (!agreed) return;
    await change(async (callOnce) => {
      await callOnce(orderCancelWithdraw, { order_id });
      toast.show({ text: t('withdrawn'), kind: 'success' });
      onWithdrawn();
    });
  };
  return { busy, withdraw };
}
