import type { OrderDetail } from '@narae/contracts';
import { termsVersion } from '@narae/contracts/terms-version';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeChannel } from '../../../test/fake-channel.ts';
import { orderDetail } from '../../../test/bookings.ts';
import '../../texts.ts';
import OrderPage from './order-page.tsx';

let booking: OrderDetail;
let paid: Record<string, unknown>[];
let rejection: string | null;
let holds: number;
let sentIn: string[];

beforeEach(() => {
  installFakeChannel();
  paid = [];
  rejection = null;
  holds = 0;
  window.open = () => null;
  sentIn = [];
  HTMLFormElement.prototype.submit = function submit() {
    sentIn.push(this.acceptCharset);
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/orderDetail') return new Response(JSON.stringify([booking]));
    if (url === '/api/orderHold') {
      holds += 1;
      return new Response(JSON.stringify({ msg: 'success', hold_expires_at: '2099-01-01T00:00:00.000Z' }));
    }
    if (rejection)
      return new Response(JSON.stringify({ error: rejection, message: 'Another price.' }), { status: 409 });
    paid.push((JSON.parse(String(init?.body)) as { info: Record<string, unknown> }).info);
    const form = {
      msg: 'success',
      action: '/pay',
      method: 'POST',
      charset: 'EUC-KR',
      fields: {},
      refno: 'TRIP1',
    };
    return new Response(JSON.stringify({ ...form, hold_expires_at: '2099-01-01T00:00:00.000Z' }));
  }) as typeof fetch;
});

const show = async (change: Partial<OrderDetail>): Promise<void> => {
  booking = orderDetail('CART000001', {
    txn_type: 'T',
    total_price: 1_945,
    hold_expires_at: '2099-01-01T00:00:00.000Z',
    ...change,
  });
  await renderInShell(<OrderPage />, {
    path: '/order?cart_id=CART000001',
    user: testUser,
    namespaces: ['booking'],
  });
};

test('paying says the amount, and asks for consent first, which the payment names', async () => {
  const user = userEvent.setup();
  await show({});
  const pay = await screen.findByRole('button', { name: 'Pay $1,945' });
  await user.click(pay);
  const consent = screen.getByRole('checkbox', {
    name: 'I agree to the terms of use and the privacy policy.',
  });
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription('Please agree to the terms and the privacy policy.');
  expect(paid).toEqual([]);
  await user.click(consent);
  await user.click(pay);
  await waitFor(() => expect(paid).toMatchObject([{ cartId: 'CART000001', terms_version: termsVersion }]));
});

test('a method that charges another currency says how much, and sends its form as the provider reads it', async () => {
  const user = userEvent.setup();
  await show({
    pay_types: ['A', 'W', 'U'],
    other_charges: [{ pay_type: 'U', currency: 'KRW', amount: 359_800 }],
    total_price: 1_945,
    prod_price_tp: 'CNH',
  });
  const union = await screen.findByRole('radio', { name: /^UnionPay.*₩359,800.*¥1,945/ });
  expect(screen.getByRole('button', { name: 'Pay ¥1,945' })).toBeVisible();
  await user.click(union);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Pay ₩359,800' }));
  await waitFor(() => expect(paid).toMatchObject([{ amount: 359_800, origin_total_price: 1_945 }]));
  await waitFor(() => expect(sentIn).toEqual(['EUC-KR']));
  await user.click(screen.getByRole('radio', { name: 'Alipay' }));
  expect(screen.getByRole('button', { name: 'Pay ¥1,945' })).toBeVisible();
});

test('while a payment is being checked nothing can be paid, and its result is one step away', async () => {
  await show({ txn_type: 'Y', checking_refno: 'TRIP1' });
  expect(await screen.findByText('We are checking your payment')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See payment status' })).toHaveAttribute(
    'href',
    '/orderResult?refno=TRIP1&cart_id=CART000001',
  );
});

test('an order quoted in the currency of the page is agreed on in it, and its seats are asked for', async () => {
  await show({ agreed: false });
  expect(await screen.findByRole('button', { name: 'Pay $1,945' })).toBeVisible();
  await waitFor(() => expect(holds).toBe(1));
  expect(screen.queryByText(/stays in that currency/)).not.toBeInTheDocument();
});

test('an order being paid in another currency says why, and is paid in it by its own methods', async () => {
  const user = userEvent.setup();
  await show({
    txn_type: 'Y',
    prod_price_tp: 'CNH',
    total_price: 13_677,
    pay_types: ['A', 'W'],
  });
  expect(await screen.findByText(/^You have already started to pay ¥13,677 for this order/)).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: /Alipay/ }));
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Pay ¥13,677' }));
  await waitFor(() => expect(paid).toMatchObject([{ currency: 'CNH', origin_total_price: 13_677 }]));
});

test('a price that is another by now is agreed on anew and shown before it is paid', async () => {
  const user = userEvent.setup();
  await show({});
  await user.click(await screen.findByRole('checkbox', { name: /^I agree/ }));
  rejection = 'price_changed';
  booking = { ...booking, total_price: 2_010 };
  await user.click(screen.getByRole('button', { name: 'Pay $1,945' }));
  expect(await screen.findByRole('button', { name: 'Pay $2,010' })).toBeVisible();
  expect(holds).toBe(1);
  expect(paid).toEqual([]);
});

test('an order with a deposit is paid in part, and says when the rest is due and what happens without it', async () => {
  const user = userEvent.setup();
  const deposit = { pct: 30, amount: 584, balance: 1_361, balance_by: '2099-04-01' };
  await show({ deposit });
  expect(await screen.findByText('Deposit to pay now', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText(/^Balance, by .*Apr 1, 2099/)).toBeVisible();
  expect(screen.getByText(/The balance of \$1,361 is to be paid .* 3 days after that/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Pay $584' }));
  await waitFor(() => expect(paid).toMatchObject([{ origin_total_price: 584 }]));
});
