import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdminArea, startOrganiser } from '../events/testing/fake-organiser.tsx';
import { adminOrder, lead, orderPaper, orderRow } from './testing/admin-order.ts';

const one = 'view=orders&id=ORDER000000007';
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the orders', () => {
  it('say how each stands, and lead to it', async () => {
    startOrganiser({ adminOrders: () => ({ orders: [orderRow()], next: null }) });
    await openAdminArea('');
    expect(await screen.findByRole('link', { name: 'ORDER000000007' })).toHaveAttribute(
      'href',
      '/admin/booking?view=orders&id=ORDER000000007',
    );
    expect(screen.getByText('LIN MEI, 2 in all')).toBeVisible();
    expect(screen.getByText('1 to check')).toBeVisible();
  });

  it('say what is still to be paid after a deposit, and until when', async () => {
    const rows = [orderRow({ balance: { amount: 140, by: '2098-04-01' } })];
    startOrganiser({ adminOrders: () => ({ orders: rows, next: null }) });
    await openAdminArea('view=orders');
    expect(await screen.findByText('Balance $140, by Tue, Apr 1, 2098')).toBeVisible();
  });

  it('are searched and narrowed by the address, and by nothing the server would reject', async () => {
    const desk = startOrganiser({ adminOrders: () => ({ orders: [], next: null }) });
    await openAdminArea('view=orders&state=lost&papers=to-check&from=tomorrow&to=2098-06-01&prod_id=$P1');
    expect(await screen.findByText('No orders match')).toBeVisible();
    expect(desk.to('adminOrders')[0]).toMatchObject({ papers: 'to-check', to: '2098-06-01', prod_id: 'P1' });
    expect(desk.to('adminOrders')[0]).not.toHaveProperty('state');
    expect(desk.to('adminOrders')[0]).not.toHaveProperty('from');
    await userEvent.type(screen.getByRole('searchbox'), ' lin@example.com {Enter}');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Paid');
    await waitFor(() =>
      expect(desk.to('adminOrders').at(-1)).toMatchObject({ search: 'lin@example.com', state: 'paid' }),
    );
    expect(screen.getByTestId('address')).toHaveTextContent('q=lin%40example.com');
    await press('Clear all');
    expect(await screen.findByText('There are no orders yet')).toBeVisible();
  });

  it('fetch what follows, and can be asked for again', async () => {
    const desk = startOrganiser({ adminOrders: () => ({ error: 'service_unavailable', message: 'Later' }) });
    await openAdminArea('view=orders');
    const again = await screen.findByRole('button', { name: 'Try again' });
    desk.answers = {
      adminOrders: ({ after }) =>
        after
          ? { orders: [orderRow({ order_id: 'ORDER000000001' })], next: null }
          : { orders: [orderRow()], next: 'N7' },
    };
    await userEvent.click(again);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('ORDER000000001')).toBeVisible();
    expect(desk.to('adminOrders').at(-1)).toMatchObject({ after: 'N7' });
  });
});

describe('one order', () => {
  it('has its telephone number as people read it', async () => {
    startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    expect(await screen.findByText('+82 1012345678')).toBeVisible();
  });

  it('shows whose it is, its payments, steps and notes', async () => {
    startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    expect(await screen.findByRole('heading', { name: 'ORDER000000007' })).toBeVisible();
    expect(screen.getByText('Not handed in: Air ticket')).toBeVisible();
    expect(screen.getByText('Called back')).toBeVisible();
    expect(screen.getByText('FP1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mails of this order' })).toHaveAttribute(
      'href',
      '/admin/booking?view=mails&q=ORDER000000007',
    );
  });

  it.each([
    ['USD', '200.00', '$200'],
    ['CNY', '11996.00', '¥11,996'],
    ['KRW', '2320000', '₩2,320,000'],
  ])('writes what was asked for in %s as amounts are written', async (reqcur, reqamt, amount) => {
    const attempts = adminOrder().attempts.map((attempt) => ({ ...attempt, reqcur, reqamt }));
    startOrganiser({ adminOrder: () => adminOrder({ attempts }) });
    await openAdminArea(one);
    expect(await screen.findByRole('cell', { name: amount })).toBeVisible();
  });

  it('lists requests and refunds, each with the way to its part', async () => {
    const request = {
      cancel_no: 2,
      state: 'approved',
      whole: true,
      rv_mem_ids: [],
      reason: 'Ill',
      pct: 90,
      sums: [{ currency: 'USD', charged: 200, refunded: 180, kept: 20 }],
      asked_at: '2026-03-11T03:00:00.000Z',
      decided_at: '2026-03-12T03:00:00.000Z',
      answer: '',
    } as const;
    const refund = {
      refund_id: 'ORDER000000007-1',
      cause: 'cancelled',
      reason: null,
      state: 'unconfirmed',
      amount: 180,
      currency: 'USD',
      refno: 'TRIP1',
      refund_refno: 'TRIP1R1',
      made_at: '2026-03-12T03:00:00.000Z',
      settled_at: '',
    } as const;
    startOrganiser({
      adminOrder: () =>
        adminOrder({
          cancellations: [{ ...request, sums: [...request.sums], rv_mem_ids: [] }],
          refunds: [refund],
        }),
    });
    await openAdminArea(one);
    const money = within(await screen.findByRole('region', { name: 'Cancellations and refunds' }));
    expect(money.getByText(/^Approved · \$180 · /)).toBeVisible();
    expect(money.getByText(/^Outcome unknown · \$180 · Cancelled by the member · /)).toBeVisible();
    expect(money.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/booking?view=cancellations&state=approved',
      '/admin/booking?view=refunds',
    ]);
  });

  it('says so where there is none', async () => {
    startOrganiser({ adminOrder: () => ({ error: 'order_not_found', message: 'No such order' }) });
    await openAdminArea(one);
    expect(await screen.findByText('No such order')).toBeVisible();
  });

  it('loads a picture only when it is asked for', async () => {
    startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    const show = await screen.findByRole('button', { name: 'Show: Passport' });
    expect(screen.queryByRole('img', { name: /Passport/ })).toBeNull();
    await userEvent.click(show);
    expect(screen.getByRole('img', { name: 'Passport of LIN MEI' })).toHaveAttribute(
      'src',
      '/files/MEM_FILE000000001',
    );
  });

  it('has a document rejected with a reason and words, of what was seen', async () => {
    const desk = startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Something else/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByText('Please write what is wrong.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'Glare on the photo');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(desk.to('adminPapersReject')).toEqual([
        {
          order_id: 'ORDER000000007',
          mem_file_id: 'MEM_FILE000000001',
          seen: 'seen1',
          reason: 'other',
          note: 'Glare on the photo',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows what somebody else decided meanwhile', async () => {
    const desk = startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    const accept = await screen.findByRole('button', { name: 'Accept' });
    const decided = orderPaper({
      state: 'accepted',
      checked: { by: 'MEM0000000501', at: '2026-03-11T03:00:00.000Z' },
    });
    desk.answers = {
      adminPapersAccept: () => ({ error: 'papers_changed', message: 'Changed' }),
      adminOrder: () =>
        adminOrder({
          travellers: [{ ...lead, papers: [decided], missing: [] }],
        }),
    };
    await userEvent.click(accept);
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('has a name corrected with a reason, of the name that was shown', async () => {
    const desk = startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Correct the name of LIN MEI' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
    expect(desk.to('adminNameChange')).toEqual([]);
    const field = dialog.getByRole('textbox', { name: 'New name' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'LIN MAY');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'as-in-passport');
    desk.answers = {
      adminNameChange: () => ({ error: 'papers_changed', message: 'Changed' }),
      adminOrder: () => adminOrder({ travellers: [{ ...lead, mem_nm: 'LIN MAI', papers: [], missing: [] }] }),
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
    expect(await dialog.findByText('LIN MAI')).toBeVisible();
    desk.answers = { adminNameChange: () => ({ msg: 'success' }), adminOrder: () => adminOrder() };
    await userEvent.click(dialog.getByRole('button', { name: 'Correct name' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = {
      order_id: 'ORDER000000007',
      rv_mem_id: 'RVMEM1',
      mem_nm: 'LIN MAY',
      reason: 'as-in-passport',
    };
    expect(desk.to('adminNameChange')).toEqual([
      { ...sent, seen_nm: 'LIN MEI' },
      { ...sent, seen_nm: 'LIN MAI' },
    ]);
  });

  it('has its documents only looked at while it is not paid', async () => {
    startOrganiser({ adminOrder: () => adminOrder({ order: orderRow({ state: 'waiting' }) }) });
    await openAdminArea(one);
    expect(await screen.findByRole('button', { name: 'Show: Passport' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject…' })).toBeNull();
  });

  it('takes notes, and none that is empty', async () => {
    const desk = startOrganiser({ adminOrder: () => adminOrder() });
    await openAdminArea(one);
    await userEvent.click(await screen.findByRole('button', { name: 'Add note' }));
    const field = screen.getByLabelText('New note');
    expect(field).toHaveAccessibleDescription(/Please write something/);
    await userEvent.type(field, 'Wants a window seat');
    await press('Add note');
    await waitFor(() =>
      expect(desk.to('adminOrderNote')).toEqual([
        { order_id: 'ORDER000000007', text: 'Wants a window seat' },
      ]),
    );
    await waitFor(() => expect(field).toHaveValue(''));
  });
});
