import { closeAuthDialog, Slot } from '@narae/shell-sdk';
import { authDialogStore } from '@narae/shell-sdk/host';
import { Spinner } from '@narae/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import css from './auth-dialogs.module.css';

const slots = {
  login: 'mfe-account/login-dialog',
  join: 'mfe-account/join-dialog',
  find: 'mfe-account/find-dialog',
  withdraw: 'mfe-account/withdraw-dialog',
} as const;

const current = (): keyof typeof slots | null => authDialogStore.getState().open;

/** The account domain's dialogs: it brings them, the shell gives them a place above every screen. */
export function AuthDialogs(): ReactNode {
  const open = useSyncExternalStore(authDialogStore.subscribe, current, current);
  if (!open) return null;
  return (
    <Slot
      name={slots[open]}
      props={{ onClose: closeAuthDialog }}
      fallback={
        <div className={css.waiting}>
          <Spinner size="large" />
        </div>
      }
    />
  );
}
