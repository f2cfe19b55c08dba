import { orderHoldReleasedV1, orderPaidV1, orderRefundedV1, waitingOfferedV1 } from '@narae/events';
import { attachmentsOf } from '@narae/service-kit';
import { until } from '@narae/test-kit';
import { claimAttempt } from '../src/payment/attempts/payment.queries.ts';
import type { Order } from './support/checkout.ts';
import { payMethods, payPal, unionPay, type PayMethod } from './support/pay-methods.ts';
import { fanMeeting, tour } from './support/products.ts';
import { picture, shopper } from './support/shopper.ts';
import { startTwoProcesses, type TwoProcesses } from './support/two-processes.ts';
import { patient } from './support/waiting.ts';

let shop: TwoProcesses;
beforeAll(async () => {
  shop = await startTwoProcesses();
});
afterAll(() => shop.close());
beforeEach(() => {
  // Long enough for both to ask, had both begun.
  shop.checkout.provider.slowMs = 60;
  shop.checkout.billGate.slowMs = 60;
});

const about = (subject: string, cart_id: string) =>
  shop.events.filter((event) => event.subject === subject && event.data['cart_id'] === cart_id);

const orders = async (count: number, prod_id?: string, lanTp?: PayMethod['lanTp']): Promise<Order[]> => {
  const made: Order[] = [];
  for (let index = 0; index < count; index += 1) made.push(await shop.checkout.confirmed(prod_id, lanTp));
  return made;
};

const balanced = async (prod_id: string): Promise<void> => {
  const { capacity, remaining, claims } = await shop.checkout.ledger(prod_id);
  expect(remaining + claims.reduce((sum, { count }) => sum + count, 0)).toBe(capacity);
};

const seatLedgerOf = (prod_id: string) => shop.one.store.collection('seat_ledgers').findOne({ prod_id });

/** Resolves when both relays have published all there is and its readers have had it. */
const settled = (): Promise<void> =>
  until('empty outboxes', async () => {
    for (const name of ['bookings', 'seat_ledgers', 'waiting_list'])
      if (await shop.one.store.collection(name).findOne({ 'outbox.id': { $exists: true } })) return false;
    return true;
  });

const timesApproved = (refno: string): number =>
  shop.checkout.billGate.approvals.filter((one) => one === refno).length;

const mailsOf = (refno: string) => shop.one.mails.all.filter(({ id }) => id?.startsWith(`${refno}.`));

/** Products whose only seat a payment has lost. */
let lost = 0;

/** How both processes come to learn that the money of a payment must go back. */
const goesBack: readonly {
  readonly why: string;
  readonly method: PayMethod;
  readonly bringAbout: (order: Order, refno: string) => Promise<void>;
}[] = [
  {
    why: 'the seats were gone',
    method: payPal,
    bringAbout: async ({ prod_id }, refno) => {
      await shop.checkout.stands(refno, '8000');
      shop.checkout.wait(31);
      await until('the seat', async () => (await shop.checkout.ledger(prod_id)).remaining === 1);
      const quick = await shop.checkout.confirmed(prod_id);
      await quick.me.call('orderHold', { cart_id: quick.cart_id });
      await payPal.arrive(shop.checkout, refno, [shop.one, shop.other]);
    },
  },
  {
    why: 'the approval was not answered',
    method: unionPay,
    bringAbout: async (_order, refno) => {
      shop.checkout.billGate.silent = true;
      await unionPay.arrive(shop.checkout, refno, [shop.one, shop.other]);
      shop.checkout.billGate.silent = false;
      expect(timesApproved(refno)).toBe(1);
    },
  },
  {
    why: 'the process that asked for the approval has died',
    method: unionPay,
    bringAbout: async (_order, refno) => {
      const { bookings, now } = shop.checkout.context;
      const soon = new Date(now().getTime() + 4_000);
      await bookings.updateOne(
        { 'payments.refno': refno },
        {
          $set: {
            'payments.$.status': 'authenticated',
            'payments.$.asked_until': soon,
            'payments.$.check_at': soon,
          },
        },
      );
      shop.checkout.wait(1);
    },
  },
];

describe('two processes on one store and one broker', () => {
  it('end a hold once: one release of the seats, one event, one change of the row', async () => {
    const many = await orders(8);
    for (const { me, cart_id } of many) await me.call('orderHold', { cart_id });
    const before = await shop.checkout.ledger('PTOUR1');
    const versions = new Map<string, number>();
    for (const { cart_id } of many) versions.set(cart_id, (await shop.checkout.booking(cart_id)).version);
    shop.checkout.wait(16);
    for (const { cart_id } of many)
      await until(
        'the end of the hold',
        async () => (await shop.checkout.booking(cart_id)).hold_expires_at === null,
      );
    await settled();
    const after = await shop.checkout.ledger('PTOUR1');
    expect(after.remaining).toBe(before.remaining + many.length);
    expect(after.version).toBe(before.version + many.length);
    await balanced('PTOUR1');
    for (const { cart_id } of many) {
      await until('the event', () => about(orderHoldReleasedV1.subject, cart_id).length > 0);
      expect(about(orderHoldReleasedV1.subject, cart_id)).toHaveLength(1);
      expect((await shop.checkout.booking(cart_id)).version).toBe((versions.get(cart_id) ?? 0) + 1);
    }
  });

  it('publish each event once and in its order, though both relays see it', async () => {
    const me = shopper(shop.one, 'MEM0000009001');
    const { cart_id } = (await me.add({ prod_id: 'PTOUR1' })).body;
    const relays = [shop.one, shop.other].flatMap(({ store }) => [...attachmentsOf(store).relays]);
    for (let adult_cnt = 2; adult_cnt < 12; adult_cnt += 1) {
      const counts = { adult_cnt, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
      expect((await me.call('cartModify', { cart_id, counts })).status).toBe(200);
      for (const relay of relays) relay.nudge();
    }
    const mine = () => shop.events.filter(({ aggregate_id }) => aggregate_id === cart_id);
    await until('eleven events', () => mine().length >= 11);
    await settled();
    expect(mine().map(({ version }) => version)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
  });

  it.each(payMethods)(
    'count news of a payment by $payType that reaches both at once as one',
    async (method) => {
      for (const { cart_id, pay } of await orders(3, 'PTOUR1', method.lanTp)) {
        const refno = await pay(method.payType);
        await method.arrive(shop.checkout, refno, [shop.one, shop.other, shop.one, shop.other]);
        await until('the payment', async () => (await shop.checkout.booking(cart_id)).txn_type === 'P');
        expect(await shop.checkout.attempt(refno)).toMatchObject({ status: 'paid' });
        expect(timesApproved(refno)).toBe(method.payType === 'U' ? 1 : 0);
        await until('the event', () => about(orderPaidV1.subject, cart_id).length > 0);
        await until('the mail', () => mailsOf(refno).length > 0);
        await settled();
        expect(about(orderPaidV1.subject, cart_id)).toHaveLength(1);
        expect(mailsOf(refno)).toHaveLength(1);
        expect(method.sentBack(shop.checkout, refno)).toEqual([]);
      }
      await balanced('PTOUR1');
    },
  );

  it('check an attempt without a notification once, and settle it once', async () => {
    const [order] = await orders(1);
    const { cart_id, pay } = order as Order;
    const refno = await pay();
    await shop.checkout.stands(refno, '0000');
    shop.checkout.wait(1);
    await until('the payment', async () => (await shop.checkout.booking(cart_id)).txn_type === 'P');
    await until('the mail', () => mailsOf(refno).length > 0);
    await settled();
    expect(shop.checkout.provider.queries.filter((one) => one === refno)).toHaveLength(1);
    expect(about(orderPaidV1.subject, cart_id)).toHaveLength(1);
    expect(mailsOf(refno)).toHaveLength(1);
  });

  it('check again an attempt whose process died during the check', async () => {
    const [order] = await orders(1);
    const { cart_id, pay } = order as Order;
    const refno = await pay();
    const { bookings, now } = shop.checkout.context;
    const soon = new Date(now().getTime() + 65_000);
    expect(await claimAttempt(bookings, { refno, status: 'started' }, now(), soon)).toBe(true);
    expect(await claimAttempt(bookings, { refno, status: 'started' }, now(), soon)).toBe(false);
    await shop.checkout.stands(refno, '0000');
    shop.checkout.wait(1);
    const { queries } = shop.checkout.provider;
    const other = (await orders(1))[0] as Order;
    const asked = await other.pay();
    await shop.checkout.stands(asked, '0000');
    expect(queries).not.toContain(refno);
    shop.checkout.wait(1);
    await until('both payments', async () => {
      const both = await Promise.all([cart_id, other.cart_id].map((id) => shop.checkout.booking(id)));
      return both.every(({ txn_type }) => txn_type === 'P');
    });
    expect(queries.filter((one) => one === refno)).toHaveLength(1);
  });

  it.each(goesBack)('send money back once, with one mail: $why', async ({ method, bringAbout }) => {
    const prod_id = `PFANBACK${(lost += 1)}`;
    await shop.one.sell({ ...fanMeeting, prod_id, capacity: 1 });
    await until('the product', async () =>
      Boolean(await shop.one.store.collection('seat_ledgers').findOne({ prod_id })),
    );
    const order = await shop.checkout.confirmed(prod_id, method.lanTp);
    const refno = await order.pay(method.payType);
    await bringAbout(order, refno);
    await until('the refund', async () => (await shop.checkout.attempt(refno)).status === 'refunded');
    await until('the mail', () => mailsOf(refno).length > 0);
    await settled();
    expect(method.sentBack(shop.checkout, refno)).toEqual([(await shop.checkout.attempt(refno)).reqamt]);
    expect(about(orderRefundedV1.subject, order.cart_id)).toHaveLength(1);
    expect(mailsOf(refno)).toHaveLength(1);
    await balanced(prod_id);
  });

  it('answer a repeated call with the first answer, whichever process it reaches and even while the first runs', async () => {
    const me = shopper(shop.one, 'MEM0000009002');
    const there = shopper(shop.other, 'MEM0000009002');
    const info = { prod_id: 'PTOUR1', adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
    const idempotencyKey = 'two-processes-1';
    const answers = await Promise.all(
      [me, there, me, there].map(({ call }) => call('mycartInsert', info, { idempotencyKey })),
    );
    const later = await there.call('mycartInsert', info, { idempotencyKey });
    expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set([...answers, later].map(({ body }) => body.cart_id)).size).toBe(1);
    expect(await there.cartList()).toHaveLength(1);
    const another = await there.call('mycartInsert', { ...info, adult_cnt: 2 }, { idempotencyKey });
    expect(another.body.error).toBe('idempotency_conflict');
  });

  it('offer a seat that returned to one party, once', async () => {
    const prod_id = 'PWAITING';
    await shop.one.sell({ ...tour, prod_id, capacity: 1 });
    await until('the seats', async () => (await seatLedgerOf(prod_id)) !== null);
    const [order] = await orders(1, prod_id);
    if (!order) throw new Error('no order');
    const { me, cart_id } = order;
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
    const parties = [patient(shop.one), patient(shop.other), patient(shop.one)];
    for (const party of parties) expect((await party.waitFor(1, prod_id)).status).toBe(200);
    await me.call('orderHoldRelease', { cart_id });
    await until('the offer', async () => (await parties[0]?.state()) === 'offered');
    await settled();
    const offers = shop.events.filter(
      ({ subject, data }) => subject === waitingOfferedV1.subject && data['target_id'] === prod_id,
    );
    expect(offers.map(({ data }) => data['mem_id'])).toEqual([parties[0]?.as]);
    expect([await parties[1]?.state(), await parties[2]?.state()]).toEqual(['waiting', 'waiting']);
    await balanced(prod_id);
  });

  it('read documents the other one stored', async () => {
    const me = shopper(shop.one, 'MEM0000009003');
    const { cart_id } = (await me.add()).body;
    const { body } = await me.upload({ cart_id }, { bytes: await picture(77) });
    const read = await shop.other.inject(
      'travellerFile',
      { mem_file_id: body.file.mem_file_id },
      { as: me.as },
    );
    expect(read.status).toBe(200);
    expect(read.bytes.length).toBeGreaterThan(100);
    const first = await me.call('travellersSave', me.form(cart_id));
    expect(first.status).toBe(200);
    expect((await shopper(shop.other, me.as).detail(cart_id))?.files).toHaveLength(1);
  });
});

describe('while the broker is down', () => {
  it('calls are answered, and their events are published when it is back', async () => {
    const me = shopper(shop.one, 'MEM0000009004');
    const there = shopper(shop.other, 'MEM0000009004');
    await shop.broker.kill();
    const answered = async <Answer extends { status: number }>(work: Promise<Answer>): Promise<Answer> => {
      const answer = await work;
      expect(answer.status).toBe(200);
      return answer;
    };
    const { cart_id } = (await answered(me.add())).body;
    await answered(there.upload({ cart_id }));
    await answered(me.call('travellersSave', me.form(cart_id)));
    await answered(there.call('orderHold', { cart_id }));
    await answered(me.call('orderHoldRelease', { cart_id }));
    shop.broker.start();
    await until('the event', () => about(orderHoldReleasedV1.subject, cart_id).length > 0);
    await settled();
    const versions = shop.events
      .filter(({ aggregate_id }) => aggregate_id === cart_id)
      .map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
  });
});
