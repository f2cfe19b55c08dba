import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, openForm, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const open = () => openAdmin('?view=product&id=P000001&tab=departures');
const rows = async () => (await screen.findAllByRole('row')).slice(1);

it('shows the dates of the trip with weekday, time, price, seats and state, each leading to its editor', async () => {
  await open();
  await screen.findByRole('link', { name: 'Fri, May 1, 2026 · 09:00' });
  const cells = (await rows()).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells).toEqual([
    ['Fri, May 1, 2026 · 09:00This departure', 'P000001', '90,000', '5 of 20', '15', 'On sale'],
    ['Sat, May 2, 20262 people', 'P000005', '90,000', '0 of 20', '—', 'Sold out'],
    ['Sun, May 3, 2026 · 14:00May 3 – 5, 2026', 'P000006', '90,000', '20 of 20', '0', 'Unpublished'],
  ]);
  const link = screen.getByRole('link', { name: 'Sat, May 2, 2026' });
  expect(link).toHaveAttribute('href', expect.stringContaining('id=P000005'));
});

it('asks the server for a month and a state, which stand in the address', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Month'), await screen.findByText('June 2026'));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Sold out');
  await waitFor(() =>
    expect(admin.sent['/api/admin/tripDepartures']?.at(-1)).toEqual({
      prod_id: 'P000001',
      month: '2026-06',
      state: 'sold-out',
    }),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('month=2026-06');
});

it('says where there are none, and where they cannot be loaded', async () => {
  admin.departures.length = 0;
  const { unmount } = await open();
  expect(await screen.findByText(/No departure from today on/)).toBeVisible();
  unmount();
  admin.rejection = {
    status: 503,
    body: { error: 'service_unavailable', message: 'Busy.' },
    of: 'tripDepartures',
  };
  await open();
  expect(await screen.findByText('Busy.')).toBeVisible();
});

it('is a tab of a published product, beside its content', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('link', { name: 'Departures' }));
  expect(await screen.findByRole('heading', { name: 'Departures · P000001' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Content' }));
  expect(await screen.findByRole('textbox', { name: 'Title (English)' })).toBeVisible();
});
