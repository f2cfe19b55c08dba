import { useSession } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import ConfirmPage from './confirm-page.tsx';
import { MailboxNotice } from '../../shared/mailbox-notice.tsx';

const token = 'A'.repeat(43);
const calls: string[] = [];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  calls.length = 0;
  const confirmed = { ...testUser, email_confirmed: true };
  answers = {
    '/auth/confirmEmail': { status: 200, body: { msg: 'success' } },
    '/auth/refresh': { status: 200, body: { user: confirmed } },
    '/auth/sendConfirmation': { status: 200, body: { msg: 'success', resdata: 'na***@example.com' } },
  };
  globalThis.fetch = (async (url: string) => {
    calls.push(String(url));
    const answer = answers[String(url)] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }) as typeof fetch;
});

const Known = () => <p>{useSession().user?.email_confirmed ? 'known as confirmed' : 'not known'}</p>;
const page = (
  <>
    <ConfirmPage />
    <Known />
  </>
);

const show = (path: string, signedIn: boolean) =>
  renderInShell(page, {
    path,
    namespaces: ['account'],
    ...(signedIn && { user: { ...testUser, email_confirmed: false } }),
  });

test('the visit alone confirms nothing, the button does, and the session learns of it', async () => {
  await show(`/confirmEmail#confirm=${token}`, true);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { name: 'Your email address is confirmed' })).toBeInTheDocument();
  await waitFor(() => expect(calls).toEqual(['/auth/confirmEmail', '/auth/refresh']));
  expect(await screen.findByText('known as confirmed')).toBeInTheDocument();
});

test('a link that is over says so and offers the way on', async () => {
  answers['/auth/confirmEmail'] = {
    status: 400,
    body: { error: 'confirm_link_expired', message: 'This link has expired.' },
  };
  await show(`/confirmEmail#confirm=${token}`, false);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('a line that breaks leaves the link to be tried again', async () => {
  answers['/auth/confirmEmail'] = { status: 503, body: { error: 'service_unavailable', message: 'Later.' } };
  await show(`/confirmEmail#confirm=${token}`, false);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(calls).toEqual(['/auth/confirmEmail']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
});

test('an address without a link offers a member a new one', async () => {
  await show('/confirmEmail', true);
  expect(screen.getByRole('alert')).toHaveTextContent('This link cannot be used');
  await userEvent.click(screen.getByRole('button', { name: 'Send link again' }));
  await waitFor(() => expect(calls).toEqual(['/auth/sendConfirmation']));
});

test('the notice of my info has the link mailed again', async () => {
  await renderInShell(<MailboxNotice email="nara@example.com" />, {
    namespaces: ['account'],
    user: testUser,
  });
  expect(screen.getByRole('region', { name: 'Please confirm your email address' })).toHaveTextContent(
    'nara@example.com',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send link again' }));
  await waitFor(() => expect(calls).toEqual(['/auth/sendConfirmation']));
});
