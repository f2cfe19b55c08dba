import { LAN_TPS as languages } from '@narae/contracts/languages';
import { qrPng, type Mail } from '@narae/service-kit';
import { shownTicketNo } from '@narae/rules';
import { mailRecordModel } from '../src/notify/delivery/mail-record.model.ts';
import { ticketSection } from '../src/notify/kinds/mail-tickets.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.close());

const lastMail = async (): Promise<Mail> => {
  await checkout.service.settle();
  const mail = checkout.service.mails.all.at(-1);
  if (!mail) throw new Error('no mail went out');
  return mail;
};
const ticketOf = async ({ me, order_id }: ChangedOrder) => {
  const [ticket] = (await me.call('orderTickets', { order_id })).body;
  if (!ticket) throw new Error('no ticket');
  return ticket;
};
const rename = async (order: ChangedOrder, mem_nm: string): Promise<void> => {
  const rv_mem_id = (await checkout.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const { body } = await order.me.call('orderNameChange', {
    order_id: order.order_id,
    names: [{ rv_mem_id, mem_nm }],
  });
  const refno = await order.payDue(body.due_id);
  await checkout.stands(refno, '0000');
  await checkout.notify(refno);
};

describe('tickets in mails (TICKET-1)', () => {
  it('come with the mail of a paid order: numbers as text, codes as pictures in the mail itself', async () => {
    const order = await paidOrder(checkout, { lanTp: 'KOR', pay_type: 'P' });
    const [ticket, mail] = [await ticketOf(order), await lastMail()];
    const cid = `ticket-${ticket.ticket_no}@narae`;
    const number = shownTicketNo(ticket.ticket_no);
    expect(mail.text).toContain(`티켓\n${ticket.mem_nm}: ${number}`);
    expect(mail.text).toContain(`/myOrder?order_id=${order.order_id}`);
    expect(mail.html).toContain(`src="cid:${cid}"`);
    expect(mail.html).toContain(`alt="티켓 ${number}의 QR 코드"`);
    expect(mail.pictures).toEqual([
      { cid, filename: `ticket-${number}.png`, content: await qrPng(ticket.token) },
    ]);
  });

  it('are the new ones after a change of name', async () => {
    const order = await paidOrder(checkout);
    const before = await ticketOf(order);
    await rename(order, 'KIM NEW');
    const [after, mail] = [await ticketOf(order), await lastMail()];
    expect(after.ticket_no).not.toBe(before.ticket_no);
    expect(mail.text).toContain(`KIM NEW: ${shownTicketNo(after.ticket_no)}`);
    expect(mail.pictures?.map(({ cid }) => cid)).toEqual([`ticket-${after.ticket_no}@narae`]);
  });

  it('leave neither code nor number in what the shop keeps of a mail', async () => {
    const order = await paidOrder(checkout);
    const { token, ticket_no } = await ticketOf(order);
    await lastMail();
    const records = await mailRecordModel(checkout.service.store).find({ object_id: order.order_id }).lean();
    expect(records.map(({ kind }) => kind)).toEqual(['order-paid']);
    expect(JSON.stringify(records)).not.toMatch(new RegExp(`${ticket_no}|${token.replaceAll('.', '\\.')}`));
  });

  it.each(languages)('are named in %s', (lanTp) => {
    const { title, rows, notes = [] } = ticketSection([{ mem_nm: 'LIN MEI', ticket_no: 'AB12CD34' }], lanTp);
    expect(title).not.toBe('');
    expect(rows).toMatchObject([{ label: 'LIN MEI', values: ['AB12-CD34'] }]);
    expect(rows[0]?.image?.alt).toContain('AB12-CD34');
    expect(notes[0]).not.toMatch(/undefined/);
  });
});
