import type { OfficeReservation, RefusalReason } from '@narae/contracts';
import { MOST_REFUSAL_NOTE } from '@narae/contracts/event-limits';
import { useT } from '@narae/shell-sdk';
import { Button, ChoiceGroup, Dialog, RadioCard, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './events.module.css';

interface RefuseDialogProps {
  readonly name: string;
  readonly reasons: OfficeReservation['reasons'];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onRefuse: (reason: RefusalReason, note: string) => Promise<void>;
}

/** Why the papers of one person are refused: a reason that the member reads in their language, and words of one's own. */
export function RefuseDialog({ name, reasons, busy, onClose, onRefuse }: RefuseDialogProps): ReactNode {
  const t = useT('bookingAdmin');
  const common = useT('common');
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksNote = reason === 'other' && note.trim() === '';
  const refuse = (): void => {
    setAsked(true);
    if (reason && !lacksNote) void onRefuse(reason, note.trim());
  };
  return (
    <Dialog
      open
      size="large"
      title={t('refuse_title', { name })}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button kind="danger" busy={busy} onClick={refuse}>
            {t('refuse_do')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <ChoiceGroup
          legend={t('refuse_reason')}
          hint={t('refuse_hint')}
          error={asked && !reason && t('refuse_choose')}
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
          label={t('refuse_note')}
          hint={t('refuse_note_hint')}
          error={asked && lacksNote && t('refuse_note_needed')}
          optional={reason !== 'other'}
          maxLength={MOST_REFUSAL_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
