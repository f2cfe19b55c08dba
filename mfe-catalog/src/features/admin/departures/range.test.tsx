import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerQuestion } from '@narae/shell-sdk/testing';
import { openAdmin, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const openTab = () => openAdmin('?view=product&id=P000001&tab=departures');
const openDialog = async () => {
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Change many dates' }));
  return within(await screen.findByRole('dialog', { name: 'Change many dates of this trip' }));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const press = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const tick = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('checkbox', { name }));
const fill = async (dialog: Dialog) => {
  type(dialog, 'From', '2026-06-01');
  type(dialog, 'To, included', '2026-06-30');
  await tick(dialog, 'Saturday');
  await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Change the price by percent');
  type(dialog, 'Percent, with a minus for less', '10');
};

/** What `fill` types. */
const range = {
  first_day: '2026-06-01',
  last_day: '2026-06-30',
  weekdays: [6],
  times: [],
  sizes: [],
  action: 'price-percent',
  amount: 10,
};

it('shows every departure before and after, or why it stays, and changes what was shown', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await press(dialog, 'Show the departures');
  expect(await dialog.findByText('1 departure changes · 1 stays as it is')).toBeVisible();
  const rows = dialog.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Sat, Jun 6, 2026 · 09:00', '90,000', '99,000'],
    ['Sat, Jun 13, 2026 · 2 people', '90,000', 'more seats are sold or held (15)'],
  ]);
  await press(dialog, 'Change 1 departure');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.sent['/api/admin/rangePreview']).toEqual([{ ...range, prod_id: 'P000001' }]);
  expect(admin.sent['/api/admin/rangeApply']).toEqual([{ ...range, prod_id: 'P000001', seen: 'SEEN' }]);
});

it('shows the departures anew where something else is typed, or where they changed meanwhile', async () => {
  const dialog = await openDialog();
  await fill(dialog);
  await press(dialog, 'Show the departures');
  await dialog.findByRole('button', { name: 'Change 1 departure' });
  await tick(dialog, 'Whole day');
  await tick(dialog, '2 people');
  expect(dialog.queryByRole('button', { name: 'Change 1 departure' })).toBeNull();
  await press(dialog, 'Show the departures');
  await dialog.findByRole('button', { name: 'Change 1 departure' });
  expect(admin.sent['/api/admin/rangePreview']?.[1]).toMatchObject({ times: [''], sizes: [2] });
  admin.rejection = { status: 409, body: { error: 'range_changed', message: 'Changed' }, of: 'rangeApply' };
  await press(dialog, 'Change 1 departure');
  expect(await dialog.findByRole('button', { name: 'Show the departures' })).toBeVisible();
});

it('says at its field what is wrong, without asking the server, and asks for no amount to close', async () => {
  const dialog = await openDialog();
  await press(dialog, 'Show the departures');
  await waitFor(() => expect(dialog.getByLabelText('From')).toHaveFocus());
  await fill(dialog);
  type(dialog, 'Percent, with a minus for less', '0');
  await press(dialog, 'Show the departures');
  expect(dialog.getByLabelText('Percent, with a minus for less')).toHaveAccessibleDescription(
    /whole percent from -90 to 500/,
  );
  expect(admin.sent['/api/admin/rangePreview']).toBeUndefined();
  await userEvent.selectOptions(dialog.getByLabelText('What to do'), 'Close the sale');
  expect(dialog.queryByLabelText('Percent, with a minus for less')).toBeNull();
  await press(dialog, 'Show the departures');
  await waitFor(() =>
    expect(admin.sent['/api/admin/rangePreview']).toEqual([
      { ...range, action: 'close', amount: 0, prod_id: 'P000001' },
    ]),
  );
});

const change = (over: object = {}) => ({
  range_id: 'RANGE000001',
  range,
  undoes: '',
  asked_by: 'MEM0000000002',
  asked_at: '2026-03-10T03:00:00Z',
  state: 'running',
  total: 4,
  done: 1,
  changed: 1,
  left: [],
  can_undo: false,
  ...over,
});

it('shows how far a change is, what it left, and takes the last one back after a question', async () => {
  const left = [
    { prod_id: 'P7', start_day: '2026-06-13', start_time: '09:00', package_cnt: 2, reason: 'changed' },
  ];
  const done = { state: 'done', done: 4, changed: 3, left };
  admin.ranges.push(
    change({ range_id: 'RANGE000003', range: { ...range, weekdays: [], action: 'close' } }),
    change({ ...done, range_id: 'RANGE000002', can_undo: true }),
    change({ ...done, undoes: 'RANGE000000', range: { ...range, action: 'capacity', amount: 1 } }),
  );
  await openTab();
  expect(await screen.findByRole('progressbar', { name: 'Departures are being changed' })).toHaveValue(1);
  expect(screen.getByText('Jun 1 – 30, 2026: sale closed')).toBeVisible();
  expect(screen.getByText('1 of 4 done')).toBeVisible();
  expect(screen.getByText('Jun 1 – 30, 2026 · Saturday: price +10%')).toBeVisible();
  expect(
    screen.getAllByText('Sat, Jun 13, 2026 · 09:00 · 2 people: somebody changed it meanwhile')[0],
  ).toBeVisible();
  await userEvent.click(screen.getByText('Changes of many dates so far'));
  expect(screen.getByText('Undone: Jun 1 – 30, 2026 · Saturday: 1 seat')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await answerQuestion(true)).toBe('Undo this change?');
  await waitFor(() => expect(admin.sent['/api/admin/rangeUndo']).toEqual([{ range_id: 'RANGE000002' }]));
});

it('says where the changes of a trip cannot be had', async () => {
  admin.rejection = { status: 400, body: { error: 'invalid_value', message: 'No' }, of: 'ranges' };
  await openTab();
  expect(await screen.findByText('The changes of many dates could not be loaded')).toBeVisible();
});
