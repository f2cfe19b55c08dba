import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderInShell, testUser } from '../testing/index.tsx';
import { authDialogStore, closeAuthDialog, openSignUp, openLogin } from '../messages/dialogs.ts';
import { toastStore } from '../messages/toast-store.ts';
import { RouteGuard } from './route-guard.tsx';
import { useSession, type Session } from './use-session.ts';
import type { GuardKind } from '@narae/contracts/slots';
import type { ReactNode } from 'react';

const page = (kind: GuardKind) => (
  <Routes>
    <Route path="/mycart" element={<RouteGuard kind={kind}>the cart</RouteGuard>} />
    <Route path="*" element={null} />
  </Routes>
);

const alert = jest.fn();

beforeEach(() => {
  toastStore.setState({ notes: [] });
  closeAuthDialog();
  alert.mockReset();
  window.alert = alert;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a guard', () => {
  it.each<[GuardKind, string]>([
    ['home', '/'],
    ['login', '/login?back=%2Fmycart%3Flan_tp%3DENG'],
  ])('of kind %s warns a visitor and sends them to %s', async (kind, destination) => {
    await renderInShell(page(kind), { path: '/mycart?lan_tp=ENG' });
    expect(screen.queryByText('the cart')).toBeNull();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(destination));
    expect(screen.getByTestId('address').textContent).toBe(destination);
    expect(toastStore.getState().notes).toMatchObject([{ key: 'common_login_fail', kind: 'warning' }]);
    expect(alert).not.toHaveBeenCalled();
  });

  it('of kind alert uses a plain alert, in the language of the page, then home', async () => {
    await renderInShell(page('alert'), { path: '/mycart', lanTp: 'KOR' });
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
    expect(String(alert.mock.calls[0])).toMatch(/로그인/);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
    expect(toastStore.getState().notes).toEqual([]);
  });

  it.each<GuardKind>(['home', 'alert'])(
    'of kind %s opens the login on the home page, with the way back',
    async (kind) => {
      await renderInShell(page(kind), { path: '/mycart?lan_tp=ENG' });
      await waitFor(() =>
        expect(authDialogStore.getState()).toEqual({
          open: 'login',
          purpose: { back: '/mycart?lan_tp=ENG' },
        }),
      );
    },
  );

  it('forgets the way back when the login is closed, and keeps it while somebody joins first', async () => {
    await renderInShell(page('home'), { path: '/mycart' });
    openSignUp();
    openLogin();
    expect(authDialogStore.getState().purpose).toEqual({ back: '/mycart' });
    closeAuthDialog();
    openLogin();
    expect(authDialogStore.getState().purpose).toBeNull();
  });

  it('lets members through without a word', async () => {
    await renderInShell(page('home'), { path: '/mycart', user: testUser });
    expect(screen.getByText('the cart')).toBeInTheDocument();
    expect(toastStore.getState().notes).toEqual([]);
  });

  it.each<GuardKind>(['home', 'login', 'alert'])(
    'of kind %s asks nobody to sign in who has just closed the account: the success stands alone',
    async (kind) => {
      let session: Session | undefined;
      const Leaver = (): ReactNode => {
        session = useSession();
        return null;
      };
      await renderInShell(
        <>
          {page(kind)}
          <Leaver />
        </>,
        { path: '/mycart', user: testUser },
      );
      jest.useFakeTimers();
      await act(async () => session?.left());
      expect(screen.queryByText('the cart')).toBeNull();
      expect(toastStore.getState().notes).toMatchObject([{ key: 'withdraw_success', kind: 'success' }]);
      expect(toastStore.getState().notes).toHaveLength(1);
      expect(authDialogStore.getState().open).toBeNull();
      expect(alert).not.toHaveBeenCalled();
      expect(screen.getByTestId('address')).toHaveTextContent('/mycart');
    },
  );

  it('of kind open lets everybody through', async () => {
    await renderInShell(page('open'), { path: '/mycart' });
    expect(screen.getByText('the cart')).toBeInTheDocument();
  });
});
