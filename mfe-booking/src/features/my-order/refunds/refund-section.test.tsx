import type { OrderRefund } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { paidOrder } from '../../../../test/bookings.ts';
import { RefundSection } from './refund-section.tsx';

const refund = (change: Partial<OrderRefund> = {}): OrderRefund => ({
  refund_id: 'ORD0000000042-1',
  cause: 'cancelled',
  reason: null,
  state: 'due',
  amount: 90,
  currency: 'USD',
  refno: 'TRIP1',
  refund_refno: 'TRIP1R1',
  made_at: '2099-04-22T03:00:00.000Z',
  settled_at: '',
  ...change,
});
const show = (refunds: readonly OrderRefund[]) =>
  renderInShell(<RefundSection order={paidOrder({ refunds: [...refunds] })} />, {
    user: testUser,
    namespaces: ['bookingCancel'],
  });

test('each refund says what it is for, how it stands, since when, and its reference', async () => {
  await show([
    refund(),
    refund({ refund_id: '2', state: 'refunded', settled_at: '2099-04-23T03:00:00.000Z' }),
    refund({
      refund_id: '3',
      cause: 'compensation',
      state: 'by-hand',
      refund_refno: '',
      currency: 'KRW',
      amount: 13_000,
    }),
    refund({ refund_id: '4', state: 'unconfirmed' }),
  ]);
  const [due, back, byHand, unsure] = screen.getAllByRole('listitem').map((row) => within(row));
  expect(due?.getByText('$90')).toBeVisible();
  expect(due?.getByText('On its way')).toBeVisible();
  expect(due?.getByText(/^Your cancellation · since Apr 2[12], 2099, \d\d:00$/)).toBeVisible();
  expect(due?.getByText('Refund reference: TRIP1R1')).toBeVisible();
  expect(back?.getByText(/^Refunded: Apr 2[23], 2099, \d\d:00$/)).toBeVisible();
  expect(byHand?.getByText('Waiting for payment')).toBeVisible();
  expect(byHand?.getByText('₩13,000')).toBeVisible();
  expect(byHand?.queryByText(/^Refund reference/)).not.toBeInTheDocument();
  expect(unsure?.getByText(/you need not do anything/)).toBeVisible();
});

test('an order without refunds has no such section', async () => {
  const { container } = await show([]);
  expect(within(container).queryByRole('heading')).not.toBeInTheDocument();
});
