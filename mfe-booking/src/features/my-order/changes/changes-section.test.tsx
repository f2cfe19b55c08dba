import { jest } from '@jest/globals';
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

let service: FakeChanges;
beforeEach(() => {
  service = fakeChanges();
});

const namesDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change names' }));
  return within(await screen.findByRole('dialog', { name: 'Change names' }));
};
const sent = (name: string) => service.sent.filter((one) => one.name === name).map(({ info }) => info);
const rename = async (at: number, name: string): Promise<void> => {
  const field = screen.getAllByLabelText('Name')[at]!;
  await userEvent.clear(field);
  if (name) await userEvent.type(field, name);
};

test('says until when changes are possible and what a name costs, in the currency of the order', async () => {
  service.changes = changesOf({ currency: 'KRW', name_fee: 65_000 });
  await showChanges();
  expect(
    await screen.findByText(/^You can make changes until .*Apr 24, 2099.* \(Korean time\)\.$/),
  ).toBeVisible();
  expect(screen.getByText('Changing a name costs ₩65,000 ($50) per person.')).toBeVisible();
});

test('the fee follows the names that are other ones, which are sent alone, and the change then waits for it', async () => {
  service.answer = () => {
    service.changes = changesOf({ due: openDue() });
    return { msg: 'success', due_id: openDue().due_id };
  };
  await showChanges();
  const dialog = await namesDialog();
  expect(dialog.getByRole('status')).toHaveTextContent('Fee for 0 names: $0');
  await rename(0, 'KIM  NARA');
  await rename(1, 'LEE MINA');
  expect(dialog.getByRole('status')).toHaveTextContent('Fee for one name: $50');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('button', { name: 'Pay $50' })).toBeVisible();
  expect(sent('orderNameChange')).toMatchObject([
    { order_id: 'ORD0000000042', names: [{ rv_mem_id: 'RV2', mem_nm: 'LEE MINA' }] },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByText(/^This change waits for your payment/)),
  );
});

test.each([
  ['other letters than a passport has', '김나라', /letters/i],
  ['no name', '', /name/i],
])('%s are said beside the field, and nothing is sent', async (_, name, text) => {
  await showChanges();
  const dialog = await namesDialog();
  await rename(0, name);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  const field = screen.getAllByLabelText('Name')[0]!;
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(text);
  expect(service.sent).toEqual([]);
});

test('names that stay as they are are not sent', async () => {
  await showChanges();
  const dialog = await namesDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(screen.getAllByLabelText('Name')[0]).toHaveAccessibleDescription(/Nothing would change/);
  expect(service.sent).toEqual([]);
});

test('without a fee names are changed at once', async () => {
  service.changes = changesOf({ name_fee: 0 });
  const said = jest.spyOn(toast, 'show').mockImplementation(() => 0);
  await showChanges();
  expect(await screen.findByText('Changing a name is free of charge.')).toBeVisible();
  const dialog = await namesDialog();
  await rename(1, 'LEE MINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(said).toHaveBeenCalledWith({ text: 'Your order has been changed.', kind: 'success' });
  said.mockRestore();
});

test('where a name counts as a cancellation, it leads to cancelling', async () => {
  service.changes = changesOf({ name_counts_as_cancellation: true, name_fee: 0 });
  await showChanges();
  await userEvent.click(await screen.findByRole('button', { name: 'Go to cancelling' }));
  expect(screen.queryByRole('button', { name: 'Change names' })).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/myOrder?order_id=ORD0000000042&open=cancel');
});

test.each([
  ['locked', /^The last day for changes was .*Apr 24, 2099/],
  ['cancel-asked', /^You have asked to cancel this order/],
] as const)('an order that is %s says so, and offers nothing', async (stop, text) => {
  service.changes = changesOf({ stop });
  await showChanges();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a rejection is said, and the page shows what the order has become', async () => {
  const told: unknown[] = [];
  const said = jest.spyOn(toast, 'rejection').mockImplementation((error) => void told.push(error));
  service.answer = () => {
    service.changes = changesOf({ stop: 'locked' });
    return Response.json({ error: 'change_locked', message: 'Too late.' }, { status: 409 });
  };
  await showChanges();
  const dialog = await namesDialog();
  await rename(1, 'LEE MINA');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText(/^The last day for changes was/)).toBeVisible();
  expect(told).toMatchObject([{ error: 'change_locked' }]);
  said.mockRestore();
});

test.each([
  ['waits for payment', { txn_type: 'T' }],
  ['is over', { ymd_format: '2020-05-01', end_ymd_format: '2020-05-02' }],
] as const)('an order that %s has nothing to change', async (_, change) => {
  await showChanges(change);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what could not be loaded can be asked for again', async () => {
  const works = globalThis.fetch;
  globalThis.fetch = (async () => Response.json({ error: 'internal_fail' }, { status: 500 })) as typeof fetch;
  await showChanges();
  const again = await screen.findByRole('button', { name: 'Try again' });
  globalThis.fetch = works;
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Change names' })).toBeVisible();
});

test('while a balance is open names can be changed, and extras only after it', async () => {
  service.changes = changesOf({ balance: { ...openDue(), kind: 'balance', lines: [] } });
  await showChanges();
  expect(await screen.findByRole('button', { name: 'Change names' })).toBeVisible();
  expect(screen.getByText(/^Please pay the balance first/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change extras or rooms' })).not.toBeInTheDocument();
});
