import { isBlank } from '@narae/contracts/prepared-text';
import type { LanTp, RejectionReason, PapersRejection } from '@narae/contracts';
import { MOST_REJECTION_NOTE } from '@narae/contracts/event-limits';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { ActionDialog, ChoiceGroup, RadioCard } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { WordsField } from '../presets/words-field.tsx';
import css from './documents.module.css';

interface RejectDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly reasons: readonly { readonly reason: RejectionReason; readonly text: string }[];
  readonly language: LanTp;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onReject: (reason: RejectionReason, note: string) => Promise<void>;
}

/** The member reads the reason in their language, and words of the desk's own. */
export function RejectDialog({
  title,
  hint,
  reasons,
  language,
  busy,
  onClose,
  onReject,
}: RejectDialogProps): ReactNode {
  const t = useT('bookingAdmin');
  const common = useT('common');
  const [reason, setReason] = useState<RejectionReason | null>(null);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksNote = reason === 'other' && isBlank(note);
  const reject = (): void => {
    setAsked(true);
    if (reason && !lacksNote) void onReject(reason, note.trim());
  };
  return (
    <ActionDialog
      size="large"
      title={title}
      actionLabel={t('reject_do')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      busy={busy}
      onAct={reject}
      onClose={onClose}
    >
      <ChoiceGroup legend={t('reject_reason')} hint={hint} error={asked && !reason && t('reject_choose')}>
        {reasons.map((item) => (
          <RadioCard
            key={item.reason}
            name="reason"
            title={t(`reason_${item.reason}_title`)}
            note={item.text}
            checked={reason === item.reason}
            onChange={() => setReason(item.reason)}
          />
        ))}
      </ChoiceGroup>
      <WordsField
        use="papers"
        language={language}
        label={t('reject_note')}
        hint={t('reject_note_hint', { language: LANGUAGES[language].ownName })}
        error={asked && lacksNote && t('reject_note_needed')}
        optional={reason !== 'other'}
        most={MOST_REJECTION_NOTE}
        value={note}
        onChange={setNote}
      />
    </ActionDialog>
  );
}

export function RejectionTold({ rejection }: { readonly rejection: PapersRejection }): ReactNode {
  return (
    <p className={css.reason}>
      {rejection.text}
      {rejection.note && ` “${rejection.note}”`}
    </p>
  );
}
