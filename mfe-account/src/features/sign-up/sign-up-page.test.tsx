import '@narae/ui/testing';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import SignUpPage from './sign-up-page.tsx';

test('who is signed in already is told who it is, without a form beneath', async () => {
  await renderInShell(<SignUpPage />, { path: '/join', user: testUser, namespaces: ['account'] });
  expect(screen.getByText(/You are signed in as Kim Nara\./)).toBeVisible();
  expect(document.querySelectorAll('form, input')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Use another account' })).toBeVisible();
});
