import { refreshCounts } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import '../../texts.ts';
import { WaitingOrders } from './waiting-orders.tsx';

let waiting: number;
beforeEach(() => {
  globalThis.fetch = (async (url: string) =>
    Response.json(url === '/api/paymentCnt' ? [{ paymentCnt: waiting }] : [])) as typeof fetch;
});

const show = async (): Promise<void> => {
  await renderInShell(<WaitingOrders />, { user: testUser, namespaces: ['account'] });
  await act(() => refreshCounts());
};

// The first of the file: nothing has been counted yet.
test('until they are counted, or could not be, a skeleton keeps their place', async () => {
  globalThis.fetch = (async () =>
    Response.json({ error: 'service_unavailable' }, { status: 503 })) as typeof fetch;
  await renderInShell(<WaitingOrders />, { user: testUser, namespaces: ['account'] });
  expect(document.querySelector('[data-skeleton]')).toBeInTheDocument();
  await act(() => refreshCounts());
  expect(document.querySelector('[data-skeleton]')).not.toBeInTheDocument();
});

test('orders that wait for payment are counted, with the way to them', async () => {
  waiting = 2;
  await show();
  expect(await screen.findByText('2 orders are waiting for payment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See orders to pay' })).toHaveAttribute('href', '/paymentInfo');
  waiting = 0;
  await act(() => refreshCounts());
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
