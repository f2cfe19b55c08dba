import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { useT, call, toast, useFormat } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { adminRefundRetry, adminRefunds, adminRefundSettle } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { MAX_REFUND_NOTE } from '@narae/contracts/refund-states';
import css from './refunds.module.css';
import { NoteDialog } from '../note-dialog.tsx';

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
      {refund.moves.map((move) => (
        <Button key={move} kind="secondary" onClick={() => setTo(move)}>
          {t(`move_${move}`)}
        </Button>
      ))}
      {to && refund.moves.includes(to) && (
        <SettleDialog refund={refund} to={to} onClose={() => setTo(null)} />
      )}
    </div>
  );
}

function useRetry({ refund_id }: Pick<AdminRefund, 'refund_id'>) {
  const t = useT('bookingRefunds');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      const { state } = await call(adminRefundRetry, { refund_id });
      const back = state === 'refunded';
      toast.show({ text: t(back ? 'state_refunded' : 'retry_failed'), kind: back ? 'success' : 'warning' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(adminRefunds);
      setBusy(false);
    }
  };
  return { retry, busy };
}

interface SettleDialogProps {
  readonly refund: AdminRefund;
  readonly to: DeskRefundMove;
  readonly onClose: () => void;
}

function SettleDialog({ refund, to, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingRefunds');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const { refund_id, state: from } = refund;
  return (
    <NoteDialog
      title={t(`move_${to}`)}
      action={t(`move_${to}`)}
      field={{
        label: t('note'),
        hint: t('note_hint'),
        needed: t('note_needed'),
        maxLength: MAX_REFUND_NOTE,
      }}
      done={t('settled')}
      onSend={(note) => call(adminRefundSettle, { refund_id, from, to, note })}
      refresh={() => invalidate(adminRefunds)}
      onClose={onClose}
    >
      <p>
        <strong>{`${refund.order_id} · ${format.money(refund.amount, refund.currency)}`}</strong>
        {refund.refno && <span className={css.more}>{`${refund.pay_type_nm} · ${refund.refno}`}</span>}
      </p>
      <p>{t(`meaning_${to}`)}</p>
    </NoteDialog>
  );
}
