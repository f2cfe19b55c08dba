import '@narae/ui/testing';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
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
const show = (path: string) =>
  renderInShell(<LoginScreen reset={() => 'a new password'} />, { path, namespaces: ['account'] });

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
