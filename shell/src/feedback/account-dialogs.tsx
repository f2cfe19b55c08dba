import { closeAuthDialog, useT, Slot } from '@narae/shell-sdk';
import {
  authDialogStore,
  confirmationStore,
  FallbacksContext,
  type BoundaryFallbacks,
  type RemoteProblem,
} from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '@narae/contracts/slots';
import { Dialog, Spinner } from '@narae/ui';
import css from './remote-dialog.module.css';
import { ProblemBox } from './boundary-fallbacks.tsx';

const slots = {
  login: 'mfe-account/login-dialog',
  join: 'mfe-account/join-dialog',
  find: 'mfe-account/find-dialog',
  withdraw: 'mfe-account/withdraw-dialog',
} as const;

const openDialog = (): keyof typeof slots | null => authDialogStore.getState().open;

const titles = {
  login: 'btn_login',
  join: 'btn_join',
  find: 'btn_find_account',
  withdraw: 'nav_withdraw',
} as const;

export function AuthDialogs(): ReactNode {
  const open = useSyncExternalStore(authDialogStore.subscribe, openDialog, openDialog);
  const common = useT('common');
  if (!open) return null;
  return (
    <RemoteDialog
      name={slots[open]}
      props={{ onClose: closeAuthDialog }}
      title={common(titles[open])}
      onClose={closeAuthDialog}
    />
  );
}

const openConfirmation = () => confirmationStore.getState().open;

/** Above any back office (ACCOUNT-43). */
export function ConfirmAgain(): ReactNode {
  const open = useSyncExternalStore(confirmationStore.subscribe, openConfirmation, openConfirmation);
  const t = useT('shell');
  if (!open) return null;
  const onClose = (): void => open.answer(false);
  return (
    <RemoteDialog
      name="mfe-account/confirm-dialog"
      props={{ onClose, onConfirmed: () => open.answer(true) }}
      title={t('confirm_again')}
      onClose={onClose}
    />
  );
}

interface RemoteDialogProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly title: string;
  readonly onClose: () => void;
}

interface ProblemDialogProps extends RemoteProblem {
  readonly title: string;
  readonly onClose: () => void;
}

/** Above the screen: below the footer nobody would see it. */
function ProblemDialog({ title, onClose, ...trouble }: ProblemDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <ProblemBox {...trouble} onClose={onClose} />
    </Dialog>
  );
}

function RemoteDialog<Name extends SlotName>({
  name,
  props,
  title,
  onClose,
}: RemoteDialogProps<Name>): ReactNode {
  const common = useT('common');
  const fallbacks: BoundaryFallbacks = {
    problem: (trouble) => <ProblemDialog {...trouble} title={title} onClose={onClose} />,
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
