import type { CartItem } from '@narae/contracts';
import { refreshCounts, useCartCount } from '@narae/shell-sdk';
import { answerQuestion, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { cartItem } from '../../../test/bookings.ts';
import '@narae/ui/testing';
import '../../texts.ts';
import CartPage from './cart-page.tsx';

let rows: CartItem[];
let status: number;
let asked: number;

beforeEach(() => {
  status = 200;
  asked = 0;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (async (url: string) => {
    if (url === '/api/mycartList') asked += 1;
    return new Response(JSON.stringify(url === '/api/mycartList' ? rows : [{ paymentCnt: 0 }]), { status });
  }) as typeof fetch;
});

function Badge(): ReactNode {
  return <output aria-label="badge">{useCartCount()}</output>;
}

const show = async (): Promise<void> => {
  await renderInShell(
    <>
      <Badge />
      <CartPage />
    </>,
    { path: '/mycart', user: testUser, namespaces: ['booking'] },
  );
  await act(() => refreshCounts());
  await screen.findAllByRole('article');
};

test('the badge counts the rows that have somewhere to go, the cart every row that it shows', async () => {
  rows = [
    cartItem('CART000001'),
    cartItem('CART000002', { txn_type: 'T' }),
    cartItem('CART000003', { txn_type: 'Y' }),
    cartItem('CART000004', { txn_type: 'P', pay_yn: 'Y' }),
    cartItem('CART000005', { txn_type: 'R' }),
  ];
  await show();
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getByLabelText('badge')).toHaveTextContent(/^3$/);
  expect(screen.getByText('5 items')).toBeVisible();
});

test('a cart of nothing but what is paid leaves the badge empty', async () => {
  rows = [cartItem('CART000004', { txn_type: 'P', pay_yn: 'Y' })];
  await show();
  expect(screen.getByLabelText('badge')).toHaveTextContent(/^0$/);
  expect(screen.getByText('1 item')).toBeVisible();
});

test('a cart that can be read stays when it could not be read anew', async () => {
  rows = [cartItem('CART000001')];
  await show();
  const before = asked;
  status = 503;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is paid is never chosen, and the only row that can be ordered is chosen already', async () => {
  rows = [
    cartItem('CART000001', { txn_type: 'P', pay_yn: 'Y' }),
    cartItem('CART000002'),
    cartItem('CART000003', { txn_type: 'X' }),
    cartItem('CART000004', { progress_yn: 'E' }),
  ];
  await show();
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => (radio as HTMLInputElement).disabled)).toEqual([true, false, true, true]);
  expect(radios[1]).toBeChecked();
  expect(screen.getByText('This trip has closed or already left. You can only delete it.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Traveller details' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/reservInfo?cart_id=CART000002');
});

test('a row that leads nowhere has the colour of its card', () => {
  // jsdom computes no styles of modules; the choice's own sheet makes it grey.
  const sheet = readFileSync(new URL('./cart-page.module.css', import.meta.url), 'utf8');
  expect(/\.row \.choice:has\(input:disabled\) \{([^}]*)\}/.exec(sheet)?.[1]).toContain('background: none');
});

test('what is to be chosen is said once', async () => {
  rows = [cartItem('CART000001'), cartItem('CART000002')];
  await show();
  expect(screen.getByText('Choose the trip you want to book.')).toBeVisible();
});

test('a cart of nothing that can be ordered has no button to order it', async () => {
  rows = [cartItem('CART000001', { txn_type: 'P', pay_yn: 'Y' })];
  await show();
  expect(screen.getByRole('radio')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Traveller details' })).not.toBeInTheDocument();
  expect(screen.getByText('Nothing in your cart can be booked right now.')).toBeVisible();
});

test('a payment that is being checked is a state of its own and leads to its result', async () => {
  rows = [cartItem('CART000001', { txn_type: 'Y', checking_refno: 'TRIP1' })];
  await show();
  expect(screen.getByText('Payment being checked')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See payment status' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/orderResult?refno=TRIP1&cart_id=CART000001');
});

test('all rows are ticked for deletion at once, but for one whose payment is under way', async () => {
  rows = [cartItem('CART000001'), cartItem('CART000002', { txn_type: 'Y' }), cartItem('CART000003')];
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Select to delete' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByRole('checkbox', { name: 'Tour CART000001' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Tour CART000002/ })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /Tour CART000002/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tour CART000003' }));
  expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
});

test('after rows were deleted the focus is on the heading, also where none is left', async () => {
  rows = [cartItem('CART000001'), cartItem('CART000002')];
  await show();
  for (const [title, left] of [
    ['Tour CART000001', [cartItem('CART000002')]],
    ['Tour CART000002', []],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Select to delete' }));
    await userEvent.click(screen.getByRole('checkbox', { name: title }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }));
    rows = [...left];
    await answerQuestion(true);
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(left.length));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  }
});

test('a custom trip leads to its request and asks for no picture', async () => {
  const prod_id = 'CUSTOM000000001';
  rows = [cartItem('CART000001', { prod_id, custom_request_id: prod_id, file_path: '', file_name: '' })];
  await show();
  const row = screen.getByRole('article');
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/customTravel?request_id=${prod_id}`);
  expect(row.querySelector('img')).toBeNull();
});
