import '@narae/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerQuestion } from '@narae/shell-sdk/testing';
import { localized, openAdmin, startAdmin, type FakeAdmin } from '../testing/fake-admin.tsx';

let admin: FakeAdmin;
beforeEach(() => {
  admin = startAdmin();
});

const period = (over: object = {}) => ({
  closed_id: 'CLOSED000001',
  whole_shop: true,
  first_day: '2027-02-06',
  last_day: '2027-02-08',
  texts: localized('Lunar New Year'),
  asked_by: 'MEM0000000002',
  asked_at: '2026-03-10T03:00:00Z',
  lifted: false,
  state: 'done',
  total: 12,
  done: 12,
  closed: 12,
  booked_cnt: 0,
  booked: [],
  ...over,
});
const openShop = () => openAdmin('?view=closedDays');
const openTab = () => openAdmin('?view=product&id=P000001&tab=departures');
const shown = () => screen.findByRole('region', { name: 'Closed days · Feb 6 – 8, 2027' });

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close days' }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const type = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const fill = (dialog: Dialog) => {
  type(dialog, 'From', '2027-02-06');
  type(dialog, 'To, included', '2027-02-08');
  for (const name of ['한국어', 'English', '简体中文', '日本語', 'Tiếng Việt'])
    type(dialog, `What shoppers read (${name})`, `Text ${name}`);
};
const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Close days' }));
const typed = {
  first_day: '2027-02-06',
  last_day: '2027-02-08',
  texts: {
    KOR: 'Text 한국어',
    ENG: 'Text English',
    CHN: 'Text 简体中文',
    JPN: 'Text 日本語',
    VTN: 'Text Tiếng Việt',
  },
};

it('closes days of the whole shop from its own part of the menu', async () => {
  await openShop();
  expect(await screen.findByRole('heading', { name: 'Closed days' })).toBeVisible();
  expect(await screen.findByText('No closed days ahead.')).toBeVisible();
  const dialog = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Close days of the whole shop' })).toBeVisible();
  fill(dialog);
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.sent['/api/admin/closedDaysAdd']).toEqual([typed]);
});

it('closes days of a trip from the tab of its departures', async () => {
  await openTab();
  const dialog = await openDialog();
  expect(screen.getByRole('dialog', { name: 'Close days of this trip' })).toBeVisible();
  fill(dialog);
  await press(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(admin.sent['/api/admin/closedDaysAdd']).toEqual([{ ...typed, prod_id: 'P000001' }]);
});

it('says at its field what is wrong, also of what the server rejects', async () => {
  await openShop();
  const dialog = await openDialog();
  await press(dialog);
  await waitFor(() => expect(dialog.getByLabelText('From')).toHaveFocus());
  fill(dialog);
  type(dialog, 'To, included', '2027-02-01');
  await press(dialog);
  expect(dialog.getByLabelText('To, included')).toHaveAccessibleDescription(/must not be before/);
  fill(dialog);
  type(dialog, 'What shoppers read (日本語)', '  ');
  await press(dialog);
  expect(dialog.getByLabelText('What shoppers read (日本語)')).toHaveAccessibleDescription(
    'Please enter what shoppers read.',
  );
  expect(admin.sent['/api/admin/closedDaysAdd']).toBeUndefined();
  fill(dialog);
  const body = { error: 'closed_days_overlap', message: 'Closed already.', field: 'first_day' };
  admin.rejection = { status: 409, body, of: 'closedDaysAdd' };
  await press(dialog);
  expect(dialog.getByLabelText('From')).toHaveAccessibleDescription('Closed already.');
});

it('shows how far closing is, and which departures have orders, with the ways to those', async () => {
  const booked = {
    prod_id: 'P000005',
    title: 'Palace',
    start_day: '2027-02-07',
    start_time: '09:00',
    package_cnt: 2,
    seats_taken: 3,
  };
  admin.periods.push(period({ state: 'running', done: 4, closed: 4, booked_cnt: 3, booked: [booked] }));
  await openShop();
  const region = within(await shown());
  expect(region.getByRole('progressbar', { name: 'Departures are being closed' })).toHaveAttribute(
    'value',
    '4',
  );
  expect(region.getByText('Departures are being closed · 4 of 12 done')).toBeVisible();
  expect(region.getByText(/3 have orders/)).toBeVisible();
  expect(region.getByText('2 people · 3 seats sold or held')).toBeVisible();
  expect(region.getByText('and 2 more')).toBeVisible();
  expect(region.getByRole('link', { name: /^Palace · .*09:00$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('id=P000005'),
  );
  expect(region.getByRole('link', { name: /^Orders: / })).toHaveAttribute(
    'href',
    expect.stringMatching(/admin\/booking.*prod_id=P000005/),
  );
  expect(region.getByRole('link', { name: /^Move all orders: / })).toHaveAttribute(
    'href',
    expect.stringMatching(/view=departures.*id=P000005/),
  );
  expect(region.getByRole('link', { name: /^Cancel the departure: / })).toHaveAttribute(
    'href',
    expect.stringMatching(/view=cancellations.*id=P000005/),
  );
});

it('deletes closed days after a question', async () => {
  admin.periods.push(period());
  await openShop();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Feb 6 – 8, 2027' }));
  await answerQuestion(false);
  expect(admin.sent['/api/admin/closedDaysDelete']).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Feb 6 – 8, 2027' }));
  await answerQuestion(true);
  await waitFor(() =>
    expect(admin.sent['/api/admin/closedDaysDelete']).toEqual([{ closed_id: 'CLOSED000001' }]),
  );
});

it('those that are being deleted say so, and cannot be deleted again', async () => {
  admin.periods.push(period({ lifted: true, state: 'running', done: 0 }));
  await openShop();
  const region = within(await shown());
  expect(region.getByText('Departures are being reopened · 0 of 12 done')).toBeVisible();
  expect(region.queryByRole('button')).toBeNull();
});

it('a trip shows those of the whole shop as well, which are deleted where they were added', async () => {
  admin.periods.push(
    period(),
    period({ closed_id: 'CLOSED000002', whole_shop: false, first_day: '2027-02-07' }),
  );
  await openTab();
  const region = within(await shown());
  expect(region.getByText('Whole shop')).toBeVisible();
  expect(region.getByRole('link', { name: 'Closed days of the whole shop' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=closedDays'),
  );
  expect(screen.getAllByRole('button', { name: /^Delete: / })).toHaveLength(1);
  expect(admin.sent['/api/admin/closedDays']?.[0]).toEqual({ prod_id: 'P000001' });
});

it('says where they cannot be loaded', async () => {
  admin.rejection = {
    status: 503,
    body: { error: 'service_unavailable', message: 'Busy.' },
    of: 'closedDays',
  };
  await openShop();
  expect(await screen.findByText('The closed days could not be loaded')).toBeVisible();
});

it('the table of departures says for which closed days one is closed', async () => {
  Object.assign(admin.departures[0]!, { progress_yn: 'E', closed_text: 'Lunar New Year' });
  await openTab();
  const row = (await screen.findByRole('link', { name: /Fri, May 1, 2026/ })).closest('tr')!;
  expect(row).toHaveTextContent(/Closed.*Lunar New Year/);
});

it('the form of another date says that its day is closed', async () => {
  await openTab();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a date' }));
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, 'First day', '2026-06-05');
  expect(dialog.getByText('This day is closed (Harvest): the departure begins closed.')).toBeVisible();
  type(dialog, 'First day', '2026-06-06');
  expect(dialog.queryByText(/This day is closed/)).toBeNull();
});
