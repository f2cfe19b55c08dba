import type { MyInfoOrder } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { QrCode } from '@narae/ui';
import '@narae/ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import { OrderQrButton } from './order-actions.tsx';

const order: MyInfoOrder = {
  order_id: 'ORD0000000042',
  prod_id: 'P000001',
  variant: 'trip',
  prod_title: 'LUMERA weekend',
  ymd_format: '2026-12-09',
  end_ymd_format: '2026-12-10',
  pay_type_nm: 'PayPal',
  reqamt: 155,
  prod_price_tp: 'USD',
  mod_date: '2026-11-20T03:00:00.000Z',
  txn_type: '',
  cart_id: 'CART1',
  mem_id: 'MEM1',
  file_path: 'PRODUCT',
  file_name: 'list.jpg',
  refno: 'REF1',
  participant_cnt: 2,
  ticket_yn: 'N',
};

const show = (changes: Partial<MyInfoOrder> = {}) =>
  renderInShell(<OrderQrButton order={{ ...order, ...changes }} />, { namespaces: ['account'] });

const drawn = (code: Element): string | null | undefined =>
  code.querySelectorAll('path')[1]?.getAttribute('d');

test("the keyboard opens the order's number as a code, and closing gives the focus back", async () => {
  await show();
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Show QR code' });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Your order' });
  const code = within(dialog).getByRole('img', { name: 'QR code of order ORD0000000042' });
  const { container } = render(<QrCode value={order.order_id} label="" />);
  expect(drawn(code)).toBe(drawn(container));
  expect(within(dialog).getByText(order.order_id)).toBeInTheDocument();
  expect(within(dialog).getByText(/2 people/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('a complete order of a product with tickets is shown as the ticket', async () => {
  await show({ ticket_yn: 'Y' });
  await userEvent.click(screen.getByRole('button', { name: 'Show ticket' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your ticket' });
  expect(within(dialog).getByText(/ticket for everybody in this order/)).toBeInTheDocument();
});

test.each(['Y', 'PR'])('an order in state %s is no ticket', async (txn_type) => {
  await show({ ticket_yn: 'Y', txn_type });
  expect(screen.queryByRole('button', { name: 'Show ticket' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show QR code' })).toBeInTheDocument();
});

test('a cancelled order has no code to show', async () => {
  await show({ txn_type: 'R' });
  expect(screen.queryByRole('button')).toBeNull();
});
