import type { GateGuest } from '@narae/contracts';
import { gateLimits } from '@narae/contracts/gate-limits';
import { useT } from '@narae/shell-sdk';
import { ActionDialog, TextField } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface UndoDialogProps {
  readonly guest: GateGuest;
  readonly onClose: () => void;
  /** @returns whether it was done */
  readonly undo: (ticket_no: string, reason: string) => Promise<boolean>;
}

/** Takes a check-in back, with a reason. It needs a network: what was told to other gates is told again. */
export function UndoDialog({ guest, onClose, undo }: UndoDialogProps): ReactNode {
  const t = useT('bookingGate');
  const common = useT('common');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (!reason.trim()) return setMissing(true);
    setBusy(true);
    const done = await undo(guest.ticket_no, reason.trim());
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ActionDialog
      size="small"
      title={t('undo_title', { name: guest.mem_nm })}
      actionLabel={t('undo')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      <TextField
        label={t('undo_reason')}
        hint={t('undo_hint')}
        error={missing && !reason.trim() ? t('undo_reason_input') : undefined}
        value={reason}
        maxLength={gateLimits.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
