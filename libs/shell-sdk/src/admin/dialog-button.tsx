import { Button, type ButtonKind } from '@narae/ui';
import type { ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '../page/use-lazy-dialog.ts';

interface DialogButtonProps<Props extends object> {
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** The dialog, once it is loaded. */
  readonly children: (Dialog: ComponentType<Props>, close: () => void) => ReactNode;
}

/** A button whose dialog is loaded when it is asked for. */
export function DialogButton<Props extends object>({
  label,
  kind = 'secondary',
  load,
  children,
}: DialogButtonProps<Props>): ReactNode {
  const { Dialog, busy, open, close } = useLazyDialog(load);
  return (
    <>
      <Button kind={kind} busy={busy} onClick={open}>
        {label}
      </Button>
      {Dialog && children(Dialog, close)}
    </>
  );
}
