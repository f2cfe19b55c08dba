import type { AdminPayment } from '@narae/contracts';
import { MAX_PAYMENT_NOTE } from '@narae/contracts/payment-issue-kinds';
import { adminPayments, adminPaymentSettle } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { NoteDialog } from '../note-dialog.tsx';
import { useChange } from '@narae/shell-sdk/admin';
import css from './payments.module.css';

interface SettleDialogProps {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
}

/** Says that somebody has looked at a difference, and what they found. */
export function SettleDialog({ payment, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingPayments');
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminPayments));
  const { issue_id, version, kind, order_id, refno } = payment;
  return (
    <NoteDialog
      title={t('settle')}
      action={t('settle')}
      field={{
        label: t('note'),
        hint: t('note_hint'),
        needed: t('note_needed'),
        maxLength: MAX_PAYMENT_NOTE,
      }}
      busy={busy}
      onSend={(note) => change(() => call(adminPaymentSettle, { issue_id, version, note }), t('settled'))}
      onClose={onClose}
    >
      <p>
        <strong>{t(`kind_${kind}`)}</strong>
        <span className={css.more}>{[order_id, refno].filter(Boolean).join(' · ')}</span>
      </p>
      <p>{t('settle_meaning')}</p>
    </NoteDialog>
  );
}
