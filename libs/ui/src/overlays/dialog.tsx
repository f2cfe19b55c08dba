import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { IconClose } from '../icons/controls.tsx';
import { announceModalChange } from './modal-stack.ts';
import css from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** By the close button, Escape or a click beside it; the host then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The accent one last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `false`: no close button, no Escape. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  className?: string;
}

export type Placement = 'centre' | 'sheet' | 'start' | 'end';

/** On the native dialog: focus stays inside, the page behind is inert, focus goes back on close. */
export function ModalFrame(props: DialogProps & { placement: Placement }) {
  const { open, onClose, title, children, actions, size = 'medium', closable = true, placement } = props;
  const ui = useUiText();
  const titleId = useId();
  const dialog = useModal(open, placement);

  if (!open) return null;

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (closable) onClose();
  };
  // Browsers close on a second Escape in any case; the host's state must not fall behind.
  const onClosed = (event: SyntheticEvent) => {
    const element = dialog.current;
    if (event.target !== element || !element || element.open) return;
    if (closable) onClose();
    else element.showModal();
  };
  const onClick = (event: MouseEvent) => {
    if (closable && event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      data-modal=""
      className={cx(css.dialog, css[placement], css[size], props.className)}
      role={props.role}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      onCancel={onCancel}
      onClose={onClosed}
      onClick={onClick}
    >
      <div className={css.frame}>
        <header className={css.head}>
          <h2 className={css.title} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closable && <IconButton label={ui('ui_close')} icon={<IconClose />} onClick={onClose} />}
        </header>
        <div data-toasts="" />
        <div className={css.body}>{children}</div>
        {actions && <footer className={css.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

function useModal(open: boolean, placement: Placement) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = document.activeElement;
    element.showModal();
    firstFocus(element, placement)?.focus();
    announceModalChange();
    return () => {
      element.close();
      announceModalChange();
      // Native focus return fails when React takes the dialog out of the page in the same moment.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open, placement]);
  return dialog;
}

/** Panels that rise or slide in start at the title, so that a phone's keyboard does not jump up. */
function firstFocus(element: HTMLElement, placement: Placement): HTMLElement | null {
  const field = placement === 'centre' ? 'input:not([type="hidden"]), select, textarea' : 'h2';
  return (
    element.querySelector<HTMLElement>('[data-autofocus]') ??
    element.querySelector<HTMLElement>(field) ??
    element.querySelector<HTMLElement>('h2')
  );
}

export function Dialog(props: DialogProps) {
  return <ModalFrame {...props} placement="centre" />;
}

/** A sheet at the foot of a phone's screen; an ordinary dialog on wide ones. */
export function BottomSheet(props: DialogProps) {
  return <ModalFrame {...props} placement="sheet" />;
}

export function Drawer({ side = 'start', ...props }: DialogProps & { side?: 'start' | 'end' }) {
  return <ModalFrame {...props} placement={side} />;
}
