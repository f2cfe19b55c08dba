import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import LoginResultPage from './login-result-page.tsx';

const code = 'c'.repeat(43);
const sent: unknown[] = [];
let answer: (info: { consent?: unknown }) => Response;
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    const { info } = JSON.parse(String(init?.body)) as { info: { consent?: unknown } };
    sent.push(info);
    return answer(info);
  }) as typeof fetch;
});

const show = (hash = `#code=${code}`) =>
  renderInShell(<LoginResultPage />, { path: `/loginResult${hash}`, namespaces: ['account'] });

test('an address without a code is said to be void, and nothing is sent', async () => {
  await show('');
  expect(await screen.findByRole('heading', { name: 'This sign-in link is not valid' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('somebody new agrees to terms and policy before going on', async () => {
  const base = { provider: 'kakao', user: null, back: '' };
  answer = ({ consent }) => Response.json({ ...base, outcome: consent ? 'joined' : 'consent_needed' });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }));
  expect(sent).toHaveLength(1);
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }));
  expect(await screen.findByRole('heading', { name: 'Your account is connected' })).toBeVisible();
  expect(sent[1]).toMatchObject({ code, consent: { marketing: false } });
});

test('what the shop rejects is said in its words, with the way to the login', async () => {
  answer = () => Response.json({ error: 'member_waiting', message: 'Wait a little.' }, { status: 403 });
  await show();
  expect(await screen.findByText('Wait a little.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login/),
  );
});
