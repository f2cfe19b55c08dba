import { create } from 'zustand';

export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that agrees; the shell's own words when absent. */
  readonly ok?: string;
  readonly cancel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'normal' | 'danger';
}

export interface OpenQuestion extends ConfirmRequest {
  readonly id: number;
  readonly answer: (agreed: boolean) => void;
}

export const confirmStore = create<{ readonly question: OpenQuestion | null }>()(() => ({ question: null }));

let nextId = 1;

/** Asks the visitor and answers true when they agree. A newer question answers an open one with no. */
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
  /** @param shown whether the session has shown the second factor, and its access token says so */
  readonly answer: (shown: boolean) => void;
}

/** Whether an administrator is being asked to show the second factor again (ACCOUNT-43); null while nothing needs it. */
export const confirmationStore = create<{ readonly open: Confirmation | null }>()(() => ({ open: null }));

/**
 * Has an administrator show the second factor again. Calls that need it while the question is open share its answer.
 * @returns whether it was shown
 */
export function askConfirmation(): Promise<boolean> {
  const { open } = confirmationStore.getState();
  if (open) return open.asked;
  let resolve: (shown: boolean) => void = () => undefined;
  const asked = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const answer = (shown: boolean): void => {
    confirmationStore.setState({ open: null });
    resolve(shown);
  };
  confirmationStore.setState({ open: { asked, answer } });
  return asked;
}

type AuthDialog = 'login' | 'join' | 'find' | 'withdraw';

/** What signing in is for (SHELL-9): a screen of this site to open, or an action to finish on the present one. */
type SignInPurpose = { readonly back: string } | { readonly resume: () => void };

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
