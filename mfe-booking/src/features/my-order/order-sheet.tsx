import { useT } from '@narae/shell-sdk';
import { BottomSheet, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './order-sheet.module.css';

interface OrderSheetProps {
  readonly title: string;
  /** It is being sent: then it stays open. */
  readonly busy: boolean;
  /** The button that sends it. */
  readonly action: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet over the order page in which a change of the order is put together and sent. */
export function OrderSheet({ title, busy, action, onClose, children }: OrderSheetProps): ReactNode {
  const common = useT('common');
  return (
    <BottomSheet
      open
      title={title}
      onClose={onClose}
      closable={!busy}
      actions={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {common('btn_close')}
          </Button>
          {action}
        </>
      }
    >
      <div className={css.form}>{children}</div>
    </BottomSheet>
  );
}
