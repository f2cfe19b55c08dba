import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content, openForm, startAdmin, type FakeAdmin } from './testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
  const sold = { ...content(), start_day: '2026-05-01', end_day: '2026-05-01', start_time: '09:00' };
  Object.assign(admin.item, { published: sold, seats_taken: 12 });
});

const changeTime = (start_time: string) =>
  fireEvent.change(screen.getByLabelText(/^Starts at/), { target: { value: start_time } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const published = () => admin.sent['/api/admin/publish'];

it('asks why a departure that is sold is changed, says what follows, and publishes with the reason', async () => {
  await openForm();
  changeTime('10:00');
  await press('Publish');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('12 seats are sold or held.')).toBeVisible();
  expect(dialog.getByText('You are changing: time')).toBeVisible();
  expect(dialog.getByText(/within 7 days/)).toBeVisible();

  await press('Publish and tell everyone');
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason.');
  expect(published()).toBeUndefined();

  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'weather');
  await userEvent.type(dialog.getByLabelText(/More for the customers/), 'A storm.');
  await press('Publish and tell everyone');
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(published()?.[0]).toMatchObject({
    id: 'P000001',
    rev: 1,
    change: { reason: 'weather', note: 'A storm.' },
  });
});

it.each([
  ['nothing is sold', { seats_taken: 0 }, '10:00'],
  ['it had no time', { published: { ...content(), start_time: '' } }, '10:00'],
])('asks nothing where %s', async (_what, over, time) => {
  Object.assign(admin.item, over);
  await openForm();
  changeTime(time);
  await press('Publish');
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(published()?.[0]).not.toHaveProperty('change');
});

it('asks where the server knows of seats that were sold since, and again after closing', async () => {
  Object.assign(admin.item, { seats_taken: 0 });
  admin.rejection = {
    of: 'publish',
    status: 400,
    body: { error: 'change_reason_input', message: '2 seats are sold.', field: 'change.reason' },
  };
  await openForm();
  changeTime('10:00');
  await press('Publish');
  await screen.findByRole('dialog');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('2 seats are sold.')).toBeVisible();
  admin.rejection = null;
  admin.item['seats_taken'] = 2;
  await press('Publish');
  await waitFor(() => expect(published()).toHaveLength(2));
});
