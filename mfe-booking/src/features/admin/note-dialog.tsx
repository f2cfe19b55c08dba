import { isBlank } from '@narae/contracts/prepared-text';
import { useT } from '@narae/shell-sdk';
import { useDeskForm } from '@narae/shell-sdk/admin';
import { ActionDialog, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';

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
  /** Said once it is taken. */
  readonly done: string;
  readonly onSend: (note: string) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function NoteDialog({
  title,
  action,
  children,
  field: { needed, ...wording },
  done,
  onSend,
  refresh,
  onClose,
}: NoteDialogProps): ReactNode {
  const common = useT('common');
  const form = useDeskForm({
    initial: { note: '' },
    check: ({ note }) => (isBlank(note) ? { note: needed } : {}),
    send: ({ note }) => onSend(note.trim()),
    // What a dead letter calls it.
    serverFields: { reason: 'note' },
    done,
    refresh,
    onDone: onClose,
  });
  return (
    <ActionDialog
      form={form}
      title={title}
      actionLabel={action}
      cancelLabel={common('btn_cancel')}
      onClose={onClose}
    >
      {children}
      <TextArea {...form.text('note')} {...wording} />
    </ActionDialog>
  );
}
