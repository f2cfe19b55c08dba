import { create } from 'zustand';

export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** The shell's own words when absent. */
  readonly ok?: string;
  readonly cancel?: string;
  readonly tone?: 'normal' | 'danger';
}

export interface OpenQuestion extends ConfirmRequest {
  readonly id: number;
  readonly answer: (agreed: boolean) => void;
}

export const confirmStore = create<{ readonly question: OpenQuestion | null }>()(() => ({ question: null }));

let nextId = 1;

/** A newer question answers an open one with no. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  confirmStore.getState().question?.answer(false);
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (agreed: boolean): void => {
      confirmStore.setState(({ question }) => ({ question: question?.id === id ? null : question }));
      resolve(agreed);
    };
    confirmStore.setState({ question: { ...request, id, answer } });
  });
}

interface Confirmation {
  readonly asked: Promise<boolean>;
  /** @param shown whether the session has shown the second factor, and its token says so */
  readonly answer: (shown: boolean) => void;
}

/** Whether an administrator must show the second factor again (ACCOUNT-43). */
export const confirmationStore = create<{ readonly open: Confirmation | null }>()(() => ({ open: null }));

/** Calls in the meantime share the answer. @returns whether the second factor was shown */
export function askConfirmation(): Promise<boolean> {
  const { open } = confirmationStore.getState();
  if (open) return open.asked;
  let resolve: (shown: boolean) => void = () => undefined;
  const answered = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const answer = (shown: boolean): void => {
    confirmationStore.setState({ open: null });
    resolve(shown);
  };
  confirmationStore.setState({ open: { asked: answered, answer } });
  return answered;
}

type AuthDialog = 'login' | 'join' | 'find' | 'withdraw';

/** A screen to open after signing in, or an action to finish on the present one (SHELL-9). */
export type SignInPurpose = { readonly back: string } | { readonly resume: () => void };

interface AuthDialogState {
  readonly open: AuthDialog | null;
  /** Kept from the login to joining and back, until the dialogs are closed. */
  readonly purpose: SignInPurpose | null;
}

export const authDialogStore = create<AuthDialogState>()(() => ({ open: null, purpose: null }));

const opener = (open: AuthDialog) => (): void =>
  authDialogStore.setState(({ open: before, purpose }) => ({ open, purpose: before && purpose }));

export const openLogin = opener('login');
export const openSignUp = opener('join');
export const openFind = opener('find');
export const openWithdraw = opener('withdraw');
export const closeAuthDialog = (): void => authDialogStore.setState({ open: null, purpose: null });
