import type { SlotName, SlotProps } from '@narae/contracts/slots';
import { Slot, useT } from '@narae/shell-sdk';
import { FallbacksContext, type BoundaryFallbacks, type Trouble } from '@narae/shell-sdk/host';
import { Dialog, Spinner } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './remote-dialog.module.css';
import { TroubleBox } from './trouble-box.tsx';

interface RemoteDialogProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Stands above what is said while the dialog cannot be had. */
  readonly title: string;
  readonly onClose: () => void;
}

interface TroubleDialogProps extends Trouble {
  readonly title: string;
  readonly onClose: () => void;
}

/** Above the screen as the dialog would have been, and closed like it: below the footer nobody would see it. */
function TroubleDialog({ title, onClose, ...trouble }: TroubleDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <TroubleBox {...trouble} onClose={onClose} />
    </Dialog>
  );
}

/** A dialog that a remote brings; the shell gives it a place above every screen. */
export function RemoteDialog<Name extends SlotName>({
  name,
  props,
  title,
  onClose,
}: RemoteDialogProps<Name>): ReactNode {
  const common = useT('common');
  const fallbacks: BoundaryFallbacks = {
    trouble: (trouble) => <TroubleDialog {...trouble} title={title} onClose={onClose} />,
  };
  return (
    <FallbacksContext value={fallbacks}>
      <Slot
        name={name}
        props={props}
        fallback={
          <button type="button" className={css.waiting} aria-label={common('btn_close')} onClick={onClose}>
            <Spinner size="large" />
          </button>
        }
      />
    </FallbacksContext>
  );
}
