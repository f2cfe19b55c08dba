import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { orderDetail } from '../../test/bookings.ts';
import '../texts.ts';
import { BookingGuard } from './booking-guard.tsx';

test.each([
  ['T', 'The screen'],
  ['X', 'Expired'],
] as const)('a booking in %s shows: %s', async (txn_type, title) => {
  globalThis.fetch = (async () =>
    new Response(JSON.stringify([orderDetail('CART000001', { txn_type })]), {
      status: 200,
    })) as typeof fetch;
  await renderInShell(<BookingGuard cart_id="CART000001">{() => <h1>The screen</h1>}</BookingGuard>, {
    path: '/order',
    user: testUser,
    namespaces: ['booking'],
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Go to cart' })).toHaveLength(txn_type === 'X' ? 1 : 0);
});
