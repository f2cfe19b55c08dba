import { isBlank } from '@narae/contracts/prepared-text';
import type { LanTp, RejectionReason, PapersRejection } from '@narae/contracts';
import { MOST_REJECTION_NOTE } from '@narae/contracts/event-limits';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { ActionDialog, ChoiceGroup, RadioCard } from '@narae/ui';
import type { ReactNode } from 'react';
import { WordsField } from '../presets/words-field.tsx';
import css from './documents.module.css';

interface RejectDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly reasons: readonly { readonly reason: RejectionReason; readonly text: string }[];
  readonly language: LanTp;
  /** Said once it is taken. */
  readonly done: string;
  readonly onReject: (reason: RejectionReason, note: string) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The member reads the reason in their language, and words of the desk's own. */
export function RejectDialog(props: RejectDialogProps): ReactNode {
  const { title, hint, reasons, language, onClose } = props;
  const t = useT('bookingAdmin');
  const common = useT('common');
  const form = useRejection(props);
  const { reason, note } = form.values;
  const chosen = form.wire('reason');
  return (
    <ActionDialog
      form={form}
      size="large"
      title={title}
      actionLabel={t('reject_do')}
      cancelLabel={common('btn_cancel')}
      kind="danger"
      onClose={onClose}
    >
      <ChoiceGroup legend={t('reject_reason')} hint={hint} error={chosen.error}>
        {reasons.map((item, at) => (
          <RadioCard
            key={item.reason}
            ref={at === 0 ? chosen.ref : undefined}
            name="reason"
            title={t(`reason_${item.reason}_title`)}
            note={item.text}
            checked={reason === item.reason}
            onChange={() => form.set({ reason: item.reason })}
          />
        ))}
      </ChoiceGroup>
      <WordsField
        {...form.wire('note')}
        use="papers"
        language={language}
        label={t('reject_note')}
        hint={t('reject_note_hint', { language: LANGUAGES[language].ownName })}
        optional={reason !== 'other'}
        most={MOST_REJECTION_NOTE}
        value={note}
        onChange={(words) => form.set({ note: words })}
      />
    </ActionDialog>
  );
}

interface Rejection {
  readonly reason: RejectionReason | null;
  readonly note: string;
}

function useRejection({ done, onReject, refresh, onDone }: RejectDialogProps) {
  const t = useT('bookingAdmin');
  return useDeskForm<Rejection>({
    initial: { reason: null, note: '' },
    check: ({ reason, note }) => ({
      ...(!reason && { reason: t('reject_choose') }),
      ...(reason === 'other' && isBlank(note) && { note: t('reject_note_needed') }),
    }),
    send: async ({ reason, note }) => reason && onReject(reason, note.trim()),
    done,
    refresh,
    onDone,
  });
}

export function RejectionTold({ rejection }: { readonly rejection: PapersRejection }): ReactNode {
  return (
    <p className={css.reason}>
      {rejection.text}
      {rejection.note && ` “${rejection.note}”`}
    </p>
  );
}
