import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonKind } from '../actions/button.tsx';
import { FormNotice } from '../fields/form-notice.tsx';
import css from './action-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ActionDialogProps {
  /** What `useForm` gives (SHELL-18). */
  readonly form: {
    /** Nobody leaves or sends again meanwhile. */
    readonly busy: boolean;
    readonly notice: ReactNode;
    readonly props: Pick<ComponentProps<'form'>, 'noValidate'> & {
      readonly onSubmit: (event: FormEvent) => void;
    };
  };
  readonly title: ReactNode;
  readonly size?: DialogProps['size'];
  readonly children: ReactNode;
  /** Null where nothing is left to send. */
  readonly actionLabel: string | null;
  readonly cancelLabel: string;
  readonly kind?: ButtonKind;
  readonly disabled?: boolean;
  readonly onClose: () => void;
}

/** A form in a dialog. */
export function ActionDialog({
  form: { busy, notice, props },
  title,
  size,
  children,
  actionLabel,
  cancelLabel,
  kind,
  disabled,
  onClose,
}: ActionDialogProps): ReactNode {
  const formId = useId();
  const send = (event: FormEvent): void => {
    if (actionLabel !== null && !busy && !disabled) props.onSubmit(event);
    else event.preventDefault();
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
      <form {...props} id={formId} className={css.form} onSubmit={send}>
        {children}
        <FormNotice text={notice} />
      </form>
    </Dialog>
  );
}
