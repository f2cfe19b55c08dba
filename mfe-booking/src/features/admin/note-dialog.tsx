import { isBlank } from '@narae/contracts/prepared-text';
import { useT } from '@narae/shell-sdk';
import { ActionDialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface NoteDialogProps {
  readonly title: string;
  readonly action: string;
  readonly children: ReactNode;
  readonly field: {
    readonly label: string;
    readonly hint: string;
    readonly needed: string;
    readonly maxLength: number;
  };
  readonly busy: boolean;
  /** @returns whether it was taken: then the dialog closes */
  readonly onSend: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

export function NoteDialog({
  title,
  action,
  children,
  field,
  busy,
  onSend,
  onClose,
}: NoteDialogProps): ReactNode {
  const common = useT('common');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const { needed, ...wording } = field;
  const lacksNote = isBlank(note);
  const send = async (): Promise<void> => {
    setAsked(true);
    if (!lacksNote && (await onSend(note.trim()))) onClose();
  };
  return (
    <ActionDialog
      title={title}
      actionLabel={action}
      cancelLabel={common('btn_cancel')}
      busy={busy}
      onAct={() => void send()}
      onClose={onClose}
    >
      {children}
      <TextArea
        {...wording}
        error={asked && lacksNote && needed}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActionDialog>
  );
}
