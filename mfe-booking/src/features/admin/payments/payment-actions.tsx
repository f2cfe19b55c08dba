import type { AdminPayment } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './payments.module.css';
import { SettleDialog } from './settle-dialog.tsx';
import { useAsk } from './use-ask.ts';

/** What the desk can do about a payment: have the provider asked now, or say that it has looked. Neither makes anything paid. */
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
