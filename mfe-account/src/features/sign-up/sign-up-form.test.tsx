import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { SignUpForm } from './sign-up-form.tsx';

beforeEach(() => {
  globalThis.fetch = (async () => Response.json([])) as typeof fetch;
});

test('an address that was not checked is complained about until it is found free', async () => {
  await renderInShell(<SignUpForm onSignedUp={() => undefined} />, { namespaces: ['account'] });
  await userEvent.type(screen.getByLabelText('Name'), 'Mina');
  await userEvent.type(screen.getByLabelText('Phone number'), '01012345678');
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'mina@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(email).toHaveAccessibleDescription(/check first/);
  await userEvent.click(screen.getByRole('button', { name: 'Check email' }));
  expect(await screen.findByText('You can use this email.')).toBeVisible();
  expect(email).toBeValid();
  expect(email).not.toHaveAccessibleDescription(/check first/);
});
