import { jest } from '@jest/globals';
import type { MyOrder, OrderTicket } from '@narae/contracts';
import { installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paidOrder } from '../../../../test/bookings.ts';
import '../../../shared/my-order/texts.ts';
import { TicketsSection } from './tickets-section.tsx';

const ticket = (over: Partial<OrderTicket> = {}): OrderTicket => ({
  rv_mem_id: 'RV_MEM000000001',
  mem_type: 'adult',
  sort_order: 1,
  mem_nm: 'LIN MEI',
  ticket_no: 'AAAA1111',
  token: 'NT1.KEY1.AAAA1111.P000001.20261220.SIGNED',
  state: 'valid',
  used_at: '',
  ...over,
});

let tickets: OrderTicket[];
let asked: number;
beforeEach(() => {
  installFakeStream();
  asked = 0;
  tickets = [
    ticket(),
    ticket({
      rv_mem_id: 'RV_MEM000000002',
      mem_nm: 'KIM NA',
      ticket_no: 'BBBB2222',
      state: 'used',
      used_at: '2026-12-20T00:20:00.000Z',
    }),
  ];
  globalThis.fetch = (async () => {
    asked += 1;
    return Response.json(tickets);
  }) as typeof fetch;
});

const show = (change: Partial<MyOrder> = {}) =>
  renderInShell(<TicketsSection order={paidOrder(change)} />, {
    user: testUser,
    namespaces: ['bookingMyOrder'],
  });

it('shows a ticket for each traveller, with its code, its number and whether it was used', async () => {
  await show();
  const first = within(await screen.findByRole('article', { name: 'Ticket of LIN MEI' }));
  expect(first.getByRole('img', { name: 'QR code of ticket AAAA-1111' })).toBeVisible();
  expect(first.getByText('AAAA-1111')).toBeVisible();
  expect(first.queryByText(/Used/)).toBeNull();
  const second = within(screen.getByRole('article', { name: 'Ticket of KIM NA' }));
  expect(second.getByText(/^Used /)).toBeVisible();
});

it('says that tickets of a cancelled order are void, and shows no code', async () => {
  tickets = tickets.map((one) => ({ ...one, token: '', state: 'void' }));
  await show({ txn_type: 'R' });
  expect(await screen.findByText('The order was cancelled: its tickets are void.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is not there before the order is paid', async () => {
  await show({ txn_type: 'T' });
  expect(screen.queryByRole('heading', { name: 'Tickets' })).toBeNull();
  expect(asked).toBe(0);
});

it('prints the tickets', async () => {
  const print = jest.fn<() => void>();
  globalThis.print = print;
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Print tickets' }));
  expect(print).toHaveBeenCalledTimes(1);
});
