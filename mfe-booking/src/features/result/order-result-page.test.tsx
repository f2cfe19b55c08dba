import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import '../../texts.ts';
import OrderResultPage from './order-result-page.tsx';

let outcome: string | null;

beforeEach(installFakeChannel);

beforeEach(() => {
  globalThis.fetch = (async () =>
    new Response(
      JSON.stringify(outcome === null ? [] : [{ refno: 'TRIP1', outcome, cart_id: 'CART000001' }]),
      { status: 200 },
    )) as typeof fetch;
});

const show = (query: string) =>
  renderInShell(<OrderResultPage />, {
    path: `/orderResult?${query}`,
    user: testUser,
    namespaces: ['booking'],
  });

test('a success in the address is not a payment: the store says declined', async () => {
  outcome = 'declined';
  await show('refno=TRIP1&result_code=0000&cart_id=CART000001');
  expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/orderConfirm?cart_id=CART000001',
  );
});

test.each([
  ['paid', 'Your payment is complete'],
  ['waiting', 'We are checking your payment'],
  ['refunded', 'Your payment is being refunded'],
])('%s', async (state, title) => {
  outcome = state;
  await show('refno=TRIP1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('an unknown reference, and none at all, are said to be nothing', async () => {
  outcome = null;
  await show('refno=TRIP404');
  expect(await screen.findByRole('heading', { name: 'There is no payment to show' })).toBeVisible();
});
