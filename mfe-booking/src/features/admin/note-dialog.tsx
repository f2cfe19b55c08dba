import { useT } from '@narae/shell-sdk';
import { ActionDialog, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';

interface NoteDialogProps {
  readonly title: string;
  /** On the button that sends the note. */
  readonly action: string;
  /** What it is about, and what it means. */
  readonly children: ReactNode;
  readonly field: {
    readonly label: string;
    readonly hint: string;
    /** Said where nothing was written. */
    readonly needed: string;
    readonly maxLength: number;
  };
  readonly busy: boolean;
  /** @returns whether it was taken: then the dialog closes, else what was written stays */
  readonly onSend: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The last look before somebody at the desk does something for good, with a note that has to say why or how it was found out. */
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
  const lacksNote = note.trim() === '';
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
