import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import ExportPage from './export-page.tsx';

const token = `e1.${'A'.repeat(43)}`;
let state: string;
let calls: string[];
let saved: string[];
beforeEach(() => {
  state = 'ready';
  calls = [];
  saved = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  globalThis.fetch = (async (url: string) => {
    calls.push(String(url));
    const one = { state, asked_at: '2026-11-21T03:00:00Z', until: '2026-11-28T03:00:00Z', size: 3 };
    return new Response(String(url) === '/api/exportStatus' ? JSON.stringify({ export: one }) : 'zip');
  }) as typeof fetch;
});

const show = (path: string, signedIn = true) =>
  renderInShell(<ExportPage />, {
    path,
    namespaces: ['account', 'accountExport'],
    ...(signedIn && { user: testUser }),
  });

test('the visit uses nothing up, the button saves the file', async () => {
  await show(`/exportDownload#${token}`);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('heading', { name: 'Your file was downloaded' })).toBeVisible();
  expect(calls).toEqual(['/api/exportStatus', '/api/exportDownload']);
  expect(saved).toEqual(['narae.zip']);
});

test('a link that was used says so, and leads on', async () => {
  state = 'downloaded';
  await show(`/exportDownload#${token}`);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link cannot be used');
  expect(saved).toEqual([]);
});

test('a visitor is asked to sign in first; an address without a link is of no use', async () => {
  const { unmount } = await show(`/exportDownload#${token}`, false);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  unmount();
  await show('/exportDownload');
  expect(screen.getByRole('alert')).toHaveTextContent('This link cannot be used');
});
