import { createPublicKey, verify } from 'node:crypto';
import { readTicket } from '@narae/rules';
import { ticketSigner } from '../src/orders/tickets/tickets.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { orderOf } from './support/departure.ts';
import { shopper } from './support/shopper.ts';

const year = 366 * 86_400_000;

let beside: BookingBeside;
beforeEach(async () => {
  beside = await startBookingBeside();
});
afterEach(() => beside.service.close());

const set = (cart_id: string, fields: object) =>
  bookingModel(beside.service.store).updateOne({ cart_id }, { $set: fields });

describe('tickets of an order', () => {
  it('are one a traveller, signed, and say nothing of the person (TICKET-1, TICKET-2)', async () => {
    const order = await orderOf(beside.service);
    const tickets = await order.tickets();
    expect(tickets.map(({ mem_nm, state }) => [mem_nm, state])).toEqual([
      ['LIN MEI', 'valid'],
      ['LIN BO', 'valid'],
    ]);
    expect(new Set(tickets.map(({ ticket_no }) => ticket_no)).size).toBe(2);
    const { token = '', ticket_no } = tickets[0]!;
    expect(readTicket(token)).toMatchObject({ ticket_no, prod_id: 'PTOUR1', day: '2026-12-20' });
    expect(token).not.toContain('LIN');
    expect(token).not.toContain(order.order_id);
  });

  it.each([
    ['T', 0],
    ['PR', 2],
  ])('of an order in %s are %i', async (txn_type, count) => {
    const order = await orderOf(beside.service, undefined, { txn_type });
    expect(await order.tickets()).toHaveLength(count);
  });

  it('are void, without a code, once the order is cancelled', async () => {
    const order = await orderOf(beside.service, undefined, { txn_type: 'R' });
    expect((await order.tickets()).map(({ state, token }) => [state, token])).toEqual([
      ['void', ''],
      ['void', ''],
    ]);
  });

  it('change their number with the name', async () => {
    const order = await orderOf(beside.service);
    const [before] = await order.tickets();
    await set(order.cart_id, { 'travellers.0.mem_nm': 'LIN FANG' });
    const [after] = await order.tickets();
    expect(after!.mem_nm).toBe('LIN FANG');
    expect(after!.ticket_no).not.toBe(before!.ticket_no);
  });

  it('are their owner’s alone', async () => {
    const { order_id } = await orderOf(beside.service);
    const stranger = shopper(beside.service, 'MEM0000000777');
    const { status, body } = await stranger.call('orderTickets', { order_id });
    expect([status, body.error]).toEqual([404, 'order_not_found']);
  });
});

describe('the keys of tickets', () => {
  const facts = { ticket_no: 'AB12CD34', prod_id: 'PTOUR1', day: '2026-12-20' };
  const keys = async () =>
    (
      await beside.service.inject(
        'gateManifest',
        { prod_id: 'PTOUR1' },
        { as: 'MEM0000000801', role: 'gate' },
      )
    ).body[0]!.keys;
  const verified = async (token: string): Promise<boolean> => {
    const { key_id, signed, signature } = readTicket(token)!;
    const key = (await keys()).find((one) => one.key_id === key_id);
    if (!key) return false;
    const x = Buffer.from(key.public_key, 'base64').toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(signed), publicKey, signature);
  };

  it('are the same for two processes that need the first one at once (TICKET-3)', async () => {
    const signers = await Promise.all([ticketSigner(beside.context), ticketSigner(beside.context)]);
    const [one, other] = signers.map((sign) => sign(facts));
    expect(one).toBe(other);
    expect(await verified(one!)).toBe(true);
    expect(await keys()).toHaveLength(1);
  });

  it('change with the year, and what an old one signed stays valid', async () => {
    const old = (await ticketSigner(beside.context))(facts);
    beside.clock.advance(year);
    const fresh = (await ticketSigner(beside.context))(facts);
    expect(readTicket(fresh)!.key_id).not.toBe(readTicket(old)!.key_id);
    expect(await verified(old)).toBe(true);
    expect(await verified(fresh)).toBe(true);
  });

  it('lie encrypted in the store', async () => {
    await ticketSigner(beside.context);
    const { sealed = '' } = (await beside.context.ticketKeys.findOne().lean().exec()) ?? {};
    expect(sealed).not.toBe('');
    // How every private key of Ed25519 begins, as PKCS #8 in base64.
    for (const read of [sealed, Buffer.from(sealed, 'base64').toString('latin1')])
      expect(read).not.toContain('MC4CAQAwBQYDK2Vw');
  });
});
