import { closeAuthDialog, useT } from '@narae/shell-sdk';
import { authDialogStore } from '@narae/shell-sdk/host';
import { useSyncExternalStore, type ReactNode } from 'react';
import { RemoteDialog } from './remote-dialog.tsx';

const slots = {
  login: 'mfe-account/login-dialog',
  join: 'mfe-account/join-dialog',
  find: 'mfe-account/find-dialog',
  withdraw: 'mfe-account/withdraw-dialog',
} as const;

const current = (): keyof typeof slots | null => authDialogStore.getState().open;

const titles = {
  login: 'btn_login',
  join: 'btn_join',
  find: 'btn_find_account',
  withdraw: 'nav_withdraw',
} as const;

/** The dialogs of signing in and leaving, which the account domain brings. */
export function AuthDialogs(): ReactNode {
  const open = useSyncExternalStore(authDialogStore.subscribe, current, current);
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
