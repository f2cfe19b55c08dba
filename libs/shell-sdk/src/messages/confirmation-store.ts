import { create } from 'zustand';

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
