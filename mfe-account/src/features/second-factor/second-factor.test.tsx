import { jest } from '@jest/globals';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import ConfirmDialog from './confirm-dialog.tsx';
import SecondFactor from './second-factor.tsx';
import SecondFactorSection from './second-factor-section.tsx';

const owner = { ...testUser, admin_yn: 'Y', admin_role: 'owner', second_factor_needed: true } as const;
const wrong = { error: 'second_factor_code_wrong', field: 'code', message: 'This code is not right.' };
const codes = ['aaaaa-22222', 'bbbbb-33333'];

let factor: { app: boolean; passkeys: number; recovery_left: number; shown: boolean };
let answers: Record<string, { status: number; body: unknown }>;
let asked: [string, unknown][];
beforeEach(() => {
  asked = [];
  factor = { app: false, passkeys: 0, recovery_left: 0, shown: false };
  answers = {
    '/api/secondFactorBegin': {
      status: 200,
      body: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Narae:n?secret=A' },
    },
    '/api/secondFactorConfirm': { status: 200, body: { recovery_codes: codes } },
    '/api/secondFactorEnter': { status: 200, body: { msg: 'success' } },
    '/api/recoveryCodesMake': { status: 200, body: { recovery_codes: codes } },
    '/auth/refresh': { status: 200, body: { user: { ...owner, second_factor_needed: false } } },
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push([url, JSON.parse(String(init?.body)).info]);
    const answer = url === '/api/secondFactor' ? { status: 200, body: factor } : answers[url];
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? 404 });
  }) as typeof fetch;
});

const show = (page = <SecondFactor />) =>
  renderInShell(page, { user: owner, namespaces: ['account', 'accountFactor', 'accountPasskeys'] });
const sent = (url: string) => asked.filter(([one]) => one === url).map(([, info]) => info);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('leads from the key over the first code and the recovery codes into the back office', async () => {
  await show();
  await press('Set up an app');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByLabelText('Key for your app')).toHaveValue('ABCD EFGH IJKL MNOP');
  await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
  await press('Confirm');
  expect(await screen.findByText('bbbbb-33333')).toBeVisible();
  expect(sent('/api/secondFactorConfirm')).toEqual([{ code: '123456' }]);
  expect(sent('/auth/refresh')).toHaveLength(0);
  factor = { app: true, passkeys: 0, recovery_left: 10, shown: true };
  await press('I have kept them');
  await waitFor(() => expect(sent('/auth/refresh')).toHaveLength(1));
});

it('sends who has no password to a passkey or to sign in again', async () => {
  answers['/api/secondFactorBegin'] = { status: 403, body: { error: 'prove_again', message: 'Again.' } };
  answers['/api/myProfile'] = { status: 200, body: { has_password: false } };
  await show();
  await press('Set up an app');
  await press('Sign in again');
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/loginout');
});

it('asks for the password once more where signing in was some time ago', async () => {
  answers['/api/secondFactorBegin'] = { status: 403, body: { error: 'prove_again', message: 'Again.' } };
  await show();
  await press('Set up an app');
  await userEvent.type(await screen.findByLabelText('Password'), 'narae1234');
  await press('Set up an app');
  await waitFor(() => expect(sent('/api/secondFactorBegin')[1]).toEqual({ mem_password: 'narae1234' }));
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});

it('says at the field that a code is wrong or missing, and takes a recovery code in its place', async () => {
  factor = { app: true, passkeys: 0, recovery_left: 3, shown: false };
  answers['/api/secondFactorEnter'] = { status: 401, body: wrong };
  await show();
  await press('Enter the back office');
  expect(await screen.findByLabelText('6-digit code')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('6-digit code'), '000000');
  await press('Enter the back office');
  expect(await screen.findByText('This code is not right.')).toBeVisible();

  await press('Use a recovery code');
  answers['/api/secondFactorEnter'] = { status: 200, body: { msg: 'success' } };
  await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaaa-22222');
  factor = { ...factor, shown: true };
  await press('Enter the back office');
  await waitFor(() => expect(sent('/api/secondFactorEnter').at(-1)).toEqual({ code: 'aaaaa-22222' }));
  await waitFor(() => expect(sent('/auth/refresh')).toHaveLength(1));
});

it('may be tried again where the session could not be renewed', async () => {
  factor = { app: true, passkeys: 0, recovery_left: 3, shown: true };
  answers['/auth/refresh'] = { status: 503, body: { error: 'service_unavailable', message: 'Later.' } };
  await show();
  await press('Try again');
  await waitFor(() => expect(sent('/auth/refresh')).toHaveLength(2));
});

describe('the question before a call that asks for it again', () => {
  const ask = async () => {
    const answers = { onClose: jest.fn(), onConfirmed: jest.fn() };
    await show(<ConfirmDialog {...answers} />);
    return answers;
  };

  it('is answered by a code, after a wrong one, once the session was renewed', async () => {
    factor = { app: true, passkeys: 0, recovery_left: 3, shown: true };
    answers['/api/secondFactorEnter'] = { status: 401, body: wrong };
    const { onConfirmed } = await ask();
    expect(screen.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible();
    const code = await screen.findByLabelText('6-digit code');
    expect(code).toHaveFocus();
    await userEvent.type(code, '000000');
    await press('Confirm');
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    expect([sent('/auth/refresh'), onConfirmed.mock.calls]).toEqual([[], []]);
    answers['/api/secondFactorEnter'] = { status: 200, body: { msg: 'success' } };
    await press('Confirm');
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(sent('/auth/refresh')).toHaveLength(1);
  });

  it('offers a passkey to whoever has one, and a code only to whoever has an app', async () => {
    factor = { app: false, passkeys: 1, recovery_left: 0, shown: true };
    await ask();
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toHaveFocus();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
  });

  it('is closed without an answer', async () => {
    const { onClose, onConfirmed } = await ask();
    await press('Close');
    expect([onClose.mock.calls.length, onConfirmed.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('the section of my account', () => {
  it('makes new recovery codes once the second factor was shown', async () => {
    factor = { app: true, passkeys: 0, recovery_left: 1, shown: true };
    await show(<SecondFactorSection />);
    expect(await screen.findByText(/1 recovery code left/)).toBeVisible();
    await press('New recovery codes');
    expect(sent('/api/recoveryCodesMake')).toEqual([]);
    await press('New recovery codes');
    expect(await screen.findByText('aaaaa-22222')).toBeVisible();
  });

  it('is nothing for members without a role', async () => {
    const { container } = await renderInShell(<SecondFactorSection />, {
      user: testUser,
      namespaces: ['accountFactor'],
    });
    expect(container.querySelector('section')).toBeNull();
    expect(asked).toEqual([]);
  });
});
