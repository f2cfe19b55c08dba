import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const openDialog = async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Add a date' }));
  return within(await screen.findByRole('dialog', { name: 'Add another date of this trip' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const typeDay = (dialog: Dialog, value: string) =>
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value } });
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Add a date' }));

it('adds a date of a package with a price and seats for each size, and opens it', async () => {
  const dialog = await openDialog();
  expect(await dialog.findByText(/Fri, May 1, 2026 · 09:00/)).toBeVisible();
  typeDay(dialog, '2026-06-01');
  const prices = dialog.getAllByLabelText('Price in KRW');
  fireEvent.change(prices[1]!, { target: { value: '65000' } });
  await userEvent.selectOptions(dialog.getByLabelText('State of sale'), 'In preparation');
  await send(dialog);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('id=P000009'));
  expect(admin.sent['/api/admin/departureAdd']).toEqual([
    {
      prod_id: 'P000001',
      start_day: '2026-06-01',
      start_time: '09:00',
      end_time: '',
      progress_yn: 'W',
      sizes: [
        { prod_id: 'P000001', origin_price: 90_000, capacity: 6 },
        { prod_id: 'P000004', origin_price: 65_000, capacity: 8 },
      ],
    },
  ]);
  expect(admin.sent['/api/admin/draftSave']).toBeUndefined();
});

it('asks for the day, and for a price that is one, without asking the server', async () => {
  const dialog = await openDialog();
  await dialog.findByLabelText('First day');
  await send(dialog);
  expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(/./);
  typeDay(dialog, '2026-06-01');
  const [price] = dialog.getAllByLabelText('Price in KRW');
  fireEvent.change(price!, { target: { value: '100000001' } });
  await send(dialog);
  expect(price).toHaveAccessibleDescription(/whole won/);
  await waitFor(() => expect(price).toHaveFocus());
  expect(admin.sent['/api/admin/departureAdd']).toBeUndefined();
});

it('says at the day that the trip has the date', async () => {
  const body = { error: 'departure_taken', message: 'Taken.', field: 'start_day' };
  admin.rejection = { status: 409, body, of: 'departureAdd' };
  const dialog = await openDialog();
  await dialog.findByLabelText('First day');
  typeDay(dialog, '2026-05-01');
  await send(dialog);
  await waitFor(() => expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription('Taken.'));
  expect(screen.getByTestId('address')).toHaveTextContent('id=P000001');
});

it('is offered only where something is published', async () => {
  admin.item['published'] = null;
  admin.item['state'] = 'draft';
  await openForm();
  expect(screen.queryByRole('button', { name: 'Add a date' })).toBeNull();
});
