import type { OrderDetail } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import '../../texts.ts';
import { useHold } from './hold.tsx';

const order = (
  txn_type: string,
  hold_expires_at: string | null,
  change: Partial<OrderDetail> = {},
): OrderDetail =>
  ({
    cart_id: 'CART000001',
    txn_type,
    hold_expires_at,
    agreed: true,
    prod_price_tp: 'USD',
    ...change,
  }) as OrderDetail;

let asked: string[];
let arrives: (booking: OrderDetail) => void;

beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('orderHold')) asked.push(url);
    return new Response(JSON.stringify({ hold_expires_at: '2099-01-01T00:00:00.000Z' }), { status: 200 });
  }) as typeof fetch;
});

function Holder({ first }: { readonly first: OrderDetail }): ReactNode {
  const [booking, setBooking] = useState(first);
  arrives = setBooking;
  return <p>{useHold(booking).hold.state}</p>;
}

const show = (first: OrderDetail) =>
  renderInShell(<Holder first={first} />, { path: '/order', user: testUser, namespaces: ['booking'] });

test('an order on its way to payment takes its seats', async () => {
  await show(order('T', null));
  expect(await screen.findByText('held')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an order that is paid while the screen is open asks for no seats', async () => {
  await show(order('T', '2099-01-01T00:00:00.000Z'));
  await act(async () => arrives(order('P', null)));
  expect(screen.getByText('held')).toBeVisible();
  expect(asked).toEqual([]);
});

test('an order whose price is not agreed is agreed on by taking its seats, although they are held', async () => {
  await show(order('T', '2099-01-01T00:00:00.000Z', { agreed: false }));
  expect(await screen.findByText('held')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('an order that comes in another currency is agreed on in it, once', async () => {
  await show(order('T', '2099-01-01T00:00:00.000Z'));
  const inYuan = { agreed: false, prod_price_tp: 'CNH' } as const;
  await act(async () => arrives(order('T', '2099-01-01T00:00:00.000Z', inYuan)));
  await act(async () => arrives(order('T', '2099-01-01T00:00:00.000Z', inYuan)));
  expect(await screen.findByText('held')).toBeVisible();
  expect(asked).toHaveLength(1);
});
