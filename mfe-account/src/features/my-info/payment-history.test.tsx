import type { MyPayment } from '@narae/contracts';
import { FakeStream, installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { PaymentHistory } from './payment-history.tsx';

const payment = (n: number, change: Partial<MyPayment> = {}): MyPayment => ({
  refno: `TRIP${n}`,
  transid: `T-${n}`,
  pay_type: 'P',
  pay_type_nm: 'PayPal',
  amount: 155,
  currency: 'USD',
  state: 'paid',
  paid_at: new Date(Date.UTC(2026, 10, 21, 3, 59 - n)).toISOString(),
  order_id: 'ORD1',
  prod_title: 'LUMERA weekend',
  ymd_format: '2026-12-09',
  end_ymd_format: '2026-12-10',
  refunds: [],
  ...change,
});

let all: MyPayment[];
let fails: boolean;

beforeEach(() => {
  installFakeStream();
  fails = false;
  globalThis.fetch = (async (_url: string, init?: RequestInit) => {
    if (fails) return Response.json({ error: 'service_unavailable' }, { status: 503 });
    const after: { refno: string } | undefined = JSON.parse(String(init?.body)).info.after;
    const from = after ? all.findIndex(({ refno }) => refno === after.refno) + 1 : 0;
    return Response.json(all.slice(from, from + 20));
  }) as typeof fetch;
});

const show = () => renderInShell(<PaymentHistory />, { user: testUser, namespaces: ['account'] });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('a payment says what it was for, how much, how, and what of it went back', async () => {
  const refund = {
    refund_id: 'ORD1-1',
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
  all = [
    payment(1, { refunds: [refund, { ...refund, refund_id: 'ORD1-2', state: 'refunded', amount: 30 }] }),
  ];
  await show();
  expect(await screen.findByRole('heading', { name: 'Payment history' })).toBeVisible();
  const row = within(rows()[0]!);
  expect(row.getByRole('link', { name: 'LUMERA weekend' })).toHaveAttribute('href', '/myOrder?order_id=ORD1');
  for (const text of ['$155', 'PayPal', 'TRIP1', '$90 on its way back', '$30 refunded'])
    expect(row.getByText(text)).toBeVisible();
  // On a phone each of several would be a column.
  for (const cell of row.getAllByRole('cell')) expect(cell.childNodes).toHaveLength(1);
});

test('a full page is followed by the next one, the last by none', async () => {
  all = Array.from({ length: 27 }, (_, n) => payment(n));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('TRIP26');
  expect(rows()).toHaveLength(27);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a payment that comes in meanwhile is shown at once', async () => {
  all = [payment(2)];
  await show();
  await screen.findByText('TRIP2');
  all = [payment(1), ...all];
  act(() => FakeStream.latest().send('order', { cart_id: 'C1', order_id: 'ORD1', kind: 'paid' }));
  expect(await screen.findByText('TRIP1')).toBeVisible();
});

test('who has paid nothing sees nothing of it; a failure can be tried again', async () => {
  all = [];
  fails = true;
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a payment for a change of an order says so', async () => {
  all = [payment(1, { due: 'name-fee' }), payment(2)];
  await show();
  const change = await screen.findByText('For a change of name');
  expect(rows()[0]).toContainElement(change);
  expect(rows()[1]).not.toHaveTextContent('For ');
});
