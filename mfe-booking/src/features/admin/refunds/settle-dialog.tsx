import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { MAX_REFUND_NOTE } from '@narae/contracts/refund-states';
import { adminRefunds, adminRefundSettle } from '@narae/contracts/rows';
import { call, useFormat, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { NoteDialog } from '../note-dialog.tsx';
import { useChange } from '@narae/shell-sdk/admin';
import css from './refunds.module.css';

interface SettleDialogProps {
  readonly refund: AdminRefund;
  readonly to: DeskRefundMove;
  readonly onClose: () => void;
}

/** The last look before somebody says what became of a refund: which one, what that means, and how it was found out. */
export function SettleDialog({ refund, to, onClose }: SettleDialogProps): ReactNode {
  const t = useT('bookingRefunds');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(adminRefunds));
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
      busy={busy}
      onSend={(note) => change(() => call(adminRefundSettle, { refund_id, from, to, note }), t('settled'))}
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
