import '@narae/ui/testing';
import { addDays, seoulDay } from '@narae/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const rule = {
  repeats: 'weekly',
  every: 1,
  weekdays: [2, 5],
  month_day: 1,
  month_week: 1,
  first_day: '2026-06-02',
  last_day: '',
  count: 0,
  horizon_days: 30,
  times: [{ start_time: '09:00', end_time: '' }],
  left_out: [],
};
const series = (over: object = {}) => ({
  series_id: 'SERIES000001',
  prod_id: 'P000005',
  rule,
  asked_by: 'MEM0000000002',
  asked_at: '2026-03-10T03:00:00Z',
  state: 'open',
  total: 9,
  done: 9,
  added: 9,
  existing: 0,
  failed: [],
  filled_until: '2026-07-01',
  filled_at: '2026-06-01T15:00:05Z',
  ...over,
});

const openTab = () => openAdmin('?view=product&id=P000001&tab=departures');
const openDialog = async () => {
  admin.series.push(series());
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Change the series' }));
  return within(await screen.findByRole('dialog', { name: 'Change this series' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const type = (dialog: Dialog, label: string | RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));

it('begins with the rule, shows every departure before, and changes them as they were shown', async () => {
  const dialog = await openDialog();
  expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  expect(dialog.getByLabelText('Days ahead')).toHaveValue(30);
  await userEvent.selectOptions(dialog.getByLabelText('Which departures'), 'From a day on, not sold yet');
  type(dialog, 'From this day on', '2026-06-05');
  type(dialog, /^Starts at/, '10:30');
  type(dialog, /^Ends at/, '12:00');
  await press(dialog, 'Show the departures');
  expect(await dialog.findByText('3 departures change · 1 stays as it is')).toBeVisible();
  const cells = dialog.getAllByRole('row').slice(1);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Jun 5, 2026 · 09:00.*Jun 5, 2026 · 10:30–12:00/),
    expect.stringMatching(/Jun 9, 2026 · 09:00.*stays, it has orders or held seats Orders/),
    expect.stringMatching(/Jun 12, 2026 · 09:00.*Taken back from shoppers/),
    expect.stringMatching(/Jun 13, 2026 · 09:00.*Added/),
  ]);
  expect(dialog.getByRole('link', { name: /^Orders: Tue, Jun 9/ })).toHaveAttribute(
    'href',
    expect.stringContaining('prod_id=P000006'),
  );
  await press(dialog, 'Change 3 departures');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = {
    series_id: 'SERIES000001',
    from_day: '2026-06-05',
    weekdays: [2, 5],
    times: [{ start_time: '10:30', end_time: '12:00' }],
    last_day: '',
    count: 0,
    horizon_days: 30,
  };
  expect(admin.sent['/api/admin/seriesEditPreview']).toEqual([asked]);
  expect(admin.sent['/api/admin/seriesEdit']).toEqual([{ ...asked, seen: 'SEEN' }]);
});

it('changes all that are not sold from tomorrow on, and shows them anew where the rule differs or they have changed', async () => {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Ends'), 'On a last day');
  type(dialog, 'Last possible day', '2026-06-30');
  await press(dialog, 'Show the departures');
  await dialog.findByRole('button', { name: 'Change 3 departures' });
  const [asked] = admin.sent['/api/admin/seriesEditPreview']!;
  expect(asked).toMatchObject({ from_day: addDays(seoulDay(new Date()), 1), last_day: '2026-06-30' });
  expect(asked).not.toHaveProperty('horizon_days');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  expect(dialog.queryByRole('button', { name: 'Change 3 departures' })).toBeNull();
  await press(dialog, 'Show the departures');
  const body = { error: 'series_changed', message: 'They have changed.' };
  admin.rejection = { status: 409, body, of: 'seriesEdit' };
  await press(dialog, 'Change 3 departures');
  expect(await dialog.findByRole('button', { name: 'Show the departures' })).toBeVisible();
});

it('says at its field what is wrong', async () => {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Which departures'), 'From a day on, not sold yet');
  await press(dialog, 'Show the departures');
  expect(dialog.getByLabelText('From this day on')).toHaveAccessibleDescription(/choose a date/);
  type(dialog, 'From this day on', '2026-06-05');
  for (const day of ['Tuesday', 'Friday']) await userEvent.click(dialog.getByRole('checkbox', { name: day }));
  await press(dialog, 'Show the departures');
  expect(dialog.getByText('Please choose at least one weekday.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  const message = 'The end has to come after the start.';
  const body = { error: 'time_order', message, field: 'times.0.end_time' };
  admin.rejection = { status: 400, body, of: 'seriesEditPreview' };
  await press(dialog, 'Show the departures');
  await waitFor(() => expect(dialog.getByLabelText(/^Ends at/)).toHaveAccessibleDescription(message));
});

it('shows how far a change is, and what it left with the way to the orders', async () => {
  const left = [{ start_day: '2026-06-09', start_time: '09:00', prod_id: 'P000006', reason: 'sold' }];
  admin.series.push(
    series({ state: 'running', edit: { from_day: '2026-06-05', total: 4, done: 1, left: [] } }),
    series({ series_id: 'SERIES000002', edit: { from_day: '2026-06-05', total: 4, done: 4, left } }),
  );
  await openTab();
  expect(await screen.findByRole('progressbar', { name: 'Departures are being changed' })).toHaveValue(1);
  expect(screen.getByText('1 of 4 done')).toBeVisible();
  expect(screen.getAllByText(/^Changed from/)).toHaveLength(1);
  expect(screen.getByText('Changed from Jun 5, 2026 on: 3 departures')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Orders: Tue, Jun 9/ })).toBeVisible();
  // The one at work cannot be changed.
  expect(screen.getAllByRole('button', { name: 'Change the series' })).toHaveLength(1);
});
