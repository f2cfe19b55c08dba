import type { FormCase } from '@narae/shell-sdk/testing';
import {
  answerQuestion,
  formBehaves,
  formProperties,
  renderInShell,
  testUser,
} from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import '@narae/ui/testing';
import './texts.ts';
import './features/admin/texts.ts';
import './features/my-account/texts.ts';
import './features/second-factor/texts.ts';
import './shared/passkeys/texts.ts';
import { MemberActions } from './features/admin/members/member-actions.tsx';
import FindDialog from './features/find/find-dialog.tsx';
import { LoginForm } from './features/login/login-form.tsx';
import EmailSection from './features/my-account/email-section.tsx';
import PasswordSection from './features/my-account/password-section.tsx';
import PasskeysSection from './features/my-account/passkeys-section.tsx';
import ProfileSection from './features/my-account/profile-section.tsx';
import { ResetForm } from './features/reset/reset-form.tsx';
import { EnterCode } from './features/second-factor/enter-code.tsx';
import { SignUpForm } from './features/sign-up/sign-up-form.tsx';
import { memberRow } from './features/admin/members/testing/member-row.ts';

const nothing = (): void => undefined;
const done = (): Promise<void> => Promise.resolve();
const namespaces = ['account', 'accountAdmin', 'accountOwn', 'accountFactor', 'accountPasskeys'];
const visitor = (form: ReactNode) => () => renderInShell(form, { namespaces });
const member = (form: ReactNode) => async () => {
  await renderInShell(form, { namespaces, user: testUser });
};
const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => () => screen.getByLabelText(label);
const type = async (label: string, text: string): Promise<void> => {
  const control = await screen.findByLabelText(label);
  await userEvent.clear(control);
  if (text) await userEvent.type(control, text);
};
const agree = async (): Promise<void> => void (await answerQuestion(true));
const profile = {
  mem_nm: 'Kim Nara',
  mem_nick: 'nara',
  mem_tel: '+821012345678',
  mem_email: 'nara@example.com',
  email_confirmed: true,
  mem_profile_path: '',
  mail_lan_tp: 'ENG',
  has_password: true,
  profile_version: 1,
};
const listed = memberRow({ mem_id: 'MEM0000000777' });
const secrets = { leaving: 'secrets are no words', draft: 'a secret is never kept' };
const oneLine = { leaving: 'one line that is known by heart', draft: 'opened and sent while signed in' };

const forms: Readonly<Record<string, FormCase>> = {
  login: {
    file: 'features/login/login-form.tsx',
    show: visitor(<LoginForm onSignUp={nothing} onFind={nothing} />),
    field: field('Email'),
    fill: async () => {
      await type('Email', 'mina@example.com');
      await type('Password', 'narae1234');
    },
    send: press('Sign in'),
    call: 'memChk',
    serverField: 'mem_email',
    not: { ...secrets, 'server error': 'all rejections are one sentence below the form (ACCOUNT-5)' },
  },
  'sign-up': {
    file: 'features/sign-up/sign-up-form.tsx',
    show: visitor(<SignUpForm onSignedUp={nothing} />),
    field: field('Name'),
    fill: async () => {
      await type('Name', 'Mina');
      await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '01012345678');
      await type('Email', 'mina@example.com');
      await press('Check email')();
      await type('Password', 'narae1234');
      for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    },
    send: press('Sign up'),
    agree,
    call: 'join',
    serverField: 'mem_nm',
    not: { leaving: 'lines that are known by heart', draft: 'joining is the sign-in' },
  },
  reset: {
    file: 'features/reset/reset-form.tsx',
    show: visitor(<ResetForm token="t" onDone={nothing} />),
    field: field('New password'),
    fill: () => type('New password', 'narae1234'),
    send: press('Save new password'),
    call: 'passwordReset',
    serverField: 'mem_password',
    not: secrets,
  },
  find: {
    file: 'features/find/find-dialog.tsx',
    show: visitor(<FindDialog onClose={nothing} />),
    field: field('Name'),
    fill: async () => {
      await type('Name', 'Mina');
      await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '01012345678');
    },
    send: press('Find'),
    agree,
    call: 'findChk',
    serverField: 'mem_nm',
    not: {
      leaving: 'lines that are known by heart',
      draft: 'closing forgets what was typed (ACCOUNT-7)',
      'server error': 'all rejections are one sentence below the form (ACCOUNT-7)',
    },
  },
  'code of the second factor': {
    file: 'features/second-factor/enter-code.tsx',
    show: visitor(<EnterCode onShown={done} />),
    field: () => screen.getByRole('textbox'),
    fill: async () => userEvent.type(screen.getByRole('textbox'), '123456'),
    send: async () => userEvent.click(screen.getAllByRole('button')[0] as HTMLElement),
    call: 'secondFactorEnter',
    serverField: 'code',
    not: secrets,
  },
  password: {
    file: 'features/my-account/password-section.tsx',
    show: member(<PasswordSection />),
    answers: { myProfile: profile },
    field: field('Current password'),
    fill: async () => {
      await type('Current password', 'narae1234');
      await type('New password', 'narae12345');
    },
    send: press('Change password'),
    call: 'passwordChange',
    serverField: 'mem_password',
    not: secrets,
  },
  'a passkey’s name': {
    file: 'features/my-account/passkeys-section.tsx',
    show: async () => {
      await member(<PasskeysSection />)();
      await userEvent.click(await screen.findByRole('button', { name: 'Rename: Phone' }));
    },
    answers: {
      myPasskeys: [
        { passkey_id: 'PK1', name: 'Phone', synced_yn: 'N', added_at: '2026-11-20T03:00:00.000Z' },
      ],
    },
    field: field('Name'),
    spoil: () => type('Name', ''),
    fill: () => type('Name', 'Tablet'),
    send: press('Save'),
    call: 'passkeyRename',
    serverField: 'name',
    not: oneLine,
  },
  profile: {
    file: 'shared/passkeys/prove-form.tsx',
    show: async () => {
      await member(<ProfileSection />)();
      await screen.findByLabelText('Nickname');
    },
    answers: { myProfile: profile },
    field: field('Nickname'),
    fill: () => type('Nickname', 'mina'),
    send: press('Save'),
    call: 'profileChange',
    serverField: 'mem_nick',
    not: {
      'field error': 'the server alone judges a profile',
      focus: 'as the field’s error; tried with the server’s',
      draft: 'what is changed is shown to its member alone; leaving asks',
    },
  },
  email: {
    file: 'shared/passkeys/prove-form.tsx',
    show: async () => {
      await member(<EmailSection />)();
      await screen.findByLabelText('New email address');
    },
    answers: { myProfile: profile },
    field: field('New email address'),
    fill: () => type('New email address', 'mina@example.com'),
    send: press('Send confirmation link'),
    call: 'emailChange',
    serverField: 'mem_email',
    not: oneLine,
  },
  'the reason of a lock': {
    file: 'features/admin/members/member-actions.tsx',
    show: async () => {
      await member(<MemberActions member={listed} />)();
      await press('Lock')();
    },
    field: field('Reason'),
    fill: async () => userEvent.selectOptions(field('Reason')(), 'other'),
    send: async () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lock' })),
    call: 'memberLock',
    serverField: 'reason',
    not: {
      'field error': 'one is chosen from the beginning',
      focus: 'as the field’s error; tried with the server’s',
      leaving: 'a choice is no words',
      draft: 'the desk signs in for the day',
    },
  },
};

describe.each(Object.entries(forms))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
