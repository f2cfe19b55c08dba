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
  await userEvent.click(screen.getByRole('button', { name: 'Copy trip' }));
  // Before, the dialog is the one that waits.
  return waitFor(() => {
    const dialog = within(screen.getByRole('dialog', { name: 'Copy this trip' }));
    dialog.getByLabelText('First day');
    return dialog;
  });
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const typeDay = (dialog: Dialog, value: string) =>
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value } });
const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Copy trip' }));

it('copies the trip to a day, and opens the editor of the new one', async () => {
  const dialog = await openDialog();
  expect(dialog.getByText(/Fri, May 1, 2026 · 09:00/)).toBeVisible();
  expect(dialog.getByText('Each size of the package is published on its own.')).toBeVisible();
  typeDay(dialog, '2026-06-01');
  await send(dialog);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('id=P000010'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(admin.sent['/api/admin/tripCopy']).toEqual([
    { prod_id: 'P000001', start_day: '2026-06-01', start_time: '09:00', end_time: '' },
  ]);
});

it('asks for the day without asking the server, and says there what the server rejects', async () => {
  const body = { error: 'departure_day_range', message: 'Not that day.', field: 'start_day' };
  admin.rejection = { status: 400, body, of: 'tripCopy' };
  const dialog = await openDialog();
  await send(dialog);
  expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription(/./);
  expect(admin.sent['/api/admin/tripCopy']).toBeUndefined();
  typeDay(dialog, '2026-03-01');
  await send(dialog);
  await waitFor(() =>
    expect(dialog.getByLabelText('First day')).toHaveAccessibleDescription('Not that day.'),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('id=P000001');
});

it('is offered only where something is published', async () => {
  admin.item['published'] = null;
  admin.item['state'] = 'draft';
  await openForm();
  expect(screen.queryByRole('button', { name: 'Copy trip' })).toBeNull();
});
