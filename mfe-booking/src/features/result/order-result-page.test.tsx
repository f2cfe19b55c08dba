import { jest } from '@jest/globals';
import type { DueKind, OrderDetail, RefundReason } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { orderDetail } from '../../../test/bookings.ts';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import '../../texts.ts';
import OrderResultPage from './order-result-page.tsx';

let outcome: string | null;
let refund_reason: RefundReason | null;
let booking: OrderDetail | null;
let due: DueKind | undefined;
let lessMotion: boolean;

beforeEach(installFakeChannel);

beforeEach(() => {
  booking = null;
  due = undefined;
  refund_reason = null;
  lessMotion = false;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('reduced-motion') && lessMotion,
  })) as typeof window.matchMedia;
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/orderDetail') return new Response(JSON.stringify(booking ? [booking] : []));
    return new Response(
      JSON.stringify(
        outcome === null ? [] : [{ refno: 'TRIP1', outcome, refund_reason, due, cart_id: 'CART000001' }],
      ),
    );
  }) as typeof fetch;
});

const show = (query: string, user: typeof testUser | null = testUser) =>
  renderInShell(<OrderResultPage />, { path: `/orderResult?${query}`, user, namespaces: ['booking'] });

const address = (): string => screen.getByTestId('address').textContent;

test('a success in the address is not a payment: the store says declined', async () => {
  outcome = 'declined';
  await show('refno=TRIP1&result_code=0000&cart_id=CART000001');
  expect(await screen.findByRole('heading', { name: 'The payment was declined' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/orderConfirm?cart_id=CART000001&lan_tp=ENG',
  );
});

test.each([
  ['paid', 'A confirmation email is on its way. You can find your booking under My info.'],
  ['declined', 'You have not been charged. Check your payment details and try again.'],
  ['cancelled', 'The payment was not completed and nothing was charged. You can try again.'],
])('%s says what comes next: %s', async (state, text) => {
  outcome = state;
  await show('refno=TRIP1');
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['paid', 'Your payment is complete'],
  ['waiting', 'We are checking your payment'],
])('%s', async (state, title) => {
  outcome = state;
  await show('refno=TRIP1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a paid trip is offered for the calendar, one that is not paid is not', async () => {
  outcome = 'paid';
  await show('refno=TRIP1');
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
  cleanup();
  outcome = 'declined';
  await show('refno=TRIP1');
  await screen.findByRole('link', { name: 'Back to the order' });
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('after a deposit it says what is left to pay, and stays', async () => {
  outcome = 'paid';
  booking = orderDetail('CART000001', {
    txn_type: 'P',
    balance_due: 70,
    deposit: { pct: 30, amount: 30, balance: 70, balance_by: '2099-04-01' },
  });
  await show('refno=TRIP1');
  expect(await screen.findByRole('heading', { name: 'Your deposit is paid' })).toBeVisible();
  expect(screen.getByText(/pay the balance of \$70 .* by .*Apr 1, 2099/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay here' })).not.toBeInTheDocument();
});

test('what was paid is not said before it is known whether it was a deposit', async () => {
  outcome = 'paid';
  const answered = globalThis.fetch;
  let answer: (() => void) | null = null;
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/orderDetail')
      await new Promise<void>((known) => {
        answer = known;
      });
    return answered(url);
  }) as typeof fetch;
  await show('refno=TRIP1');
  await waitFor(() => expect(answer).not.toBeNull());
  expect(screen.queryByText('Your payment is complete')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stay here' })).not.toBeInTheDocument();
  await act(async () => answer?.());
  expect(await screen.findByRole('heading', { name: 'Your payment is complete' })).toBeVisible();
});

test.each([
  ['balance', 'Your balance is paid'],
  ['extras', 'Your order has been changed'],
] as const)('a payment for %s of a paid order says so', async (kind, title) => {
  outcome = 'paid';
  due = kind;
  await show('refno=TRIP1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('nobody has to wait for a late notification', async () => {
  outcome = 'waiting';
  await show('refno=TRIP1');
  expect(await screen.findByRole('link', { name: 'Go to My info' })).toHaveAttribute(
    'href',
    '/myinfo?lan_tp=ENG',
  );
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
});

test.each([
  ['seats-lost', 'Your payment is being refunded', /seats were gone/, 'Back to the order'],
  ['paid-twice', 'This order is already paid', /second payment is refunded in full/, 'Go to My info'],
  ['amount-differs', 'Your payment is being refunded', /price of the order had changed/, 'Back to the order'],
  ['order-changed', 'Your payment is being refunded', /confirmed again/, 'Back to the order'],
  ['order-removed', 'Your payment is being refunded', /had been deleted/, 'Back to home'],
  ['trip-closed', 'Your payment is being refunded', /had closed/, 'Back to home'],
  ['cancelled', 'Your payment is being refunded', /has been cancelled/, 'Back to home'],
  ['unconfirmed', 'Your payment was not confirmed', /have cancelled it/, 'Back to the order'],
] as const)('refunded because of %s', async (reason, title, text, next) => {
  outcome = 'refunded';
  refund_reason = reason;
  await show('refno=TRIP1');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toBeVisible();
});

test('an unknown reference, and none at all, are said to be nothing', async () => {
  outcome = null;
  await show('refno=TRIP404');
  expect(await screen.findByRole('heading', { name: 'There is no payment to show' })).toBeVisible();
});

describe('an order without a reference', () => {
  test.each([
    ['is paid', { txn_type: 'P', pay_yn: 'Y' }, 'Your payment is complete'],
    ['is being checked', { txn_type: 'Y', checking_refno: 'TRIP1' }, 'We are checking your payment'],
    ['was never sent to be paid', { txn_type: 'T' }, 'This order is not paid yet'],
  ] as const)('%s', async (_, change, title) => {
    outcome = 'waiting';
    booking = orderDetail('CART000001', change);
    await show('result_code=0000&cart_id=CART000001');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('is nothing when it is not the member’s, or nobody is signed in', async () => {
    outcome = null;
    await show('cart_id=CART000001');
    expect(await screen.findByRole('heading', { name: 'There is no payment to show' })).toBeVisible();
    cleanup();
    await show('cart_id=CART000001', null);
    expect(await screen.findByRole('heading', { name: 'There is no payment to show' })).toBeVisible();
  });
});

describe('a paid result leads home', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const showPaid = async (refno: string): Promise<void> => {
    outcome = 'paid';
    await show(`refno=${refno}`);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { name: 'Your payment is complete' })).toBeVisible();
  };
  const seconds = async (count: number): Promise<void> => {
    for (let second = 0; second < count; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  test('after five seconds with its language, and no second time for the same payment', async () => {
    await showPaid('TRIPA');
    await seconds(4);
    expect(address()).toBe('/orderResult?refno=TRIPA');
    await seconds(1);
    expect(address()).toBe('/?lan_tp=ENG');
    cleanup();
    await showPaid('TRIPA');
    await seconds(10);
    expect(address()).toBe('/orderResult?refno=TRIPA');
  });

  test.each([
    ['the button to stay', () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))],
    ['a key', () => fireEvent.keyDown(window, { key: 'ArrowDown' })],
    ['a press', () => fireEvent.pointerDown(window)],
    ['the focus of a link', () => fireEvent.focusIn(screen.getByRole('link', { name: 'Back to home' }))],
  ])('unless %s says to stay', async (name, act) => {
    const refno = `TRIP ${name}`;
    await showPaid(refno);
    await seconds(2);
    act();
    await seconds(10);
    expect(address()).toContain('/orderResult');
    expect(screen.queryByRole('button', { name: 'Stay here' })).not.toBeInTheDocument();
  });

  test('but not where less motion is asked for', async () => {
    lessMotion = true;
    await showPaid('TRIPC');
    await seconds(10);
    expect(address()).toBe('/orderResult?refno=TRIPC');
  });
});
