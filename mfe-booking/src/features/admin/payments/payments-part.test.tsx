import type { AdminPayment } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import PaymentsPart from './payments-part.tsx';

const payment = (change: Partial<AdminPayment> = {}): AdminPayment => ({
  issue_id: 'TRIP1.amount',
  kind: 'amount',
  source: 'notification',
  refno: 'TRIP1',
  order_id: 'ORDER000000001',
  mem_id: 'MEM0000000007',
  prod_title: 'Hongdae dance class',
  pay_type_nm: 'PayPal',
  asked: { amount: '100.00', currency: 'USD' },
  came: { amount: '1.00', currency: 'USD' },
  rescode: '0000',
  transid: 'FP1',
  times: 3,
  opened_at: '2026-11-21T03:00:00.000Z',
  last_at: '2026-11-21T03:10:00.000Z',
  plan: 'ask',
  next_at: '2026-11-21T04:00:00.000Z',
  settled_at: '',
  settled_by: '',
  note: '',
  version: 1,
  may_ask: true,
  ...change,
});
const stranger = payment({
  issue_id: 'X1.unknown-reference',
  kind: 'unknown-reference',
  refno: 'X1',
  order_id: '',
  mem_id: '',
  prod_title: '',
  pay_type_nm: '',
  plan: 'nothing',
  next_at: '',
  may_ask: false,
});

let asked: { name: string; info: Record<string, unknown> }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  asked = [];
  answers = { payments: () => Response.json({ rows: [payment(), stranger], next: '' }) };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ name, info });
    return answers[name]?.();
  }) as typeof fetch;
});

const show = (path = '/admin/booking?view=payments') =>
  renderInShell(<PaymentsPart />, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingPayments', 'admin'],
  });
const row = async (at: number) => within((await screen.findAllByRole('row'))[at + 1]!);
const sent = (name: string) => asked.filter((one) => one.name === name).map(({ info }) => info);

test('says of each what differs, of which order, what comes next and what can be done', async () => {
  await show();
  const first = await row(0);
  for (const text of ['Different amount', 'Asked for 100.00 USD', 'Reported 1.00 USD', 'Arrived 3 times'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('The shop asks the provider again.')).toBeVisible();
  expect(first.getByRole('link', { name: 'ORDER000000001' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=orders&id=ORDER000000001'),
  );
  const second = await row(1);
  expect(second.getByText('Reference unknown to us')).toBeVisible();
  expect(second.queryByRole('link')).toBeNull();
  expect(second.queryByRole('button', { name: 'Ask the provider now' })).toBeNull();
  expect(second.getByRole('button', { name: 'Mark as checked' })).toBeVisible();
});

test('is narrowed by state and kind, which stand in the address', async () => {
  await show('/admin/booking?view=payments&shown=lost&kind=lost');
  await row(0);
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Different method');
  await waitFor(() =>
    expect(sent('payments').at(-1)).toEqual({ shown: 'open', kind: 'method', lan_tp: 'ENG' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undecided' }));
  await waitFor(() => expect(sent('payments').at(-1)).toEqual({ shown: 'undecided', lan_tp: 'ENG' }));
  expect(screen.queryByLabelText('Reason')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('shown=undecided');
});

test('has the provider asked and reads the list again', async () => {
  answers['paymentAsk'] = () => Response.json({ decided: true });
  await show();
  await userEvent.click((await row(0)).getByRole('button', { name: 'Ask the provider now' }));
  await waitFor(() => expect(sent('payments')).toHaveLength(2));
  expect(sent('paymentAsk')).toEqual([{ refno: 'TRIP1' }]);
});

test('is marked as it was seen, with a note that is asked for and kept where it was not taken', async () => {
  answers['paymentSettle'] = () =>
    Response.json({ error: 'server_fail', message: 'Please try again.' }, { status: 500 });
  await show();
  await userEvent.click((await row(0)).getByRole('button', { name: 'Mark as checked' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Mark as checked' }));
  await press();
  expect(dialog.getByText('Please write a note.')).toBeVisible();
  expect(sent('paymentSettle')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'A test of theirs');
  await press();
  await waitFor(() => expect(sent('payments')).toHaveLength(2));
  expect(dialog.getByRole('textbox')).toHaveValue('A test of theirs');
  answers['paymentSettle'] = () => Response.json({ msg: 'success' });
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('paymentSettle').at(-1)).toEqual({
    issue_id: 'TRIP1.amount',
    version: 1,
    note: 'A test of theirs',
  });
});

test('says that there are none', async () => {
  answers['payments'] = () => Response.json({ rows: [], next: '' });
  await show();
  expect(await screen.findByText('Nothing to check')).toBeVisible();
});
