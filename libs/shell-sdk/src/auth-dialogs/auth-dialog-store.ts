import { create } from 'zustand';

export type AuthDialog = 'login' | 'join' | 'find' | 'withdraw';

export const authDialogStore = create<{ readonly open: AuthDialog | null }>()(() => ({ open: null }));

const opener = (open: AuthDialog | null) => (): void => authDialogStore.setState({ open });

/** The dialogs of the account domain, from anywhere on the site. */
export const openLogin = opener('login');
export const openJoin = opener('join');
export const openFind = opener('find');
export const openWithdraw = opener('withdraw');
export const closeAuthDialog = opener(null);
