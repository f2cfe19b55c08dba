import type { MyOrder } from '@narae/contracts';
import { FakeStream, installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import { paidOrder } from '../../../test/bookings.ts';
import '../../texts.ts';
import MyOrderPage from './my-order-page.tsx';

let order: MyOrder | null;
let status: number;

beforeEach(() => {
  installFakeStream();
  order = paidOrder();
  status = 200;
  globalThis.fetch = (async (url: string) =>
    new Response(
      url.endsWith('/orderTickets') || url.endsWith('/orderChanges')
        ? '[]'
        : JSON.stringify(status === 200 ? (order ? [order] : []) : { error: 'service_unavailable' }),
      {
        status,
      },
    )) as typeof fetch;
});

const show = (query = 'order_id=ORD0000000042') =>
  renderInShell(<MyOrderPage />, {
    path: `/myOrder?${query}`,
    user: testUser,
    namespaces: ['booking', 'bookingMyOrder'],
  });

const section = (name: string): HTMLElement => screen.getByRole('region', { name });

test('a paid order shows its state, travellers, lines, payment with both references, and what has happened', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tour CART000001' })).toBeVisible();
  expect(screen.getByText('Order number: ORD0000000042')).toBeVisible();
  expect(screen.getByText(/We look forward to seeing you/)).toBeVisible();
  expect(within(section('Travellers')).getByText('handed in')).toBeVisible();
  expect(within(section('Price')).getAllByText('$100')).not.toHaveLength(0);
  expect(within(section('Payments')).getByText('TRIP1')).toBeVisible();
  expect(within(section('Payments')).getByText('T-900')).toBeVisible();
  const steps = within(section('What has happened')).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'Paid',
    'Order and price confirmed',
    'Put in the cart',
  ]);
});

test('the member’s own contact is written as it is on the order page', async () => {
  await show();
  expect(await screen.findByText('+82 1012345678')).toBeVisible();
  expect(screen.getByText('nara@example.com')).toBeVisible();
});

test('the time of the start and the meeting point stand in the head, with its map (CATALOG-16)', async () => {
  order = paidOrder({
    ymd_format: '2099-05-01',
    end_ymd_format: '2099-05-01',
    start_time: '09:00',
    end_time: '17:30',
    meeting_point: 'Exit 8 of Myeong-dong Station',
    meeting_lat: 37.5,
    meeting_lng: 127,
  });
  await show();
  expect(await screen.findByText(/2099 · 09:00–17:30/)).toBeVisible();
  expect(screen.getByText(/Meeting point: Exit 8 of Myeong-dong Station/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('37.5'),
  );
});

test('a payment for a change says what it was for', async () => {
  const [payment] = paidOrder().payments;
  order = paidOrder({
    payments: [payment!, { ...payment!, refno: 'TRIP2', amount: 50, due: 'name-fee' }],
  });
  await show();
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  const [first, second] = payments.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('For a change');
  expect(second).toHaveTextContent('For a change of name');
});

test('a document that the desk rejected says why, with the note', async () => {
  const rejection = { reason: 'expired', text: 'The passport has expired.', note: 'Until 2027' } as const;
  const [traveller] = paidOrder().travellers;
  const papers = [{ file_type: '1', state: 'rejected', rejection }] as const;
  order = paidOrder({ travellers: [{ ...traveller!, papers: [...papers] }] });
  await show();
  const travellers = within(await screen.findByRole('region', { name: 'Travellers' }));
  expect(travellers.getByText('not accepted')).toBeVisible();
  expect(
    travellers.getByText(/The passport has expired\..*Our travel desk’s note: Until 2027/),
  ).toBeVisible();
});

test.each([
  [{ txn_type: 'T', payments: [] }, 'Waiting for payment', 'Go to payment'],
  [{ txn_type: 'N', payments: [] }, 'Travellers needed', 'Traveller details'],
  [{ txn_type: 'Y', checking_refno: 'TRIP1' }, 'Payment being checked', 'See payment status'],
] as const)('%o is shown as "%s" and leads on', async (change, label, way) => {
  order = paidOrder({ ...change, payments: [] });
  await show();
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

test.each([
  [{ txn_type: 'PR' }, 'Cancellation requested', /We have your request/],
  [{ txn_type: 'R' }, 'Cancelled', /This order is cancelled/],
  [{ txn_type: 'X' }, 'Expired', /can no longer be paid/],
  [{ end_ymd_format: '2020-01-02', ymd_format: '2020-01-01' }, 'Paid', /This trip is over/],
] as const)('%o is shown as "%s", and nothing is to be paid', async (change, label, next) => {
  order = paidOrder(change);
  await show();
  expect((await screen.findAllByText(label))[0]).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.queryByRole('link', { name: /payment|travellers/i })).not.toBeInTheDocument();
});

test('a change that the stream tells of is shown without anybody asking', async () => {
  await show();
  await screen.findByText('Paid', { selector: '[class*=badge]' });
  order = paidOrder({ txn_type: 'PR' });
  act(() =>
    FakeStream.latest().send('order', { cart_id: 'CART000001', order_id: 'ORD0000000042', kind: 'changed' }),
  );
  expect(await screen.findByText('Cancellation requested', { selector: '[class*=badge]' })).toBeVisible();
});

test('an order that is not the reader’s is not found, with a way to those that are', async () => {
  order = null;
  await show();
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/myinfo');
});

test('without a number there is nothing to ask for', async () => {
  await show('');
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible();
});

test('a failure can be tried again', async () => {
  status = 503;
  await show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  status = 200;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tour CART000001' })).toBeVisible();
});

test('a cancelled order says first what became of it and of the money', async () => {
  const approved = {
    what: 'organiser-cancelled',
    at: '2026-01-02T00:00:00.000Z',
    by: 'desk',
    about: '',
  } as const;
  order = paidOrder({ txn_type: 'R', steps: [approved] });
  await show();
  const travellers = await screen.findByRole('region', { name: 'Travellers' });
  const cancelling = screen.getByRole('region', { name: 'Cancelling' });
  expect(cancelling.compareDocumentPosition(travellers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('documents are completed from here until the lock date, and not after it', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Complete or replace documents' })).toBeVisible();
});

test('after the lock date nothing leads to completing documents', async () => {
  order = paidOrder({ changes_until: '2026-01-02' });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tour CART000001' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Complete or replace documents' })).toBeNull();
});

describe('a departure that was changed (ORDER-22)', () => {
  const terms = { ymd_format: '2099-05-01', end_ymd_format: '2099-05-01', start_time: '09:00' };
  const change = {
    no: 1,
    at: '2026-11-22T03:00:00.000Z',
    parts: ['time' as const, 'meeting' as const],
    before: { ...terms, meeting_point: 'Palace gate' },
    now: { ...terms, start_time: '10:00', meeting_point: '' },
    why: 'The weather makes it necessary.',
    note: 'A storm comes.',
  };

  test('says what was and what is, why, and until when everything goes back, and leads to cancelling', async () => {
    order = paidOrder({ departure_changes: [change], free_until: '2099-04-08T05:20:00.000Z' });
    await show();
    const changed = within(await screen.findByRole('region', { name: 'Your trip has changed' }));
    expect(changed.getByText('May 1, 2099 · 09:00')).toBeVisible();
    expect(changed.getByText('May 1, 2099 · 10:00')).toBeVisible();
    expect(changed.getByText('Palace gate')).toBeVisible();
    expect(changed.getByText('Not given')).toBeVisible();
    expect(changed.getByText('The weather makes it necessary.')).toBeVisible();
    expect(changed.getByText('A storm comes.')).toBeVisible();
    expect(changed.getByText(/^Ask to cancel by Apr 8, 2099/)).toBeVisible();
    globalThis.fetch = (() => new Promise(() => {})) as typeof fetch;
    await userEvent.click(changed.getByRole('button', { name: 'Cancel for a full refund' }));
    expect(await screen.findByRole('dialog', { name: 'Cancel order' })).toBeVisible();
  });

  test.each([
    ['the time for it is over', { free_until: '' }],
    ['it has passed since the page was loaded', { free_until: '2020-04-08T05:20:00.000Z' }],
  ])('offers no cancelling where %s', async (_what, over) => {
    order = paidOrder({ departure_changes: [change], ...over });
    await show();
    await screen.findByRole('region', { name: 'Your trip has changed' });
    expect(screen.queryByText(/^Ask to cancel by/)).toBeNull();
  });

  test('says nothing where nothing was changed', async () => {
    await show();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Your trip has changed' })).toBeNull();
  });
});
