import type { MyOrder, OrderDue } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paidOrder } from '../../../../test/bookings.ts';
import { changesOf, fakeChanges, type FakeChanges } from '../../../../test/fake-changes.tsx';
import '../../../shared/my-order/texts.ts';
import '../../../texts.ts';
import { BalanceSection } from './balance-section.tsx';

const order_id = 'ORD0000000042';

const balanceOf = (change: Partial<OrderDue> = {}): OrderDue => ({
  due_id: `${order_id}-D1`,
  kind: 'balance',
  amount: 70,
  currency: 'USD',
  due_by: '2099-04-01T15:00:00.000Z',
  lines: [],
  pay_types: ['P'],
  other_charges: [],
  checking_refno: '',
  ...change,
});

let service: FakeChanges;
beforeEach(() => {
  service = fakeChanges();
  window.open = () => null;
});

const show = (change: Partial<MyOrder> = { balance_due: 70 }) =>
  renderInShell(<BalanceSection order={paidOrder({ order_id, ...change })} />, {
    path: `/myOrder?order_id=${order_id}`,
    user: testUser,
    namespaces: ['booking', 'bookingMyOrder', 'bookingChanges'],
  });

test('says how much is left and until the end of which day, and is paid like any due', async () => {
  service.changes = changesOf({ balance: balanceOf() });
  service.answer = () => Response.json({ error: 'change_over', message: 'Over.' }, { status: 409 });
  await show();
  expect(await screen.findByText(/^Pay by .*Apr 1, 2099.*23:59 \(Seoul\)$/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $70' }));
  expect(service.sent).toMatchObject([
    { name: 'payment', info: { dueId: `${order_id}-D1`, orderId: order_id, origin_total_price: 70 } },
  ]);
});

test('once its day is over it says on which day the order is cancelled, and can still be paid', async () => {
  service.changes = changesOf({ balance: balanceOf({ due_by: '2026-03-31T15:00:00.000Z' }) });
  await show();
  expect(await screen.findByText(/overdue.*end of .*Apr 3, 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $70' })).toBeVisible();
});

test('while its payment is being checked nothing can be paid', async () => {
  service.changes = changesOf({ balance: balanceOf({ checking_refno: 'TRIP2' }) });
  await show();
  expect(await screen.findByText(/Please do not pay again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('while a cancellation is asked for it says that nothing is to be paid', async () => {
  service.changes = changesOf({ stop: 'cancel-asked' });
  await show({ balance_due: 70, txn_type: 'PR' });
  expect(await screen.findByText(/nothing is to be paid/)).toBeVisible();
  expect(screen.getByText('$70')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('an order that is paid in full has none', async () => {
  await show({});
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
