import { closeAuthDialog, Slot, useT } from '@narae/shell-sdk';
import {
  authDialogStore,
  FallbacksContext,
  type BoundaryFallbacks,
  type Trouble,
} from '@narae/shell-sdk/host';
import { Dialog, Spinner } from '@narae/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import css from './auth-dialogs.module.css';
import { TroubleBox } from './trouble-box.tsx';

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

/** Above the screen as the dialog would have been, and closed like it: below the footer nobody would see it. */
function TroubleDialog({ of, ...trouble }: Trouble & { readonly of: keyof typeof slots }): ReactNode {
  const common = useT('common');
  return (
    <Dialog open onClose={closeAuthDialog} title={common(titles[of])} size="small">
      <TroubleBox {...trouble} onClose={closeAuthDialog} />
    </Dialog>
  );
}

/** The account domain's dialogs: it brings them, the shell gives them a place above every screen. */
export function AuthDialogs(): ReactNode {
  const open = useSyncExternalStore(authDialogStore.subscribe, current, current);
  const common = useT('common');
  if (!open) return null;
  const fallbacks: BoundaryFallbacks = { trouble: (trouble) => <TroubleDialog of={open} {...trouble} /> };
  return (
    <FallbacksContext value={fallbacks}>
      <Slot
        name={slots[open]}
        props={{ onClose: closeAuthDialog }}
        fallback={
          <button
            type="button"
            className={css.waiting}
            aria-label={common('btn_close')}
            onClick={closeAuthDialog}
          >
            <Spinner size="large" />
          </button>
        }
      />
    </FallbacksContext>
  );
}
