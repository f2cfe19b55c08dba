import { noon } from '@narae/test-kit';
import type { MyOrder } from '@narae/contracts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

const attempt = (refno: string, status: string, more = {}) => ({
  refno,
  pay_type: 'A',
  status,
  reqcur: 'CNY',
  reqamt: '700.00',
  fields: {},
  started_at: noon,
  settled_at: noon,
  ...more,
});

type Member = ReturnType<typeof shopper>;

/** A member with an order in T, and its number. */
const withOrder = async (mem_id: string): Promise<{ member: Member; cart_id: string; order_id: string }> => {
  const member = shopper(service, mem_id);
  const cart_id = await member.addWithPassport({ prod_id: 'PTOUR1' });
  await member.call('travellersSave', member.form(cart_id));
  const order_id = (await member.detail(cart_id))?.order_id ?? '';
  return { member, cart_id, order_id };
};

const set = (cart_id: string, fields: Record<string, unknown>) =>
  bookingModel(service.store).updateOne({ cart_id }, { $set: fields });

const read = async (member: Member, order_id: string): Promise<MyOrder> => {
  const { status, body } = await member.call('myOrder', { order_id, lan_tp: 'ENG' });
  expect(status).toBe(200);
  const [order] = body;
  if (!order) throw new Error('no such order');
  return order;
};

const whats = ({ steps }: MyOrder): string[] => steps.map(({ what }) => what);

describe('the order page (ORDER-7, ORDER-13)', () => {
  it('shows an order that waits for payment with its travellers, papers, lines and steps', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000161');
    await member.call('orderHold', { cart_id });
    const order = await read(member, order_id);
    expect(order).toMatchObject({
      order_id,
      txn_type: 'T',
      agreed: true,
      payments: [],
      refunds: [],
      cancellations: [],
      organiser_reason: '',
      travellers: [
        {
          mem_type: 'adult',
          sort_order: 1,
          papers: [{ file_type: '1', state: 'to-check', rejection: null }],
        },
      ],
    });
    expect(whats(order)).toEqual(['booked', 'confirmed', 'held']);
    expect(order.steps.every(({ by }) => by === 'member')).toBe(true);
  });

  it('names the paper that is missing', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000162');
    await set(cart_id, { files: [] });
    expect((await read(member, order_id)).travellers[0]?.papers).toEqual([
      { file_type: '1', state: 'missing', rejection: null },
    ]);
  });

  it('shows a paid order without the newer fields: the payment as it was charged, the price as it was frozen', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000163');
    const price = (await read(member, order_id)).total_price;
    const payments = [
      attempt('TRIP1', 'declined'),
      attempt('TRIP2', 'paid', { transid: 'T-9' }),
      attempt('TRIP3', 'refunded', { refund_reason: 'paid-twice', refund_refno: 'TRIP3R' }),
    ];
    await set(cart_id, { txn_type: 'P', open: false, payments, 'price.frozen_at': noon });
    await bookingModel(service.store).updateOne({ cart_id }, { $unset: { history: 1, refunds: 1 } });
    const order = await read(member, order_id);
    expect(order).toMatchObject({ txn_type: 'P', pay_yn: 'Y', total_price: price, agreed: true });
    expect(order.payments).toMatchObject([
      { refno: 'TRIP2', transid: 'T-9', amount: 700, currency: 'CNH', state: 'paid' },
      { refno: 'TRIP3', state: 'refunded' },
    ]);
    expect(order.refunds).toMatchObject([
      { refund_id: 'TRIP3R', refno: 'TRIP3', cause: 'automatic', reason: 'paid-twice', state: 'refunded' },
    ]);
    expect(whats(order)).toContain('paid');
  });

  it('shows refunds and requests from their rows', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000164');
    const refund = {
      refund_id: `${order_id}-1`,
      cause: 'cancelled',
      cancel_no: 1,
      state: 'due',
      refno: 'TRIP5',
      refund_refno: 'TRIP5R1',
      reqcur: 'CNY',
      amount: '630.00',
      attempts: 1,
      last_error: 'E99 at the provider',
      made_at: noon,
    };
    const cancellation = {
      cancel_no: 1,
      state: 'approved',
      whole: true,
      rv_mem_ids: [],
      reason: 'ill',
      pct: 90,
      sums: [{ currency: 'CNH', charged: 700, refunded: 630, kept: 70 }],
      asked_at: noon,
      decided_at: noon,
      decided_by: 'ADM1',
      answer: 'Get well soon',
    };
    await set(cart_id, {
      txn_type: 'R',
      open: false,
      payments: [attempt('TRIP5', 'paid')],
      refunds: [refund],
      cancellations: [cancellation],
    });
    const order = await read(member, order_id);
    expect(order.refunds).toEqual([
      {
        refund_id: `${order_id}-1`,
        cause: 'cancelled',
        reason: null,
        state: 'due',
        amount: 630,
        currency: 'CNH',
        refno: 'TRIP5',
        refund_refno: 'TRIP5R1',
        made_at: noon.toISOString(),
        settled_at: '',
      },
    ]);
    expect(order.cancellations).toMatchObject([{ state: 'approved', answer: 'Get well soon' }]);
    expect(JSON.stringify(order)).not.toContain('ADM1');
  });

  it('is the same for somebody else’s order as for none', async () => {
    const { order_id } = await withOrder('MEM0000000165');
    const stranger = shopper(service, 'MEM0000000166');
    expect((await stranger.call('myOrder', { order_id })).body).toEqual([]);
    expect((await stranger.call('myOrder', { order_id: 'ORD0' })).body).toEqual([]);
  });

  it('is not there once its unpaid row was deleted', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000167');
    await member.call('mycartDelete', { cart_id });
    expect((await member.call('myOrder', { order_id })).body).toEqual([]);
  });
});

describe('the payment history (ORDER-7)', () => {
  const at = (minutes: number): Date => new Date(noon.getTime() + minutes * 60_000);

  it('lists payments that took money, the newest first, with what of each went back', async () => {
    const { member, order_id, cart_id } = await withOrder('MEM0000000171');
    const refund = {
      refund_id: `${order_id}-1`,
      cause: 'cancelled',
      state: 'due',
      refno: 'HIST2',
      refund_refno: 'HIST2R1',
      reqcur: 'CNY',
      amount: '350.00',
      attempts: 0,
      made_at: noon,
    };
    await set(cart_id, {
      txn_type: 'P',
      open: false,
      payments: [
        attempt('HIST1', 'refunded', { refund_reason: 'seats-lost', refund_refno: 'HIST1R' }),
        attempt('HIST0', 'declined'),
        attempt('HIST2', 'paid', { settled_at: at(5) }),
      ],
      refunds: [refund],
    });
    const { body } = await member.call('myPayments', {});
    expect(body).toMatchObject([
      {
        refno: 'HIST2',
        order_id,
        prod_title: expect.stringContaining('Han river night walk'),
        state: 'paid',
        amount: 700,
        currency: 'CNH',
        refunds: [{ amount: 350, state: 'due' }],
      },
      {
        refno: 'HIST1',
        state: 'refunded',
        refunds: [{ cause: 'automatic', reason: 'seats-lost', amount: 700 }],
      },
    ]);
  });

  it('is read page by page without a gap or a repetition, also where payments have the same moment', async () => {
    const { member, cart_id } = await withOrder('MEM0000000172');
    const payments = Array.from({ length: 45 }, (_, i) =>
      attempt(`PAGE${String(i).padStart(2, '0')}`, 'refunded', { settled_at: at(Math.floor(i / 10)) }),
    );
    await set(cart_id, { payments });
    const pages: string[][] = [];
    let after: { paid_at: string; refno: string } | undefined;
    do {
      const { body } = await member.call('myPayments', after ? { after } : {});
      pages.push(body.map(({ refno }) => refno));
      const last = body.at(-1);
      after = last && { paid_at: last.paid_at, refno: last.refno };
    } while (pages.at(-1)?.length === 20);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(payments.map(({ refno }) => refno).reverse());
  });

  it('is nobody else’s', async () => {
    const { cart_id } = await withOrder('MEM0000000173');
    await set(cart_id, { txn_type: 'P', open: false, payments: [attempt('MINE1', 'paid')] });
    expect((await shopper(service, 'MEM0000000174').call('myPayments', {})).body).toEqual([]);
  });
});
