import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { MAX_REFUND_NOTE } from '@narae/contracts/refund-states';
import { adminRefunds, adminRefundSettle } from '@narae/contracts/rows';
import { call, useFormat, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Dialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useChange } from '../use-change.ts';
import css from './refunds.module.css';

interface SettleDialogProps {
  readonly refund: AdminRefund;
  readonly to: DeskRefundMove;
  readonly onClose: () => void;
}

/** The last look before somebody says what became of a refund: which one, what that means, and how it was found out. */
export function SettleDialog({ refund, to, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingRefunds');
  const common = useT('common');
  const format = useFormat();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminRefunds));
  const lacksNote = note.trim() === '';
  const settle = async (): Promise<void> => {
    setAsked(true);
    if (lacksNote) return;
    const { refund_id, state: from } = refund;
    const settled = await change(
      () => call(adminRefundSettle, { refund_id, from, to, note: note.trim() }),
      t('settled'),
    );
    // What was written stays where nobody took it.
    if (settled) onClose();
  };
  return (
    <Dialog
      open
      title={t(`move_${to}`)}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button busy={busy} onClick={() => void settle()}>
            {t(`move_${to}`)}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>
          <strong>{`${refund.order_id} · ${format.money(refund.amount, refund.currency)}`}</strong>
          {refund.refno && <span className={css.more}>{`${refund.pay_type_nm} · ${refund.refno}`}</span>}
        </p>
        <p>{t(`meaning_${to}`)}</p>
        <TextArea
          label={t('note')}
          hint={t('note_hint')}
          error={asked && lacksNote && t('note_needed')}
          maxLength={MAX_REFUND_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
