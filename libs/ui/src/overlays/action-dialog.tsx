import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../actions/button.tsx';
import css from './action-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ActionDialogProps {
  readonly title: ReactNode;
  readonly size?: DialogProps['size'];
  readonly children: ReactNode;
  /** Null where nothing is left to send. */
  readonly actionLabel: string | null;
  readonly cancelLabel: string;
  readonly kind?: ButtonKind;
  readonly disabled?: boolean;
  /** Nobody leaves or sends again meanwhile. */
  readonly busy: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

export function ActionDialog({
  title,
  size,
  children,
  actionLabel,
  cancelLabel,
  kind,
  disabled,
  busy,
  onAct,
  onClose,
}: ActionDialogProps): ReactNode {
  const formId = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (actionLabel !== null && !busy && !disabled) onAct();
  };
  return (
    <Dialog
      open
      title={title}
      size={size}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          {actionLabel !== null && (
            <Button type="submit" form={formId} kind={kind} busy={busy} disabled={disabled}>
              {actionLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={send} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
