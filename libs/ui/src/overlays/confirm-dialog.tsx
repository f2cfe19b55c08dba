import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { ModalFrame } from './dialog.tsx';
import css from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean;
  busy?: boolean;
}

/** Focus starts on the harmless answer when something would be lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger, busy } = props;
  const id = useId();
  return (
    <ModalFrame
      open={open}
      placement="centre"
      size="small"
      role="alertdialog"
      title={title}
      closable={!busy}
      onClose={onCancel}
      describedBy={children ? id : undefined}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            kind={danger ? 'danger' : 'accent'}
            onClick={onConfirm}
            busy={busy}
            data-autofocus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && (
        <div className={css.text} id={id}>
          {children}
        </div>
      )}
    </ModalFrame>
  );
}
