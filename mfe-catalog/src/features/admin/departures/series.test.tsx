import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const openTab = () => openAdmin('?view=product&id=P000001&tab=departures');
const openDialog = async () => {
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a series' }));
  // Before, the dialog is the one that waits.
  await screen.findByLabelText('First possible day');
  return within(screen.getByRole('dialog', { name: 'Add a series of dates of this trip' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const fill = async (dialog: Dialog) => {
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tuesday' }));
  type(dialog, 'First possible day', '2026-06-02');
  type(dialog, 'Last possible day', '2026-06-10');
};

/** What `fill` types. */
const rule = {
  repeats: 'weekly',
  every: 1,
  weekdays: [2, 5],
  month_day: 1,
  month_week: 1,
  first_day: '2026-06-02',
  last_day: '2026-06-10',
  count: 0,
  times: [{ start_time: '09:00', end_time: '' }],
};

it('shows what the series means and its days, leaves one out, and adds the rest', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await press(dialog, 'Show the days');
  expect(
    await dialog.findByText('Every Tuesday and Friday at 09:00 until Jun 9, 2026: 3 departures'),
  ).toBeVisible();
  expect(dialog.getByText('1 is there already')).toBeVisible();
  expect(dialog.getByText('1 is on a closed day and begins closed')).toBeVisible();
  expect(dialog.getByText('Closed: Harvest')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Tue, Jun 9/ }));
  expect(dialog.getByText('Every Tuesday and Friday at 09:00 until Jun 5, 2026: 2 departures')).toBeVisible();
  await press(dialog, 'Add 1 departure');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = { prod_id: 'P000001', ...rule };
  expect(admin.sent['/api/admin/seriesPreview']).toEqual([{ ...asked, left_out: [] }]);
  expect(admin.sent['/api/admin/seriesAdd']).toEqual([
    {
      ...asked,
      left_out: ['2026-06-09'],
      progress_yn: 'Y',
      sizes: [
        { prod_id: 'P000001', origin_price: 90_000, capacity: 6 },
        { prod_id: 'P000004', origin_price: 70_000, capacity: 8 },
      ],
    },
  ]);
});

it('shows the days anew where the rule changes, and adds nothing before', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await press(dialog, 'Show the days');
  await dialog.findByRole('button', { name: 'Add 2 departures' });
  await press(dialog, 'Add a start time');
  type(dialog, 'Last possible day', '2026-06-09');
  expect(dialog.queryByRole('button', { name: 'Add 2 departures' })).toBeNull();
  await press(dialog, 'Remove start 1');
  await press(dialog, 'Show the days');
  await waitFor(() => expect(admin.sent['/api/admin/seriesPreview']).toHaveLength(2));
  expect(admin.sent['/api/admin/seriesPreview']?.[1]).toMatchObject({
    times: [{ start_time: '', end_time: '' }],
  });
  expect(admin.sent['/api/admin/seriesAdd']).toBeUndefined();
});

it('adds nothing where no day is left that the trip lacks', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await press(dialog, 'Show the days');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Fri, Jun 5/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /Tue, Jun 9/ }));
  expect(dialog.getByRole('button', { name: 'Add 0 departures' })).toBeDisabled();
});

it('says at its field what is wrong, without asking the server', async () => {
  const dialog = await openDialog();
  type(dialog, 'First possible day', '2026-06-02');
  type(dialog, 'Last possible day', '2026-06-30');
  await press(dialog, 'Show the days');
  expect(dialog.getByText('Please choose at least one weekday.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: 'Monday' })).toHaveFocus());
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'On a day of the month');
  await userEvent.selectOptions(dialog.getByLabelText('Day of the month'), 'day 31');
  await press(dialog, 'Show the days');
  expect(dialog.getByLabelText('Last possible day')).toHaveAccessibleDescription(/No day is left/);
  expect(admin.sent['/api/admin/seriesPreview']).toBeUndefined();
});

it('says by the month and by number of days as well', async () => {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByLabelText('Repeats'), 'On a weekday of the month');
  await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Every 2 months');
  await userEvent.selectOptions(dialog.getByLabelText('Which one of the month'), 'second');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
  type(dialog, 'First possible day', '2026-06-02');
  await userEvent.selectOptions(dialog.getByLabelText('Ends'), 'After a number of days');
  type(dialog, 'Number of days', '3');
  await press(dialog, 'Show the days');
  expect(
    await dialog.findByText(/^Every 2 months on the second Saturday at 09:00 until Jun 9, 2026/),
  ).toBeVisible();
  expect(admin.sent['/api/admin/seriesPreview']?.[0]).toMatchObject({
    repeats: 'month-weekday',
    every: 2,
    month_week: 2,
    last_day: '',
    count: 3,
  });
});

it('goes on without an end, so many days ahead', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await userEvent.selectOptions(dialog.getByLabelText('Ends'), 'No end');
  const ahead = dialog.getByLabelText('Days ahead');
  expect(ahead).toHaveValue(180);
  for (const typed of ['13', '541', '']) {
    type(dialog, 'Days ahead', typed);
    await press(dialog, 'Show the days');
    expect(ahead).toHaveAccessibleDescription(/Please enter 14 to 540 days/);
  }
  expect(admin.sent['/api/admin/seriesPreview']).toBeUndefined();
  type(dialog, 'Days ahead', '120');
  await press(dialog, 'Show the days');
  // Days ahead of 10 March 2026.
  expect(
    await dialog.findByText('Every Tuesday and Friday at 09:00, no end; filled until Jul 8, 2026'),
  ).toBeVisible();
  expect(dialog.getByText('3 departures at first; more are added every night')).toBeVisible();
  await press(dialog, 'Add 2 departures');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.sent['/api/admin/seriesAdd']?.[0]).toMatchObject({
    last_day: '',
    count: 0,
    horizon_days: 120,
  });
});

const series = (over: object = {}) => ({
  series_id: 'SERIES000001',
  prod_id: 'P000005',
  rule: { ...rule, left_out: [] },
  asked_by: 'MEM0000000002',
  asked_at: '2026-03-10T03:00:00Z',
  state: 'running',
  total: 3,
  done: 1,
  added: 1,
  existing: 0,
  failed: [],
  ...over,
});

it('shows how far a series is, and of one that is over what became of it', async () => {
  const failed = [{ start_day: '2026-06-05', start_time: '09:00', reason: 'taken' }];
  admin.series.push(
    series(),
    series({ series_id: 'SERIES000002', state: 'done', done: 3, added: 1, existing: 1, failed }),
    series({ series_id: 'SERIES000003', state: 'stopped' }),
  );
  await openTab();
  expect(await screen.findByRole('progressbar', { name: 'Departures are being added' })).toHaveValue(1);
  expect(screen.getByText('1 of 3 done')).toBeVisible();
  await userEvent.click(screen.getByText('Series added so far'));
  expect(screen.getByText('1 departure added · 1 is there already')).toBeVisible();
  expect(screen.getByText(/Fri, Jun 5, 2026 · 09:00: not complete/)).toBeVisible();
  expect(screen.getByText(/^Stopped/)).toBeVisible();
});

const open = (over: object = {}) =>
  series({
    rule: { ...rule, last_day: '', horizon_days: 30, left_out: [] },
    state: 'open',
    total: 9,
    done: 9,
    added: 9,
    filled_until: '2026-07-01',
    filled_at: '2026-06-01T15:00:05Z',
    ...over,
  });

it('shows a series without an end: how far it is filled, when, and what it copies', async () => {
  admin.series.push(open(), open({ series_id: 'SERIES000002', state: 'stopped', done: 8 }));
  await openTab();
  const sentences = await screen.findAllByText(
    'Every Tuesday and Friday at 09:00, no end; filled until Jul 1, 2026',
  );
  expect(sentences).toHaveLength(2);
  expect(sentences[0]).toBeVisible();
  expect(screen.getAllByText('9 departures added · last extended Jun 2, 2026, 00:00')[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Copies P000005' })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('id=P000005'),
  );
  expect(screen.getByText(/no longer published.*Every night tries again/)).toBeVisible();
});

it('ends a series without an end from a day on, and says what stays', async () => {
  admin.series.push(open());
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'End the series' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this series' }));
  await press(dialog, 'End the series');
  expect(admin.sent['/api/admin/seriesEnd']).toBeUndefined();
  expect(dialog.getByLabelText('Add no dates from this day on')).toHaveAccessibleDescription(/choose a date/);
  type(dialog, 'Add no dates from this day on', '2026-06-23');
  expect(dialog.getByText('3 dates from this day on are there already and stay.')).toBeVisible();
  const message = 'Please choose a day from 2026-06-02 to 2029-06-01.';
  const body = { error: 'series_end_range', message, field: 'from_day' };
  admin.rejection = { status: 400, body, of: 'seriesEnd' };
  await press(dialog, 'End the series');
  expect(await dialog.findByText(message)).toBeVisible();
  admin.rejection = null;
  await press(dialog, 'End the series');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.sent['/api/admin/seriesEnd']?.at(-1)).toEqual({
    series_id: 'SERIES000001',
    from_day: '2026-06-23',
  });
});

it('shows a series that was ended with its last day, without a way to end it again', async () => {
  admin.series.push(
    open({ series_id: 'SERIES000002', ended_from: '2026-08-01' }),
    open({ state: 'done', ended_from: '2026-06-10', total: 3 }),
  );
  await openTab();
  expect(
    await screen.findByText(
      '9 departures added · last extended Jun 2, 2026, 00:00 · ends: no dates are added from Aug 1, 2026 on',
    ),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'End the series' })).toHaveLength(1);
  await userEvent.click(screen.getByText('Series added so far'));
  expect(screen.getByText('Every Tuesday and Friday at 09:00 until Jun 9, 2026: 3 departures')).toBeVisible();
});

it('says where the series of a trip cannot be had, and asks again', async () => {
  admin.rejection = { status: 400, body: { error: 'invalid_value', message: 'No' }, of: 'series' };
  await openTab();
  expect(await screen.findByText('The series could not be loaded')).toBeVisible();
  admin.rejection = null;
  admin.series.push(series());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
});
