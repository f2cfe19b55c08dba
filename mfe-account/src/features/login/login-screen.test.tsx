import type { SessionUser } from '@narae/contracts';
import '@narae/ui/testing';
import { setUser } from '@narae/shell-sdk/host';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import '../../texts.ts';
import { LoginScreen } from './login-screen.tsx';

beforeEach(() => {
  globalThis.fetch = (async () => Response.json([])) as typeof fetch;
});

const said = (): (string | null)[] =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const show = (path: string, user: SessionUser | null = null) =>
  renderInShell(<LoginScreen reset={() => 'a new password'} />, { path, user, namespaces: ['account'] });

test('what became of signing in elsewhere stands on the page, with how long to wait', async () => {
  await show('/login?notice=rate_limited&wait=120');
  expect(said()).toEqual(['Too many attempts to sign in from here. Please try again in 2 minutes.']);
});

test.each(['/login', '/login?notice=anything', '/login?notice=rate_limited#reset=abc'])(
  'nothing is said at %s',
  async (path) => {
    await show(path);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(said()).toEqual([]);
  },
);

const fields = () => document.querySelectorAll('form, input');

describe('who is signed in already', () => {
  it('is told who it is, without a form that would change the account', async () => {
    await show('/login', testUser);
    expect(screen.getByText(/You are signed in as Kim Nara\./)).toHaveTextContent(testUser.mem_email);
    expect(fields()).toHaveLength(0);
    expect(screen.getByRole('link', { name: 'My info' })).toHaveAttribute('href', '/myinfo');
    for (const name of ['Use another account', 'Sign out'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('goes on to where they were going, on this site alone', async () => {
    const { unmount } = await show('/login?back=%2FmyOrder%3Forder_id%3DO1', testUser);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/myOrder?order_id=O1');
    unmount();
    await show('/login?back=https%3A%2F%2Fevil.example%2Fmycart', testUser);
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  it('still sets the password of a mailed link', async () => {
    await show('/login#reset=abc', testUser);
    expect(screen.getByText('a new password')).toBeVisible();
  });

  it('has the form again once the session is over, and keeps it while they sign in', async () => {
    await show('/login', testUser);
    await act(async () => setUser(null));
    expect(screen.getByLabelText('Email')).toBeVisible();
    await act(async () => setUser({ ...testUser, mem_id: 'MEM0000000002' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});
