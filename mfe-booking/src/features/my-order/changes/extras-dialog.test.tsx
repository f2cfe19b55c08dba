import { perLanguage, toWireFields } from '@narae/contracts/localized';
import { jest } from '@jest/globals';
import type { ExtrasQuote, MyOrder, Option } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changesOf,
  fakeChanges,
  openDue,
  showChanges,
  type FakeChanges,
} from '../../../../test/fake-changes.tsx';
import '../../../shared/my-order/texts.ts';
import '../../../texts.ts';

const option = (opt_code: string, origin_price: number): Option => ({
  value: opt_code,
  opt_code,
  opt_kind: 'extra',
  ...toWireFields(
    'opt_',
    'nm',
    perLanguage(() => opt_code),
  ),
  opt_price: 1,
  origin_price,
});
const quoted = (difference: number, change: Partial<ExtrasQuote> = {}): ExtrasQuote => ({
  order_id: 'ORD0000000042',
  currency: 'USD',
  cost: 200,
  option: 20,
  hotel: 0,
  total: 220 + difference,
  before: 220,
  difference,
  refunds: difference < 0 ? [{ amount: 140, currency: 'CNH' }] : [],
  ...change,
});
const withPhoto = {
  opt_code: 'OPT1',
  option_price: 20,
  total_price: 220,
  cost_price: 200,
  inventory_cnt: 0,
  options: [
    { opt_code: 'PHOTO', opt_name: 'Photo tour', opt_price: 20, origin_price: 26_000, participant_cnt: 1 },
  ] as unknown as MyOrder['options'],
} satisfies Partial<MyOrder>;

let service: FakeChanges;
let seats: readonly object[];
let quote: () => unknown;
let change: () => unknown;
beforeEach(() => {
  service = fakeChanges();
  seats = [{ prod_id: 'P1', inventory_cnt: 0 }];
  quote = () => [quoted(40)];
  change = () => ({ msg: 'success', due_id: '' });
  service.answer = (name) => {
    if (name === 'optionList2') return [option('HANBOK', 26_000)];
    if (name === 'productSeats') return seats;
    return name === 'orderExtrasQuote' ? quote() : change();
  };
});

const sent = (name: string) => service.sent.filter((one) => one.name === name).map(({ info }) => info);
const opened = async (order: Partial<MyOrder> = withPhoto) => {
  await showChanges(order);
  await userEvent.click(await screen.findByRole('button', { name: 'Change extras or rooms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change extras or rooms' }));
  await dialog.findByText('Change something to see what it costs.');
  return dialog;
};
type Dialog = Awaited<ReturnType<typeof opened>>;
const more = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Photo tour: one more' }));

test('is not offered where the trip has no extras or rooms', async () => {
  service.changes = changesOf({ has_extras: false });
  await showChanges();
  expect(await screen.findByRole('button', { name: 'Change names' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change extras or rooms' })).not.toBeInTheDocument();
});

test('what costs more says by how much before, and then waits for its payment', async () => {
  change = () => {
    service.changes = changesOf({ due: openDue({ kind: 'extras', amount: 40 }) });
    return { msg: 'success', due_id: 'ORD0000000042-D1' };
  };
  const dialog = await opened();
  expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  expect(sent('orderExtrasQuote')).toEqual([]);
  await more(dialog);
  expect(await dialog.findByText('$40')).toBeVisible();
  expect(dialog.getByText('$220')).toBeVisible();
  expect(dialog.getByText('$260')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('button', { name: 'Pay $40' })).toBeVisible();
  const choice = { options: [{ opt_code: 'PHOTO', participant_cnt: 2 }], hotels: [] };
  expect(sent('orderExtrasChange')).toMatchObject([{ order_id: 'ORD0000000042', ...choice, difference: 40 }]);
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText(/^This change waits for your payment/)),
  );
});

test('a limited extra is to be had as far as it is left beside what the order has (SEAT-9)', async () => {
  const option_left = [
    { opt_code: 'PHOTO', remaining: 1 },
    { opt_code: 'HANBOK', remaining: 0 },
  ];
  seats = [{ prod_id: 'P1', inventory_cnt: 0, option_left }];
  const dialog = await opened();
  expect(await dialog.findByText('2 left')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: /^HANBOK/ })).toBeDisabled();
  await more(dialog);
  expect(dialog.getByRole('button', { name: 'Photo tour: one more' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('what costs less says what comes back, in what was paid, and is changed at once', async () => {
  const said = jest.spyOn(toast, 'show').mockImplementation(() => 0);
  quote = () => [quoted(-20)];
  const dialog = await opened({ ...withPhoto, options: [{ ...withPhoto.options[0]!, participant_cnt: 2 }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Photo tour: one fewer' }));
  expect(await dialog.findByText('You get back')).toBeVisible();
  expect(dialog.getByText('¥140')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('orderExtrasChange')).toMatchObject([{ difference: -20 }]);
  expect(said).toHaveBeenCalledWith({ text: 'Your order has been changed.', kind: 'success' });
  said.mockRestore();
});

test('a choice that breaks a rule says so, and is not quoted', async () => {
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Photo tour: one fewer' }));
  expect(await dialog.findByText(/participant/i, { selector: '[class*=notice]' })).toBeVisible();
  expect(sent('orderExtrasQuote')).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

test('a price that changed meanwhile is shown anew, and the choice stays', async () => {
  change = () => {
    quote = () => [quoted(60)];
    return Response.json({ error: 'price_changed', message: 'Changed.' }, { status: 409 });
  };
  const dialog = await opened();
  await more(dialog);
  await dialog.findByText('$40');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The price has changed.');
  expect(dialog.getByText('$60')).toBeVisible();
  expect(sent('orderExtrasQuote').at(-1)).toMatchObject({ options: [{ participant_cnt: 2 }] });
});

test('why the shop does not quote it is said; a failure can be tried again', async () => {
  quote = () => Response.json({ error: 'payment_cap_exceeded', message: 'Too much.' }, { status: 409 });
  const dialog = await opened();
  await more(dialog);
  expect(await dialog.findByText('Too much.')).toBeVisible();
  quote = () => Response.json({ error: 'internal_fail', message: 'No' }, { status: 500 });
  await more(dialog);
  const again = await dialog.findByRole('button', { name: 'Try again' });
  quote = () => [quoted(80)];
  await userEvent.click(again);
  expect(await dialog.findByText('$80')).toBeVisible();
});
