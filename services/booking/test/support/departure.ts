import { randomUUID } from 'node:crypto';
import type { GateAnswer, GateGuest, OrderTicket } from '@narae/contracts';
import { bookingModel } from '../../src/kernel/booking/booking.model.ts';
import { nobody, shopper } from './shopper.ts';
import type { TestBooking } from './start-booking.ts';

/** Noon in Seoul of the day on which the products of these tests leave. */
export const departureNoon = new Date('2026-12-20T03:00:00Z');

export const gateStaff = 'MEM0000000801';

let members = 0;

/** An order of two adults in a state, paid unless told otherwise. */
export const orderOf = async (
  service: TestBooking,
  names: readonly [string, string] = ['LIN MEI', 'LIN BO'],
  { txn_type = 'P', prod_id = 'PTOUR1' } = {},
) => {
  const me = shopper(service, `MEM6${String((members += 1)).padStart(9, '0')}`);
  const { cart_id } = (await me.call('mycartInsert', { prod_id, ...nobody, adult_cnt: 2 })).body;
  for (const sort_order of [1, 2]) await me.upload({ cart_id, prod_id, sort_order });
  const travellers = names.map((mem_nm, i) => ({ mem_type: 'adult', sort_order: i + 1, mem_nm }));
  const saved = await me.call('travellersSave', { ...me.form(cart_id), travellers });
  if (saved.status !== 200) throw new Error(`not confirmed: ${saved.body.error}`);
  const open = txn_type === 'T';
  await bookingModel(service.store).updateOne({ cart_id }, { $set: { txn_type, open } });
  const order_id = (await me.detail(cart_id))?.order_id ?? '';
  const tickets = async (): Promise<OrderTicket[]> => (await me.call('orderTickets', { order_id })).body;
  return { ...me, cart_id, order_id, tickets };
};

/** Somebody at the gate of a departure. */
export const gate = (service: TestBooking, name = 'Bus 1', prod_id = 'PTOUR1') => {
  const call: TestBooking['inject'] = (call, info, options) =>
    service.inject(call, info, { as: gateStaff, role: 'gate', ...options });
  const scanOf = (code: string, over: Record<string, unknown> = {}) => ({
    scan_id: randomUUID(),
    code,
    at: '2026-12-20T03:00:00.000Z',
    gate: name,
    how: 'camera',
    ...over,
  });
  const send = (scans: readonly object[]) => call('gateScans', { prod_id, scans });
  return {
    call,
    scanOf,
    send,
    scan: async (code: string, over: Record<string, unknown> = {}): Promise<GateAnswer> => {
      const { status, body } = await send([scanOf(code, over)]);
      if (status !== 200) throw new Error(`not scanned: ${body.error}`);
      return body.answers[0]!;
    },
    undo: (ticket_no: string, reason = 'The wrong person') =>
      call('gateUndo', { prod_id, ticket_no, reason }),
    manifest: async () => (await call('gateManifest', { prod_id })).body[0]!,
    guests: async (): Promise<GateGuest[]> => (await call('gateManifest', { prod_id })).body[0]?.guests ?? [],
  };
};
