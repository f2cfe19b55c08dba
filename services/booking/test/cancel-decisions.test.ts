import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';
import { fanMeeting, packageTrip, tour } from './support/products.ts';
import { seatsOf } from './support/waiting.ts';

let shop: Checkout;
let admin: ReturnType<typeof desk>;
beforeAll(async () => {
  shop = await startCheckout();
  admin = desk(shop.service);
});
afterAll(() => shop.close());

const requestOf = ({ order_id }: PaidOrder) => admin.request(order_id);
const decide = ({ order_id }: PaidOrder, outcome?: 'approved' | 'rejected', answer?: string) =>
  admin.decide(order_id, outcome, answer);

const ask = async (order: PaidOrder, leaving?: readonly string[]): Promise<void> => {
  const info = { order_id: order.order_id, reason: 'Ill', ...(leaving && { rv_mem_ids: leaving }) };
  const { status, body } = await order.me.call('orderCancelRequest', info);
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'asked' } });
};

const seatsLeft = async (): Promise<number> => (await seatsOf(shop.service, tour.prod_id)).remaining;

describe('the decision on a cancellation', () => {
  it('approved, cancels the order on the terms of the request, and gives its seats back once', async () => {
    const order = await paidOrder(shop, { adult: 2 });
    const left = await seatsLeft();
    await ask(order);
    expect(await requestOf(order)).toMatchObject({
      buyername: 'ADULT A',
      leaving: ['ADULT A', 'ADULT B'],
      people: 2,
      prod_title: 'Han river night walk English',
      days_left: 29,
      pct: 90,
      sums: [{ currency: 'USD', charged: 200, refunded: 180, kept: 20 }],
      reason: 'Ill',
    });
    expect((await decide(order)).status).toBe(200);
    const stored = await shop.booking(order.cart_id);
    expect(stored).toMatchObject({
      txn_type: 'R',
      seats_due_at: null,
      cancellations: [{ state: 'approved', decided_by: admin.as, answer: 'As you wish.' }],
      refunds: [
        { cause: 'cancelled', cancel_no: 1, amount: '180.00', refno: order.refno, state: 'refunded' },
      ],
    });
    expect(await seatsLeft()).toBe(left + 2);
    expect(await order.me.call('orderCancelQuote', { order_id: order.order_id })).toMatchObject({
      status: 409,
      body: { error: 'txn_type_invalid' },
    });
    const decided = await admin.call('adminCancellations', { state: 'approved' });
    expect(decided.body.rows[0]).toMatchObject({ order_id: order.order_id, decided_by: admin.as });
  });

  it('rejected, leaves the order as it was, with words to the member', async () => {
    const order = await paidOrder(shop);
    await ask(order);
    const left = await seatsLeft();
    expect(await decide(order, 'rejected', ' ')).toMatchObject({
      status: 400,
      body: { error: 'cancel_answer_input', field: 'answer' },
    });
    expect((await decide(order, 'rejected', 'The ship has left.')).status).toBe(200);
    const stored = await shop.booking(order.cart_id);
    expect(stored).toMatchObject({
      txn_type: 'P',
      cancellations: [{ state: 'rejected', answer: 'The ship has left.' }],
    });
    expect(stored.refunds ?? []).toEqual([]);
    expect(await seatsLeft()).toBe(left);
    const log = await shop.context.bookings.findOne({ cart_id: order.cart_id }, { audit: 1 }).lean().exec();
    expect(log?.audit?.map(({ action, id }) => ({ action, id }))).toEqual([
      { action: 'cancellation-rejected', id: order.cart_id },
    ]);
  });

  it('counts once, of two at the same time and of one that comes late', async () => {
    const order = await paidOrder(shop);
    await ask(order);
    const { order_id, cancel_no, version } = await requestOf(order);
    const both = await Promise.all(
      (['approved', 'rejected'] as const).map((outcome) =>
        admin.call(
          'adminCancelDecide',
          { order_id, cancel_no, version, outcome, answer: 'Words.' },
          { as: `MEM000000009${outcome === 'approved' ? 7 : 8}` },
        ),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe('cancel_decided');
    const late = { order_id, cancel_no, version, outcome: 'approved', answer: '' };
    expect(await admin.call('adminCancelDecide', late)).toMatchObject({
      status: 409,
      body: { error: 'cancel_decided' },
    });
    const stored = await shop.booking(order.cart_id);
    expect(stored.refunds ?? []).toHaveLength(stored.txn_type === 'R' ? 1 : 0);
  });

  it('does not meet a request that was withdrawn, an order that moved on, or one that is not there', async () => {
    const order = await paidOrder(shop);
    await ask(order);
    const { order_id, cancel_no, version } = await requestOf(order);
    const send = (info: Record<string, unknown>) =>
      admin.call('adminCancelDecide', {
        order_id,
        cancel_no,
        version,
        outcome: 'approved',
        answer: '',
        ...info,
      });
    expect((await send({ version: version - 1 })).body.error).toBe('version_conflict');
    expect((await send({ cancel_no: 7 })).body.error).toBe('cancel_not_found');
    expect((await send({ order_id: 'ORDER999999999' })).body.error).toBe('cancel_not_found');
    await order.me.call('orderCancelWithdraw', { order_id });
    expect((await send({})).body.error).toBe('cancel_decided');
    expect((await shop.booking(order.cart_id)).txn_type).toBe('P');
  });

  it('is finished by the job where the process died behind it', async () => {
    const order = await paidOrder(shop);
    await ask(order);
    await decide(order);
    const left = await seatsLeft();
    // As it is when a process dies before it has given the seats back.
    const { prod_id } = await shop.booking(order.cart_id);
    const claim = { key: order.cart_id, count: 1, status: 'paid', expires_at: null };
    await shop.context.ledgers.updateOne({ prod_id }, { $push: { claims: claim }, $inc: { remaining: -1 } });
    await shop.context.bookings.updateOne(
      { cart_id: order.cart_id },
      { $set: { seats_due_at: shop.context.now() } },
    );
    await Promise.all([finishCancellations(shop.context), finishCancellations(shop.context)]);
    expect(await seatsLeft()).toBe(left);
    expect(await finishCancellations(shop.context)).toBe(0);
  });
});

describe('the cancellation of some of the travellers', () => {
  it('leaves the others with their names, documents, seats, and a refund of the difference', async () => {
    const order = await paidOrder(
      shop,
      { adult: 3, children: 1 },
      { options: [{ opt_code: 'HANBOK', participant_cnt: 4 }] },
    );
    const [first, second, , child] = order.travellers;
    const before = await shop.booking(order.cart_id);
    const left = await seatsLeft();
    // Four people at 100 and four costumes at 20; two leave.
    const leaving = [first ?? '', child ?? ''];
    const quoted = await order.me.call('orderCancelQuote', { order_id: order.order_id, rv_mem_ids: leaving });
    expect(quoted.body[0]).toMatchObject({
      whole: false,
      sums: [{ currency: 'USD', charged: 240, refunded: 216, kept: 24 }],
    });
    await ask(order, leaving);
    expect((await requestOf(order)).leaving).toEqual(['ADULT A', 'CHILDREN A']);
    expect((await decide(order)).status).toBe(200);
    const stored = await shop.booking(order.cart_id);
    expect(stored).toMatchObject({
      txn_type: 'P',
      party: { adult_cnt: 2, children_cnt: 0 },
      buyername: 'ADULT B',
      price: { total: 240, cost: 200, option: 40 },
      options: [{ opt_code: 'HANBOK', participant_cnt: 2 }],
      refunds: [{ amount: '216.00' }],
      seats_due_at: null,
    });
    expect(
      stored.travellers.map(({ rv_mem_id, mem_nm, sort_order }) => [rv_mem_id, mem_nm, sort_order]),
    ).toEqual([
      [second, 'ADULT B', 1],
      [order.travellers[2], 'ADULT C', 2],
    ]);
    const fileOf = (person: { mem_type: string; sort_order: number }) =>
      before.files.find((one) => one.mem_type === person.mem_type && one.sort_order === person.sort_order);
    expect(stored.files.map(({ mem_file_id, sort_order }) => [mem_file_id, sort_order])).toEqual([
      [fileOf({ mem_type: 'adult', sort_order: 2 })?.mem_file_id, 1],
      [fileOf({ mem_type: 'adult', sort_order: 3 })?.mem_file_id, 2],
    ]);
    expect(await seatsLeft()).toBe(left + 2);
    expect((await shop.ledger('PTOUR1')).claims.find(({ key }) => key === order.cart_id)?.count).toBe(2);

    // What was charged for those who left is charged no more, although a tenth of it stayed.
    await ask(order);
    expect((await requestOf(order)).sums).toEqual([
      { currency: 'USD', charged: 240, refunded: 216, kept: 24 },
    ]);
    await decide(order);
    const gone = await shop.booking(order.cart_id);
    expect(gone.txn_type).toBe('R');
    expect(gone.refunds?.map(({ amount }) => amount)).toEqual(['216.00', '216.00']);
    expect(new Set(gone.refunds?.map(({ refund_refno }) => refund_refno)).size).toBe(2);
    expect(await seatsLeft()).toBe(left + 4);
    const sent = shop.provider.refunds.filter(({ refno }) => refno?.startsWith(order.refno));
    expect(sent.map(({ voidamt }) => voidamt)).toEqual(['216.00', '216.00']);
  });

  it('keeps an adult or teenager, knows its travellers, and takes everybody for the whole order', async () => {
    const { me, order_id, travellers } = await paidOrder(shop, { adult: 1, children: 1 });
    const quoteOf = (rv_mem_ids: readonly string[]) => me.call('orderCancelQuote', { order_id, rv_mem_ids });
    const [adult = '', child = ''] = travellers;
    expect(await quoteOf([adult])).toMatchObject({
      status: 400,
      body: { error: 'cancel_lead_stays', field: 'rv_mem_ids' },
    });
    expect(await quoteOf(['RV_MEM999999999'])).toMatchObject({ body: { error: 'invalid_value' } });
    expect((await quoteOf([child, adult])).body[0]).toMatchObject({ whole: true, sums: [{ charged: 200 }] });
  });

  it('is not there for a trip that is sold to a fixed number', async () => {
    await shop.service.sell({ ...packageTrip, documents: tour.documents, prod_id: 'PFIX1' });
    const { me, order_id, travellers } = await paidOrder(
      shop,
      { adult: 2 },
      { prod_id: 'PFIX1', hotels: [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }] },
    );
    expect(await me.call('orderCancelQuote', { order_id, rv_mem_ids: travellers.slice(0, 1) })).toMatchObject(
      { status: 409, body: { error: 'cancel_package_whole', field: 'rv_mem_ids' } },
    );
  });

  it('empties double rooms in pairs, and is rejected where one would be half empty', async () => {
    await shop.service.sell({ ...packageTrip, documents: tour.documents, prod_id: 'PROOM1', package_cnt: 0 });
    const rooms = (double: number, single: number) => ({
      prod_id: 'PROOM1',
      hotels: [
        { hotel_dtl_id: 'HDOUBLE', personnel_cnt: double },
        { hotel_dtl_id: 'HSINGLE', personnel_cnt: single },
      ],
    });
    const even = await paidOrder(shop, { adult: 2 }, rooms(2, 0));
    expect(
      await even.me.call('orderCancelQuote', {
        order_id: even.order_id,
        rv_mem_ids: even.travellers.slice(0, 1),
      }),
    ).toMatchObject({ status: 409, body: { error: 'cancel_rooms_uneven', field: 'rv_mem_ids' } });
    const mixed = await paidOrder(shop, { adult: 4 }, rooms(2, 2));
    await ask(mixed, mixed.travellers.slice(0, 3));
    await decide(mixed);
    const stored = await shop.booking(mixed.cart_id);
    expect(stored.rooms.map(({ hotel_dtl_id, personnel_cnt }) => [hotel_dtl_id, personnel_cnt])).toEqual([
      ['HSINGLE', 1],
    ]);
    // One at 100 in a single room at 50.
    expect(stored.price?.total).toBe(150);
  });
});

describe('the list of requests', () => {
  it('shows open ones the oldest first, a page at a time', async () => {
    await shop.service.sell({ ...fanMeeting, prod_id: 'PLIST1', capacity: 100 });
    const orders: PaidOrder[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      orders.push(await paidOrder(shop, { adult: 1 }, { prod_id: 'PLIST1' }));
      shop.wait(60);
    }
    for (const order of orders.toReversed()) {
      await ask(order);
      shop.wait(1);
    }
    const open = (await admin.call('adminCancellations', {})).body.rows;
    const mine = open.filter(({ prod_id }) => prod_id === 'PLIST1');
    expect(mine.map(({ order_id }) => order_id)).toEqual(orders.toReversed().map(({ order_id }) => order_id));
    const [first] = mine;
    const after = `${new Date(first?.asked_at ?? '').getTime()}-${first?.order_id}`;
    const rest = (await admin.call('adminCancellations', { after })).body;
    expect(rest.rows.map(({ order_id }) => order_id)).toEqual(
      orders
        .toReversed()
        .slice(1)
        .map(({ order_id }) => order_id),
    );
    expect(rest.next).toBe('');
  });
});
