import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './refunds.module.css';
import { SettleDialog } from './settle-dialog.tsx';
import { useRetry } from './use-retry.ts';

/** What the desk can do about a refund: send it now, or say what became of it. */
export function RefundActions({ refund }: { readonly refund: AdminRefund }): ReactNode {
  const t = useT('bookingRefunds');
  const { retry, busy } = useRetry(refund);
  const [to, setTo] = useState<DeskRefundMove | null>(null);
  return (
    <div className={css.actions}>
      {refund.may_retry && (
        <Button kind="secondary" busy={busy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      )}
      {refund.moves.map((one) => (
        <Button key={one} kind="secondary" onClick={() => setTo(one)}>
          {t(`move_${one}`)}
        </Button>
      ))}
      {to && refund.moves.includes(to) && (
        <SettleDialog refund={refund} to={to} onClose={() => setTo(null)} />
      )}
    </div>
  );
}
