import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { MAX_REFUND_NOTE } from '@narae/contracts/refund-states';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button, Dialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './refunds.module.css';
import { useSettle } from './use-settle.ts';

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
  const { busy, settle } = useSettle(refund, to, onClose);
  const lacksNote = note.trim() === '';
  const confirm = (): void => {
    setAsked(true);
    if (!lacksNote) void settle(note.trim());
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
          <Button busy={busy} onClick={confirm}>
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
