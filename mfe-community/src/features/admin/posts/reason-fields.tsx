import type { HideReason } from '@narae/contracts';
import { hideReasons, MAX_REASON_NOTE } from '@narae/contracts/moderation';
import { useT } from '@narae/shell-sdk';
import { SelectField, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../../texts.ts';

/** A reason the desk gives a member, and what it adds; `else` has to be said in words (COMMUNITY-31). */
export function useReason() {
  const errors = useT('errors');
  const [reason, setReason] = useState<HideReason>('spam');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  return {
    reason,
    note,
    problem,
    setReason,
    setNote: (text: string): void => {
      setNote(text);
      setProblem('');
    },
    /** What is sent; null where something has to be said first. */
    given: (): { reason: HideReason; note: string } | null => {
      const said = note.trim();
      if (reason !== 'else' || said) return { reason, note: said };
      setProblem(errors('reason_note_input'));
      return null;
    },
  };
}

/** The fields of `useReason`. @param language the note is for, in its own name; absent where nobody knows it */
export function ReasonFields({
  reason,
  note,
  problem,
  setReason,
  setNote,
  language,
}: ReturnType<typeof useReason> & { readonly language?: string }): ReactNode {
  const t = useT('communityAdmin');
  const reasons = useT(namespace);
  return (
    <>
      <SelectField
        label={t('reason')}
        value={reason}
        onChange={({ target }) => setReason(hideReasons.find((one) => one === target.value) ?? 'else')}
        options={hideReasons.map((one) => ({ value: one, label: reasons(`report_${one}`) }))}
      />
      <TextArea
        label={t('note')}
        hint={language ? t('note_hint_language', { language }) : t('note_hint')}
        rows={3}
        maxLength={MAX_REASON_NOTE}
        optional={reason !== 'else'}
        value={note}
        error={problem}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  );
}
