import type { AdminRefund } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../shared/admin/texts.ts';
import RefundsPart from './refunds-part.tsx';

const refund = (change: Partial<AdminRefund> = {}): AdminRefund => ({
  refund_id: 'ORDER000000001-1',
  order_id: 'ORDER000000001',
  mem_id: 'MEM0000000007',
  prod_id: 'PTOUR1',
  prod_title: 'Hongdae dance class',
  cause: 'cancelled',
  reason: null,
  state: 'due',
  amount: 70,
  currency: 'USD',
  refno: 'TRIP20261121120000001',
  refund_refno: 'TRIP20261121120000001R1',
  pay_type_nm: 'PayPal',
  tries: 3,
  trouble: '9999',
  made_at: '2026-11-21T03:00:00.000Z',
  next_at: '2026-11-21T04:00:00.000Z',
  settled_at: '',
  settled_by: '',
  note: '',
  may_retry: true,
  moves: ['by-hand'],
  ...change,
});
const unknown = refund({
  refund_id: 'ORDER000000002-1',
  state: 'unconfirmed',
  trouble: 'no-answer',
  may_retry: false,
  moves: ['refunded', 'due'],
});

let asked: { name: string; info: Record<string, unknown> }[];
let answers: Record<string, () => Response>;
beforeEach(() => {
  asked = [];
  answers = { refunds: () => Response.json({ rows: [refund(), unknown], next: '' }) };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body)) as { info: Record<string, unknown> };
    asked.push({ name, info });
    return answers[name]?.();
  }) as typeof fetch;
});

const show = (path = '/admin/booking?view=refunds') =>
  renderInShell(<RefundsPart />, {
    path,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingRefunds', 'admin'],
  });
const row = async (at: number) => within((await screen.findAllByRole('row'))[at + 1]!);
const sent = (name: string) => asked.filter((one) => one.name === name).map(({ info }) => info);

test('says of each refund how it stands, why, of which order and what can be done', async () => {
  await show();
  const first = await row(0);
  expect(first.getByText('To be sent')).toBeVisible();
  expect(first.getByText('Rejected by the provider, code 9999')).toBeVisible();
  expect(first.getByText('$70')).toBeVisible();
  expect(first.getByRole('link', { name: 'ORDER000000001' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=orders&id=ORDER000000001'),
  );
  const second = await row(1);
  expect(second.getByText('The provider did not answer.')).toBeVisible();
  expect(second.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('is narrowed to a state, which stands in the address, and asks for nothing else', async () => {
  await show('/admin/booking?view=refunds&shown=lost');
  await row(0);
  await userEvent.click(screen.getByRole('button', { name: 'Waiting for us' }));
  await waitFor(() =>
    expect(sent('refunds').map(({ shown }) => shown)).toEqual([undefined, 'waiting-for-us']),
  );
  expect(screen.getByTestId('address')).toHaveTextContent('shown=waiting-for-us');
});

test('sends one now and reads the list again', async () => {
  answers['refundRetry'] = () => Response.json({ state: 'refunded' });
  await show();
  await userEvent.click((await row(0)).getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(sent('refunds')).toHaveLength(2));
  expect(sent('refundRetry')).toEqual([{ refund_id: 'ORDER000000001-1' }]);
});

test('settles one as it was seen, with a note that is asked for', async () => {
  answers['refundSettle'] = () => Response.json({ msg: 'success' });
  await show();
  await userEvent.click((await row(1)).getByRole('button', { name: 'It went back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'It went back' }));
  expect(dialog.getByText('Please write a note.')).toBeVisible();
  expect(sent('refundSettle')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox'), 'Seen at BillGate');
  await userEvent.click(dialog.getByRole('button', { name: 'It went back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('refundSettle')).toEqual([
    { refund_id: 'ORDER000000002-1', from: 'unconfirmed', to: 'refunded', note: 'Seen at BillGate' },
  ]);
});

test('keeps what was written where it was not taken, and offers nothing where nothing can be done', async () => {
  const done = refund({ refund_id: 'ORDER000000003-1', state: 'refunded', may_retry: false, moves: [] });
  answers['refunds'] = () => Response.json({ rows: [refund(), unknown, done], next: '' });
  answers['refundSettle'] = () =>
    Response.json({ error: 'server_fail', message: 'Please try again.' }, { status: 500 });
  await show();
  expect((await row(2)).getAllByRole('cell').at(-1)).toBeEmptyDOMElement();
  await userEvent.click((await row(1)).getByRole('button', { name: 'It went back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Seen at BillGate');
  await userEvent.click(dialog.getByRole('button', { name: 'It went back' }));
  await waitFor(() => expect(sent('refunds')).toHaveLength(2));
  expect(dialog.getByRole('textbox')).toHaveValue('Seen at BillGate');
});

test('says that there are none', async () => {
  answers['refunds'] = () => Response.json({ rows: [], next: '' });
  await show();
  expect(await screen.findByText('There are no refunds here')).toBeVisible();
});
