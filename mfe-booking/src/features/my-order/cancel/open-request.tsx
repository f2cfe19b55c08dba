import type { MyOrder, OrderCancellation } from '@narae/contracts';
import { myInfoList, myOrder, orderCancelWithdraw } from '@narae/contracts/rows';
import { ApiError, call, confirm, toast, useFormat, useIdempotencyKey, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
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
  const { invalidate } = useCallCache();
  const { key: idempotencyKey, renew } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    const agreed = await confirm({
      title: t('withdraw_confirm'),
      text: t('withdraw_text'),
      ok: t('withdraw'),
    });
    if (!agreed || busy) return;
    setBusy(true);
    try {
      await call(orderCancelWithdraw, { order_id }, { idempotencyKey });
      toast.show({ text: t('withdrawn'), kind: 'success' });
      void invalidate(myInfoList);
      onWithdrawn();
      await invalidate(myOrder, { order_id });
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
      // Decided meanwhile: the page shows what the order has become.
      if (error instanceof ApiError && !error.temporary) void invalidate(myOrder, { order_id });
    } finally {
      renew();
      setBusy(false);
    }
  };
  return { busy, withdraw };
}
