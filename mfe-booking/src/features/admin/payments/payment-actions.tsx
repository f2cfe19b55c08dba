import type { AdminPayment } from '@narae/contracts';
import { useT, call, toast } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { adminPaymentAsk, adminPayments, adminPaymentSettle } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { MAX_PAYMENT_NOTE } from '@narae/contracts/payment-issue-kinds';
import css from './payments.module.css';
import { NoteDialog } from '../note-dialog.tsx';

/** Neither asking the provider nor a note makes anything paid. */
export function PaymentActions({ payment }: { readonly payment: AdminPayment }): ReactNode {
  const t = useT('bookingPayments');
  const { ask, busy } = useAsk(payment);
  const [settling, setSettling] = useState(false);
  const open = payment.issue_id !== '' && payment.settled_at === '';
  return (
    <div className={css.actions}>
      {payment.may_ask && (
        <Button kind="secondary" busy={busy} onClick={() => void ask()}>
          {t('ask')}
        </Button>
      )}
      {open && (
        <Button kind="secondary" onClick={() => setSettling(true)}>
          {t('settle')}
        </Button>
      )}
      {open && settling && <SettleDialog payment={payment} onClose={() => setSettling(false)} />}
    </div>
  );
}

function useAsk({ refno }: Pick<AdminPayment, 'refno'>) {
  const t = useT('bookingPayments');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const { decided } = await call(adminPaymentAsk, { refno });
      toast.show({ text: t(decided ? 'decided' : 'undecided_still'), kind: decided ? 'success' : 'warning' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(adminPayments);
      setBusy(false);
    }
  };
  return { ask, busy };
}

interface SettleDialogProps {
  readonly payment: AdminPayment;
  readonly onClose: () => void;
}

function SettleDialog({ payment, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingPayments');
  const { invalidate } = useCallCache();
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
      done={t('settled')}
      onSend={(note) => call(adminPaymentSettle, { issue_id, version, note })}
      refresh={() => invalidate(adminPayments)}
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
