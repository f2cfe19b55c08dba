import { jest } from '@jest/globals';
import type { MyOrder } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paidOrder } from '../../../../test/bookings.ts';
import '../../../texts.ts';
import ReceiptPage from './receipt-page.tsx';

let order: MyOrder;

beforeEach(() => {
  order = paidOrder();
  globalThis.fetch = (async () => Response.json([order])) as typeof fetch;
});

const show = () =>
  renderInShell(<ReceiptPage />, {
    path: '/myOrderReceipt?order_id=ORD0000000042',
    user: testUser,
    namespaces: ['booking', 'bookingMyOrder'],
  });

test('the receipt names both sides, the trip, the lines, the payment, and what was received', async () => {
  await show();
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  for (const text of [
    'Order number: ORD0000000042',
    'KIM NARA',
    'Business licence no. 123-45-67890',
    'Tour CART000001',
    'Payment reference TRIP1, Provider’s reference T-900',
    'Amount received',
  ])
    expect(paper.getByText(text)).toBeVisible();
  expect(paper.queryByText('Refunds')).not.toBeInTheDocument();
});

test('refunds are taken off, and one that is on its way says so', async () => {
  const refund = {
    refund_id: 'R1',
    cause: 'cancelled',
    reason: null,
    state: 'due',
    amount: 90,
    currency: 'USD',
    refno: 'TRIP1',
    refund_refno: 'TRIP1R1',
    made_at: '2026-11-22T03:00:00.000Z',
    settled_at: '',
  } as const;
  order = paidOrder({ txn_type: 'R', refunds: [refund] });
  await show();
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText(/on its way/)).toBeVisible();
  expect(paper.getByText('TRIP1R1')).toBeVisible();
  expect(paper.getByText('Amount received').closest('div')).toHaveTextContent('$10');
});

test('an order that is not paid has none, and leads back', async () => {
  order = paidOrder({ txn_type: 'T', payments: [] });
  await show();
  expect(await screen.findByRole('heading', { name: 'There is no receipt yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/myOrder?order_id=ORD0000000042',
  );
});

test('the button opens the browser’s print dialog', async () => {
  window.print = jest.fn();
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(window.print).toHaveBeenCalledTimes(1);
});

test('after a deposit the receipt says what each payment was for, and what is left to pay', async () => {
  const [first] = paidOrder().payments;
  if (!first) throw new Error('nothing was paid');
  order = paidOrder({
    balance_due: 70,
    payments: [{ ...first, amount: 30 }],
  });
  await show();
  const paper = within(await screen.findByRole('article'));
  expect(paper.getByText('Amount received').closest('div')).toHaveTextContent('$30');
  expect(paper.getByText('Balance still to pay').closest('div')).toHaveTextContent('$70');
  cleanup();
  order = paidOrder({
    payments: [
      { ...first, amount: 30 },
      { ...first, refno: 'TRIP2', amount: 70, due: 'balance' },
    ],
  });
  await show();
  const whole = within(await screen.findByRole('article'));
  expect(whole.getByText(/^Balance, Payment reference TRIP2/)).toBeVisible();
  expect(whole.getByText('Amount received').closest('div')).toHaveTextContent('$100');
  expect(whole.queryByText('Balance still to pay')).not.toBeInTheDocument();
});
