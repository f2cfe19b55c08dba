import { jest } from '@jest/globals';
import { toast } from '@narae/shell-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changesOf,
  fakeChanges,
  type FakeChanges,
  laterDate,
  moveQuoteOf,
  openDue,
  showChanges,
} from '../../../../test/fake-changes.tsx';
import '../../../shared/my-order/texts.ts';
import '../../../texts.ts';

let service: FakeChanges;
beforeEach(() => {
  service = fakeChanges();
});

const openMove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another date' }));
  return within(await screen.findByRole('dialog', { name: 'Move to another date' }));
};
const moved = () => service.sent.filter(({ name }) => name === 'orderMove').map(({ info }) => info);

test('says until when and for what fee an order can be moved', async () => {
  service.moves = moveQuoteOf({ departures: [laterDate()], fee: 10, fee_krw: 13_000 });
  await showChanges();
  expect(await screen.findByText(/^You can move this order .* until .*Apr 21, 2099/)).toBeVisible();
  expect(screen.getByText('Each move costs $10, besides a difference in price.')).toBeVisible();
});

test('an order whose trip has no other date offers nothing', async () => {
  await showChanges();
  expect(await screen.findByRole('button', { name: 'Change names' })).toBeVisible();
  expect(screen.queryByText(/another date/)).not.toBeInTheDocument();
});

test('why an order cannot be moved is said, also after its lock date', async () => {
  service.changes = changesOf({ stop: 'locked' });
  service.moves = moveQuoteOf({
    departures: [laterDate()],
    stop: { error: 'move_over', message: 'Moving ended on Apr 21.' },
  });
  await showChanges();
  expect(await screen.findByText('Moving ended on Apr 21.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a date at the same price is chosen and moved to at once', async () => {
  service.moves = moveQuoteOf({ departures: [laterDate()] });
  const said = jest.spyOn(toast, 'show').mockImplementation(() => 0);
  await showChanges();
  const dialog = await openMove();
  expect(dialog.getByRole('button', { name: 'Move my order' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: /May 8.*9 seats left.*Same price/s }));
  expect(await dialog.findByText(/100% .*Apr 28, 2099|Apr 28, 2099.*100%/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Move my order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(moved()).toEqual([{ order_id: 'ORD0000000042', prod_id: 'P000090', difference: 0 }]);
  expect(said).toHaveBeenCalledWith({ text: 'Your order has a new date.', kind: 'success' });
  said.mockRestore();
});

test('a cheaper date says what comes back, a passport that ends too soon whose it is', async () => {
  service.moves = moveQuoteOf({ departures: [laterDate({ total: 280, difference: -20 })] });
  service.target = {
    refunds: [{ amount: 20, currency: 'USD' }],
    passports_expired: [{ rv_mem_id: 'RV1', mem_nm: 'KIM NARA' }],
  };
  await showChanges();
  const dialog = await openMove();
  await userEvent.click(dialog.getByRole('radio', { name: /\$20 back/ }));
  expect(await dialog.findByText(/^The passport of KIM NARA expires/)).toBeVisible();
  expect(dialog.getByText('Price after the change').parentElement).toHaveTextContent('$280');
});

test('a dearer date waits for its payment, and the present seats stay', async () => {
  service.moves = moveQuoteOf({ departures: [laterDate({ total: 340, difference: 40 })] });
  service.answer = () => {
    service.changes = changesOf({ due: openDue({ kind: 'move', amount: 40 }) });
    return { msg: 'success', due_id: openDue().due_id };
  };
  await showChanges();
  const dialog = await openMove();
  await userEvent.click(dialog.getByRole('radio', { name: /\+ \$40/ }));
  expect(await dialog.findByText('Your present seats stay yours until you have paid.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('button', { name: 'Pay $40' })).toBeVisible();
  expect(moved()).toMatchObject([{ difference: 40 }]);
});

test('a full date cannot be chosen and leads to its waiting list', async () => {
  const stop = { error: 'no_inventory', message: 'Sold out.' } as const;
  service.moves = moveQuoteOf({ departures: [laterDate({ stop, seats_left: 0 })] });
  await showChanges();
  const dialog = await openMove();
  expect(dialog.getByRole('radio')).toBeDisabled();
  expect(dialog.getByText('Sold out.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See the waiting list of this date' })).toHaveAttribute(
    'href',
    expect.stringContaining('P000090'),
  );
});

test('a price that changed meanwhile is shown before anything is moved', async () => {
  service.moves = moveQuoteOf({ departures: [laterDate()] });
  service.answer = () => {
    service.moves = moveQuoteOf({ departures: [laterDate({ total: 310, difference: 10 })] });
    return Response.json({ error: 'price_changed', message: 'The price changed.' }, { status: 409 });
  };
  await showChanges();
  const dialog = await openMove();
  await userEvent.click(dialog.getByRole('radio'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Move my order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The price has changed');
  expect(await dialog.findByRole('button', { name: 'Continue to payment' })).toBeEnabled();
});
