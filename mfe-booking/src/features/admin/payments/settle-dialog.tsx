import type { AdminPayment } from '@narae/contracts';
import { MAX_PAYMENT_NOTE } from '@narae/contracts/payment-issue-kinds';
import { adminPayments, adminPaymentSettle } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { Button, Dialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useChange } from '../use-change.ts';
import css from './payments.module.css';

interface SettleDialogProps {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
}

/** Says that somebody has looked at a difference, and what they found. What was written stays where nobody took it. */
export function SettleDialog({ payment, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingPayments');
  const common = useT('common');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminPayments));
  const { issue_id, version, kind, order_id, refno } = payment;
  const lacksNote = note.trim() === '';
  const settle = async (): Promise<void> => {
    setAsked(true);
    if (lacksNote) return;
    const sent = () => call(adminPaymentSettle, { issue_id, version, note: note.trim() });
    if (await change(sent, t('settled'))) onClose();
  };
  return (
    <Dialog
      open
      title={t('settle')}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button busy={busy} onClick={() => void settle()}>
            {t('settle')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p>
          <strong>{t(`kind_${kind}`)}</strong>
          <span className={css.more}>{[order_id, refno].filter(Boolean).join(' · ')}</span>
        </p>
        <p>{t('settle_meaning')}</p>
        <TextArea
          label={t('note')}
          hint={t('note_hint')}
          error={asked && lacksNote && t('note_needed')}
          maxLength={MAX_PAYMENT_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
