import { jest } from '@jest/globals';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import { announceTo } from '../../shared/pay/pay-channel.ts';
import '../../texts.ts';
import UnionPayResultPage from './union-pay-result-page.tsx';

const close = jest.fn();

beforeEach(() => {
  installFakeChannel();
  jest.useFakeTimers();
  close.mockClear();
  window.close = close;
  globalThis.fetch = (async () =>
    new Response(
      JSON.stringify([
        { refno: 'TRIP1', outcome: 'declined', refund_reason: null, cart_id: 'CART000001', order_id: '' },
      ]),
    )) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const show = async (query: string): Promise<void> => {
  const path = `/orderUnionPayResult?${query}`;
  await renderInShell(<UnionPayResultPage />, { path, user: testUser, namespaces: ['booking'] });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('where nobody waits, the result is shown here, whatever the address says', async () => {
  await show('refno=TRIP1&cart_id=CART000001&result_code=0000');
  await pass(2_000);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'The payment was declined' })).toBeVisible(),
  );
  expect(close).not.toHaveBeenCalled();
});

test('the page that waits is told, and the window closes', async () => {
  const landed = jest.fn();
  const stop = announceTo('TRIP1', landed);
  await show('refno=TRIP1');
  await pass(200);
  expect(landed).toHaveBeenCalled();
  expect(close).toHaveBeenCalledTimes(1);
  stop();
});

test('without a reference the order itself is asked', async () => {
  await show('result_code=0000');
  await pass(0);
  expect(screen.getByRole('heading', { name: 'There is no payment to show' })).toBeVisible();
});
