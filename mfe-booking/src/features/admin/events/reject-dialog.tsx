import type { AdminReservation, RejectionReason } from '@narae/contracts';
import { MOST_REJECTION_NOTE } from '@narae/contracts/event-limits';
import { useT } from '@narae/shell-sdk';
import { Button, ChoiceGroup, Dialog, RadioCard, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './events.module.css';

interface RejectDialogProps {
  readonly name: string;
  readonly reasons: AdminReservation['reasons'];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: RejectionReason, note: string) => Promise<void>;
}

/** Why the papers of one person are rejected: a reason that the member reads in their language, and words of one's own. */
export function RejectDialog({ name, reasons, busy, onClose, onReject }: RejectDialogProps): ReactNode {
  const t = useT('bookingAdmin');
  const common = useT('common');
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksNote = reason === 'other' && note.trim() === '';
  const reject = (): void => {
    setAsked(true);
    if (reason && !lacksNote) void onReject(reason, note.trim());
  };
  return (
    <Dialog
      open
      size="large"
      title={t('reject_title', { name })}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button kind="danger" busy={busy} onClick={reject}>
            {t('reject_do')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <ChoiceGroup
          legend={t('reject_reason')}
          hint={t('reject_hint')}
          error={asked && !reason && t('reject_choose')}
        >
          {reasons.map((one) => (
            <RadioCard
              key={one.reason}
              name="reason"
              title={t(`reason_${one.reason}_title`)}
              note={one.text}
              checked={reason === one.reason}
              onChange={() => setReason(one.reason)}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          label={t('reject_note')}
          hint={t('reject_note_hint')}
          error={asked && lacksNote && t('reject_note_needed')}
          optional={reason !== 'other'}
          maxLength={MOST_REJECTION_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
