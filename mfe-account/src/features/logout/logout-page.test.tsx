import { OWN_NAVIGATION } from '@narae/contracts/own-navigation';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import LogoutPage from './logout-page.tsx';

const calls: string[] = [];
const referrer = (value: string) =>
  Object.defineProperty(document, 'referrer', { value, configurable: true });

beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = (async (url: string) => {
    calls.push(String(url));
    return new Response(JSON.stringify({ msg: 'success' }), { status: 200 });
  }) as typeof fetch;
});
afterEach(() => {
  referrer('');
  document.head.innerHTML = '';
});

const show = (user: typeof testUser | null = testUser) =>
  renderInShell(<LogoutPage />, { path: '/loginout', namespaces: ['account'], user });

test.each(['https://evil.example/page', ''])('a member led here by %j is asked first', async (from) => {
  referrer(from);
  await show();
  expect(screen.getByRole('heading', { name: 'Sign out?' })).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(calls).toEqual(['/auth/logout']));
});

test('a page of the shop that leads here has asked already', async () => {
  referrer(`${window.location.origin}/myinfo`);
  await show();
  await waitFor(() => expect(calls).toEqual(['/auth/logout']));
});

test('an address that was typed, as the edge tells, ends the session at once', async () => {
  document.head.innerHTML = `<meta name="${OWN_NAVIGATION}" data-page>`;
  await show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(calls).toEqual(['/auth/logout']));
});

test('who is not signed in goes home', async () => {
  await show(null);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/($|\?)/);
  expect(calls).toEqual([]);
});
