import type { AdminPaper, BookingAuditKind } from '@narae/contracts';
import type { TestBooking } from './start-booking.ts';

/** An administrator of booking at the desk for orders. */
export const desk = (service: TestBooking, as = 'MEM0000000500') => {
  const call: TestBooking['inject'] = (name, info, options) =>
    service.inject(name, info, { as, role: 'booking', lanTp: 'ENG', ...options });
  const orders = async (asked: Record<string, unknown> = {}) =>
    (await call('adminOrders', { lan_tp: 'ENG', ...asked })).body;
  /** Numbers of the orders that fit. */
  const found = async (asked: Record<string, unknown>) =>
    (await orders(asked)).orders.map(({ order_id }) => order_id);
  const order = async (order_id: string) => (await call('adminOrder', { order_id, lan_tp: 'ENG' })).body;
  /** The first document of an order's first traveller. */
  const paper = async (order_id: string): Promise<AdminPaper> => {
    const first = (await order(order_id)).travellers[0]?.papers[0];
    if (!first) throw new Error(`no paper of ${order_id}`);
    return first;
  };
  /** Decides on it as it is seen at this moment, or as it was seen before. */
  const accept = async (order_id: string, at?: AdminPaper) => {
    const { mem_file_id, seen } = at ?? (await paper(order_id));
    return call('adminPapersAccept', { order_id, mem_file_id, seen });
  };
  const reject = async (
    order_id: string,
    why: { reason: string; note?: string } = { reason: 'unreadable' },
    at?: AdminPaper,
  ) => {
    const { mem_file_id, seen } = at ?? (await paper(order_id));
    return call('adminPapersReject', { order_id, mem_file_id, seen, ...why });
  };
  /** The open request for the cancellation of an order. */
  const request = async (order_id: string) => {
    const { rows } = (await call('adminCancellations', {})).body;
    const row = rows.find((one) => one.order_id === order_id);
    if (!row) throw new Error(`no open request of ${order_id}`);
    return row;
  };
  /** Decides on it as it is seen at this moment. */
  const decide = async (
    order_id: string,
    outcome: 'approved' | 'rejected' = 'approved',
    answer = 'As you wish.',
  ) => {
    const { cancel_no, version } = await request(order_id);
    return call('adminCancelDecide', { order_id, cancel_no, version, outcome, answer });
  };
  /** What administrators did to something, in alphabetical order. */
  const audit = async (kind: BookingAuditKind, id: string): Promise<string[]> => {
    const entries = (await call('bookingAudit', { kind, id }, { as, admin: true })).body;
    return entries.map(({ action }) => action).sort();
  };
  return { as, call, audit, orders, found, order, paper, accept, reject, request, decide };
};
