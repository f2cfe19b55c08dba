import { useT } from '@narae/shell-sdk';
import { confirmationStore } from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import { RemoteDialog } from './remote-dialog.tsx';

const current = () => confirmationStore.getState().open;

/** Asks an administrator to show the second factor again, above whatever part of the back office needs it (ACCOUNT-43). */
export function ConfirmAgain(): ReactNode {
  const open = useSyncExternalStore(confirmationStore.subscribe, current, current);
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
