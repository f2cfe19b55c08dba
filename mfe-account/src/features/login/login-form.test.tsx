import '@narae/ui/testing';
import { confirmStore, toastStore } from '@narae/shell-sdk/host';
import { renderInShell } from '@narae/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { LoginForm } from './login-form.tsx';

const calls: { url: string; body: unknown }[] = [];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  calls.length = 0;
  answers = {
    '/memChk': { status: 200, body: { msg: 'success' } },
    '/loginCallback': { status: 200, body: { msg: 'success', user: { mem_id: 'MEM0000000001' } } },
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url !== '/auth/providers') calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    const answer = answers[String(url)] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }) as typeof fetch;
});

const show = (lanTp: 'ENG' | 'CHN' = 'ENG') =>
  renderInShell(<LoginForm onSignUp={() => undefined} onFind={() => undefined} />, {
    lanTp,
    namespaces: ['account'],
  });

const fill = async (email: string, password: string): Promise<void> => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('what is missing is said beside its field, which gets the focus; nothing is sent', async () => {
  await show();
  await fill('mina@example.com', '');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/password/i);
  // Words about signing in stay longer than others (SHELL-10).
  expect(toastStore.getState().notes.map(({ ms }) => ms)).toEqual([3_000]);
  expect(calls).toEqual([]);
});

test('the session opens only after the question was answered with yes', async () => {
  await show();
  await fill(' mina@example.com ', 'narae1234');
  await waitFor(() => expect(confirmStore.getState().question).not.toBeNull());
  expect(calls.map((call) => call.url)).toEqual(['/memChk']);
  expect(calls[0]?.body).toEqual({ info: { mem_email: 'mina@example.com', mem_password: 'narae1234' } });
  await act(async () => confirmStore.getState().question?.answer(false));
  expect(calls.map((call) => call.url)).toEqual(['/memChk']);
});

test('wrong credentials are said under the form, in the server’s words', async () => {
  answers['/memChk'] = {
    status: 401,
    body: { error: 'common_login_email_password_fail', message: 'Wrong e-mail or password.' },
  };
  await show();
  await fill('mina@example.com', 'wrong1234');
  expect(await screen.findByText('Wrong e-mail or password.')).toBeVisible();
});

test('Chinese offers QQ, the others Google, Facebook and Kakao, with the way back', async () => {
  const { unmount } = await show('CHN');
  expect(screen.getByRole('link', { name: /QQ/ })).toHaveAttribute(
    'href',
    '/auth/web/qq?lan_tp=CHN&back=%2F',
  );
  expect(screen.queryByRole('link', { name: /Kakao/i })).toBeNull();
  unmount();
  await show('ENG');
  for (const [name, path] of [
    ['Facebook', '/auth/facebook'],
    ['Kakao', '/auth/kakao'],
  ] as const)
    expect(screen.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
      'href',
      `${path}?lan_tp=ENG&back=%2F`,
    );
});

test('Google only warns while it is not configured', async () => {
  answers['/auth/providers'] = { status: 200, body: ['kakao'] };
  await show('ENG');
  await userEvent.click(await screen.findByRole('button', { name: /Google/ }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
