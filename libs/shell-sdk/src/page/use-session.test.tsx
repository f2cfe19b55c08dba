import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { authDialogStore, closeAuthDialog, openLogin } from '../messages/dialogs.ts';
import { toastStore } from '../messages/toast-store.ts';
import { sessionStore } from '../session/session-store.ts';
import { renderInShell, testUser } from '../testing/index.tsx';
import { signInFor } from './sign-in-for.ts';
import { useSession, type Session } from './use-session.ts';

const signIn = async (): Promise<void> => {
  let session: Session | undefined;
  const Page = () => {
    session = useSession();
    return null;
  };
  await renderInShell(<Page />);
  await act(async () => session?.login(testUser));
};

beforeEach(() => {
  toastStore.setState({ notes: [] });
  closeAuthDialog();
});
afterEach(() => jest.restoreAllMocks());

it('stays where it is and says why when the browser keeps no cookie', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  openLogin();
  await signIn();
  expect(toastStore.getState().notes).toMatchObject([{ key: 'cookies_blocked', kind: 'warning' }]);
  expect(authDialogStore.getState().open).toBe('login');
  expect(sessionStore.getState().user).toBeNull();
});

it('goes on with what was begun when it does', async () => {
  const resume = jest.fn();
  signInFor({ resume });
  await signIn();
  expect(resume).toHaveBeenCalledTimes(1);
  expect(authDialogStore.getState().open).toBeNull();
  expect(sessionStore.getState().user).toEqual(testUser);
});

it('goes on at once for a member whose press came while the page was drawn as for visitors', () => {
  const resume = jest.fn();
  sessionStore.setState({ user: testUser });
  signInFor({ resume });
  expect(resume).toHaveBeenCalledTimes(1);
  expect(authDialogStore.getState().open).toBeNull();
});
