import '@narae/ui/testing';
import { jest } from '@jest/globals';
import type { CartDate, CartItem } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem } from '../../../test/bookings.ts';
import '../../texts.ts';
import { ModifyActions } from './modify-actions.tsx';

const date = (prod_id: string, change: Partial<CartDate> = {}): CartDate => ({
  prod_id,
  ymd_format: '2099-05-08',
  end_ymd_format: '2099-05-09',
  seats_left: 9,
  stop: '',
  currency: 'USD',
  cost_price: 100,
  option_price: 0,
  hotel_price: 0,
  total_price: 100,
  ...change,
});

let dates: CartDate[];
let answer: () => Response;
let sent: Record<string, unknown>[];
beforeEach(() => {
  dates = [];
  sent = [];
  answer = () => Response.json({ msg: 'success' });
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/cartDates') return Response.json(dates);
    sent.push((JSON.parse(String(init?.body)) as { info: Record<string, unknown> }).info);
    return answer();
  }) as typeof fetch;
});

const openDates = async (change: Partial<CartItem> = {}) => {
  await renderInShell(<ModifyActions item={cartItem('CART000001', { trip_id: 'TR00000001', ...change })} />, {
    user: testUser,
    namespaces: ['booking'],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change date' }));
  return within(await screen.findByRole('dialog', { name: 'Change date' }));
};

test('another date is chosen by seats and price, and its price is sent along', async () => {
  const said = jest.spyOn(toast, 'show').mockImplementation(() => 0);
  dates = [date('P000090'), date('P000091', { ymd_format: '2099-05-15', total_price: 120, cost_price: 120 })];
  const dialog = await openDates();
  const save = dialog.getByRole('button', { name: 'Save changes' });
  expect(await dialog.findByRole('radio', { name: /May 8.*9 seats left.*Same price/s })).toBeVisible();
  expect(save).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: /May 15.*\$120/s }));
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const prices = { currency: 'USD', cost_price: 120, option_price: 0, hotel_price: 0 };
  expect(sent).toEqual([{ cart_id: 'CART000001', prod_id: 'P000091', ...prices }]);
  expect(said).toHaveBeenCalledWith({ key: 'update_success', kind: 'success' });
  said.mockRestore();
});

test('a date that cannot be had says why; a confirmed row is to be confirmed again', async () => {
  dates = [date('P000090', { stop: 'No seats are left.' })];
  const dialog = await openDates({ txn_type: 'T' });
  expect(await dialog.findByRole('radio', { name: /No seats are left/ })).toBeDisabled();
  expect(dialog.getByText(/please confirm the travellers again/)).toBeVisible();
});

test('a trip without another date says so and has nothing to save', async () => {
  const dialog = await openDates();
  expect(await dialog.findByText('No other date can be booked at present.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

test('a date that is in the cart already is said beside the dates', async () => {
  dates = [date('P000090')];
  answer = () =>
    Response.json(
      { error: 'cart_duplicate', message: 'It is in your cart already.', field: 'prod_id' },
      { status: 409 },
    );
  const dialog = await openDates();
  await userEvent.click(await dialog.findByRole('radio'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('It is in your cart already.')).toBeVisible();
});
