import { create } from 'zustand';

export type AuthDialog = 'login' | 'join' | 'find' | 'withdraw';

/** What signing in is for (SHELL-9): a screen of this site to open, or an action to finish on the present one. */
export type SignInPurpose = { readonly back: string } | { readonly resume: () => void };

interface AuthDialogState {
  readonly open: AuthDialog | null;
  /** Lives as long as the dialogs do: from the login to joining and back, until they are closed. */
  readonly purpose: SignInPurpose | null;
}

export const authDialogStore = create<AuthDialogState>()(() => ({ open: null, purpose: null }));

const opener = (open: AuthDialog) => (): void =>
  authDialogStore.setState(({ open: before, purpose }) => ({ open, purpose: before && purpose }));

/** The dialogs of the account domain, from anywhere on the site. */
export const openLogin = opener('login');
export const openJoin = opener('join');
export const openFind = opener('find');
export const openWithdraw = opener('withdraw');
export const closeAuthDialog = (): void => authDialogStore.setState({ open: null, purpose: null });

/** The login for whoever needs to be signed in to go on; signing in or joining then does. */
export const signInFor = (purpose: SignInPurpose): void =>
  authDialogStore.setState({ open: 'login', purpose });
