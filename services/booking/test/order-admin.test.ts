import { bookableProductModel } from '../src/catalog/catalog.model.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { eraseMember } from '../src/members/erase-member.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { payFor } from './support/paid-order.ts';

let shop: Checkout;
let admin: ReturnType<typeof desk>;
beforeEach(async () => {
  shop = await startCheckout();
  admin = desk(shop.service);
});
afterEach(() => shop.close());

/** An order in T, or one that is paid, with its number and payment reference. */
const ordered = async (paid = true, prod_id?: string) => {
  const order = await shop.confirmed(prod_id);
  const { refno } = paid ? await payFor(shop, order) : { refno: '' };
  await shop.service.settle();
  const { order_id } = await shop.booking(order.cart_id);
  return { ...order, order_id: order_id ?? '', mem_id: order.me.as, refno };
};

/** Its trips are over by then: until that they keep what their travellers need. */
const eraseOnceOver = async (mem_id: string): Promise<void> => {
  const minutes = 60 * 24 * 60;
  shop.wait(minutes);
  await eraseMember(shop.context, mem_id);
  shop.wait(-minutes);
};

describe('the orders', () => {
  it('are listed the newest first, a page after the other, with what the desk has to know', async () => {
    const [older, newer] = [await ordered(), await ordered(false, 'PFAN1')];
    const { orders, next } = await admin.orders();
    expect(next).toBeNull();
    expect(orders).toMatchObject([
      { order_id: newer.order_id, state: 'waiting', papers: { to_check: 0 }, refno: '' },
      {
        order_id: older.order_id,
        state: 'paid',
        buyername: 'LIN MEI',
        refno: older.refno,
        total: { amount: 100, currency: 'USD' },
        papers: { missing: 0, to_check: 1, accepted: 0, rejected: 0 },
      },
    ]);
    expect(await admin.found({ after: newer.order_id })).toEqual([older.order_id]);
  });

  it('are found by whatever somebody names on the telephone', async () => {
    const [one, other] = [await ordered(), await ordered(false, 'PFAN1')];
    await bookingModel(shop.service.store).updateOne(
      { cart_id: other.cart_id },
      { $set: { email: 'mei@example.com', 'travellers.0.mem_nm': 'Kim Nara' } },
    );
    const { transids } = await shop.booking(one.cart_id);
    for (const search of [one.order_id.toLowerCase(), one.cart_id, one.mem_id, one.refno, transids?.[0]])
      expect(await admin.found({ search })).toEqual([one.order_id]);
    for (const search of ['MEI@example.com', 'kim na', 'Kim', 'pfan1'])
      expect(await admin.found({ search })).toEqual([other.order_id]);
    for (const search of ['.*', 'ORDER999999999', 'lin mei zhang', '$ne', 'mei@example.co'])
      expect(await admin.found({ search })).toEqual([]);
  });

  it('of a product are found however many others fit as well', async () => {
    const { order_id, prod_id } = await ordered();
    const products = bookableProductModel(shop.service.store);
    const { _id, ...one } = (await products.findOne({ prod_id }).lean()) ?? {};
    await products.insertMany(
      Array.from({ length: 501 }, (_, i) => ({ ...one, prod_id: `PLATER${i}`, start_day: '2027-01-01' })),
    );
    expect(await admin.found({ search: 'english' })).toEqual([order_id]);
    expect(await admin.found({ from: '2026-01-01' })).toEqual([order_id]);
  });

  it('are narrowed to states, products, days of departure, and what is paid', async () => {
    const [paid, waiting] = [await ordered(), await ordered(false, 'PFAN1')];
    const { start_day } = (await admin.order(paid.order_id)).order;
    for (const asked of [
      { state: 'paid' },
      { paid: 'Y' },
      { prod_id: paid.prod_id },
      { papers: 'to-check' },
      { from: start_day, to: start_day, prod_id: paid.prod_id },
    ])
      expect(await admin.found(asked)).toEqual([paid.order_id]);
    for (const asked of [{ state: 'waiting' }, { paid: 'N' }, { prod_id: 'PFAN1' }])
      expect(await admin.found(asked)).toEqual([waiting.order_id]);
    for (const asked of [
      { state: 'paid', paid: 'N' },
      { papers: 'rejected' },
      { papers: 'missing' },
      { to: '2020-01-01' },
      { state: 'checking' },
      { state: 'removed' },
    ])
      expect(await admin.found(asked)).toEqual([]);
  });

  it('name those whose documents are missing while their trip is ahead', async () => {
    const { cart_id, order_id } = await ordered();
    await bookingModel(shop.service.store).updateOne({ cart_id }, { $set: { files: [] } });
    expect(await admin.found({ papers: 'missing' })).toEqual([order_id]);
    shop.wait(60 * 24 * 400);
    expect(await admin.found({ papers: 'missing' })).toEqual([]);
    expect((await admin.order(order_id)).travellers[0]?.missing).toEqual([]);
  });

  it.each([
    ['a search that is too long', { search: 'x'.repeat(121) }, 'invalid_value'],
    ['an operator in place of a word', { search: { $ne: '' } }, 'invalid_value'],
    ['a state nobody has', { state: 'lost' }, 'invalid_value'],
    ['a day that is none', { from: '2026-02-31' }, 'invalid_value'],
    ['a field nobody knows', { skip: 10 }, 'unknown_field'],
  ])('are not listed for %s', async (_what, asked, error) => {
    const answer = await admin.call('adminOrders', { lan_tp: 'ENG', ...asked });
    expect([answer.status, answer.body.error]).toEqual([400, error]);
  });
});

describe('one order', () => {
  it('tells its attempts, seats and travellers', async () => {
    const { order_id, refno } = await ordered();
    expect(await admin.order(order_id)).toMatchObject({
      order: { order_id, state: 'paid' },
      seats: { claimed: 1, held_until: null },
      attempts: [{ refno, status: 'paid', rescode: '0000' }],
      travellers: [
        { mem_nm: 'LIN MEI', papers: [{ file_type: '1', state: 'to-check', checked: null }], missing: [] },
      ],
      notes: [],
    });
  });

  it('is nobody’s where there is none', async () => {
    const answer = await admin.call('adminOrder', { order_id: 'ORDER999999999', lan_tp: 'ENG' });
    expect([answer.status, answer.body.error]).toEqual([404, 'order_not_found']);
  });

  it('has notes of the desk, the newest first, which its member never sees and which go with them', async () => {
    const { order_id, cart_id, mem_id, me } = await ordered();
    const before = (await shop.booking(cart_id)).version;
    expect((await admin.call('adminOrderNote', { order_id, text: 'Called\r\nback' })).status).toBe(200);
    await admin.call('adminOrderNote', { order_id, text: 'Wants a window seat' });
    const { notes } = await admin.order(order_id);
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      [admin.as, 'Wants a window seat'],
      [admin.as, 'Called\nback'],
    ]);
    expect((await shop.booking(cart_id)).version).toBe(before);
    expect(JSON.stringify(await me.detail(cart_id))).not.toContain('window');
    const lines = (await admin.call('bookingAudit', { kind: 'booking', id: cart_id })).body;
    expect(lines.map(({ action, changes }) => [action, changes])).toEqual([
      ['note-written', []],
      ['note-written', []],
    ]);
    await eraseOnceOver(mem_id);
    expect((await admin.order(order_id)).notes).toEqual([]);
  });

  it('keeps nothing of what was written on it in free words once its member has left', async () => {
    const { order_id, cart_id, mem_id, me } = await ordered();
    await me.call('orderCancelRequest', { order_id, reason: 'LIN LU is ill' });
    const { version } = await shop.booking(cart_id);
    const answer = 'We wish LIN LU well';
    const decision = { order_id, cancel_no: 1, version, outcome: 'rejected', answer };
    expect((await admin.call('adminCancelDecide', decision)).status).toBe(200);
    const at = shop.context.now();
    const scan = {
      scan_id: 'S1',
      rv_mem_id: 'R1',
      ticket_no: 'T1',
      outcome: 'ok',
      at,
      received_at: at,
    } as const;
    const refund = { refund_id: 'R1', cause: 'cancellation', state: 'refunded', refno: null } as const;
    const sum = { refund_refno: '', reqcur: 'USD', amount: '1.00', attempts: 0, made_at: at };
    await bookingModel(shop.service.store).updateOne(
      { cart_id },
      {
        $set: {
          refunds: [{ ...refund, ...sum, note: 'to the account of LIN LU' }],
          check_ins: [
            { ...scan, gate: 'Bus', how: 'code', by: 'A', undone: { at, by: 'A', reason: 'LIN LU left' } },
          ],
        },
      },
    );
    await eraseOnceOver(mem_id);
    const left = await shop.booking(cart_id);
    expect(JSON.stringify(left)).not.toContain('LIN LU');
    expect(left).toMatchObject({
      cancellations: [{ cancel_no: 1, state: 'rejected' }],
      refunds: [{ amount: '1.00' }],
      check_ins: [{ undone: { by: 'A' } }],
    });
  });

  it('has no more than a hundred notes, none empty and none too long', async () => {
    const { order_id, cart_id } = await ordered();
    const write = async (text: string) => (await admin.call('adminOrderNote', { order_id, text })).body.error;
    expect(await write(' \n ')).toBe('invalid_value');
    expect(await write('x'.repeat(1001))).toBe('invalid_value');
    const note = { note_id: 'A', by: admin.as, at: shop.context.now(), text: 'x' };
    await bookingModel(shop.service.store).updateOne(
      { cart_id },
      { $set: { notes: Array.from({ length: 99 }, () => note) } },
    );
    const answers = await Promise.all(['a', 'b', 'c'].map(write));
    expect(answers.filter((error) => error === 'order_notes_most')).toHaveLength(2);
    expect((await admin.order(order_id)).notes).toHaveLength(100);
  });
});
