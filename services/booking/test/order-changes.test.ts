import { cancelSums } from '../src/orders/cancel-terms/cancel-sums.rules.ts';
import { settlePayment } from '../src/payment/settle/apply-report.ts';
import { paidOrder, sellSpecials, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { tour } from './support/products.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await startCheckout();
  await sellSpecials(checkout);
});
afterAll(() => checkout.close());

const changesOf = async ({ me, order_id }: ChangedOrder) =>
  (await me.call('orderChanges', { order_id, lan_tp: 'ENG' })).body[0];
const nameOf = async ({ cart_id }: ChangedOrder) => (await checkout.booking(cart_id)).travellers[0]?.mem_nm;
const rename = async (order: ChangedOrder, mem_nm = 'KIM NEW') => {
  const rv_mem_id = (await checkout.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  return order.me.call('orderNameChange', { order_id: order.order_id, names: [{ rv_mem_id, mem_nm }] });
};
const toExtras = ({ me, order_id }: ChangedOrder, opt_codes: string[], difference: number) =>
  me.call('orderExtrasChange', {
    order_id,
    options: opt_codes.map((opt_code) => ({ opt_code, participant_cnt: 1 })),
    hotels: [],
    difference,
  });

describe('a name (REFUND-5)', () => {
  it('changes when its fee is paid, exactly once however often the provider reports it', async () => {
    const order = await paidOrder(checkout);
    const before = await nameOf(order);
    expect(await changesOf(order)).toMatchObject({ stop: null, name_fee: 50, currency: 'USD', due: null });
    expect((await rename(order)).body).toMatchObject({ msg: 'success', due_id: `${order.order_id}-D1` });
    expect(await nameOf(order)).toBe(before);
    expect((await changesOf(order))?.due).toMatchObject({
      kind: 'name-fee',
      amount: 50,
      lines: [{ text: 'KIM NEW', count: 0 }],
    });

    const refno = await order.payDue(`${order.order_id}-D1`);
    expect((await checkout.attempt(refno)).reqamt).toBe('50.00');
    await checkout.stands(refno, '0000');
    expect([await checkout.notify(refno), await checkout.notify(refno)]).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await nameOf(order)).toBe('KIM NEW');
    const booking = await checkout.booking(order.cart_id);
    expect(booking.txn_type).toBe('P');
    expect(booking.buyername).toBe('KIM NEW');
    expect(booking.dues).toMatchObject([{ state: 'paid' }]);
    expect(booking.history?.filter(({ what }) => what === 'name-changed')).toHaveLength(1);
    expect(await checkout.outcome(refno)).toMatchObject({ outcome: 'paid', due: 'name-fee' });
    const [shown] = (await order.me.call('myOrder', { order_id: order.order_id })).body;
    expect(shown?.payments.map(({ due }) => due)).toEqual([undefined, 'name-fee']);
    const history = (await order.me.call('myPayments', {})).body;
    expect(history.find((one) => one.refno === refno)?.due).toBe('name-fee');
    expect((await changesOf(order))?.due).toBeNull();
    expect(
      (await checkout.ledger(order.prod_id)).claims.filter(({ key }) => key === order.cart_id),
    ).toHaveLength(1);
  });

  it('costs the fee in the currency of the order', async () => {
    const order = await paidOrder(checkout, { lanTp: 'KOR', pay_type: 'P' });
    expect(await changesOf(order)).toMatchObject({ name_fee: 65_000, currency: 'KRW' });
  });

  it('cannot be changed at a fan meeting: it counts as a cancellation', async () => {
    const order = await paidOrder(checkout, { prod_id: 'PCONCERT' });
    expect(await changesOf(order)).toMatchObject({ name_counts_as_cancellation: true, name_fee: 0 });
    expect((await rename(order)).body.error).toBe('name_change_cancels');
  });

  it('is written as in the passport, and another than before', async () => {
    const order = await paidOrder(checkout);
    expect((await rename(order, '김민아')).body.error).toBe('traveller_name_passport');
    expect((await rename(order, (await nameOf(order)) ?? '')).body.error).toBe('no_change');
    const strange = { rv_mem_id: 'RV_MEM999999999', mem_nm: 'NOBODY' };
    const { body } = await order.me.call('orderNameChange', { order_id: order.order_id, names: [strange] });
    expect(body.error).toBe('traveller_cnt_mismatch');
  });
});

describe('extras (ORDER-14)', () => {
  it('that cost more are changed when the difference is paid', async () => {
    const order = await paidOrder(checkout);
    const options = [{ opt_code: 'HANBOK', participant_cnt: 1 }];
    const { body } = await order.me.call('orderExtrasQuote', {
      order_id: order.order_id,
      options,
      hotels: [],
    });
    expect(body).toMatchObject([{ before: 100, total: 120, difference: 20, refunds: [] }]);
    expect((await toExtras(order, ['HANBOK'], 19)).body.error).toBe('price_changed');
    const { due_id } = (await toExtras(order, ['HANBOK'], 20)).body;
    expect((await checkout.booking(order.cart_id)).options).toEqual([]);
    const refno = await order.payDue(due_id);
    await checkout.stands(refno, '0000');
    await checkout.notify(refno);
    const after = await checkout.booking(order.cart_id);
    expect(after.options).toMatchObject([{ opt_code: 'HANBOK', participant_cnt: 1 }]);
    expect(after.price?.total).toBe(120);
  });

  it('that cost less are changed at once, and exactly the difference goes back to the newest payment first', async () => {
    const order = await paidOrder(checkout, { opt_codes: ['PHOTO'] });
    const { due_id } = (await toExtras(order, ['PHOTO', 'HANBOK'], 20)).body;
    const refno = await order.payDue(due_id);
    await checkout.stands(refno, '0000');
    await checkout.notify(refno);
    const { body } = await order.me.call('orderExtrasQuote', {
      order_id: order.order_id,
      options: [],
      hotels: [],
    });
    expect(body).toMatchObject([{ difference: -30 }]);
    expect(body[0]?.refunds).toEqual([
      { amount: 20, currency: 'USD' },
      { amount: 10, currency: 'USD' },
    ]);
    const sent = checkout.provider.refunds.length;
    expect((await toExtras(order, [], -30)).body).toEqual({ msg: 'success', due_id: '' });
    const after = await checkout.booking(order.cart_id);
    expect(after.price?.total).toBe(100);
    expect(after.refunds).toMatchObject([
      { cause: 'changed', refno, amount: '20.00', state: 'refunded' },
      { cause: 'changed', refno: order.refno, amount: '10.00', state: 'refunded' },
    ]);
    expect(checkout.provider.refunds.slice(sent)).toHaveLength(2);
    // What is charged is the order without its extras, whichever payments it was given back of.
    expect(cancelSums(after, 90)).toEqual([{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }]);
  });

  it('keep the price they were agreed at, and what was taken off sale may stay', async () => {
    const order = await paidOrder(checkout, { opt_codes: ['PHOTO'] });
    await checkout.service.sell({
      ...tour,
      options: [{ opt_code: 'HANBOK', names: tour.titles, origin_price: 39_000 }],
    });
    const { body } = await order.me.call('orderExtrasQuote', {
      order_id: order.order_id,
      options: ['PHOTO', 'HANBOK'].map((opt_code) => ({ opt_code, participant_cnt: 1 })),
      hotels: [],
    });
    expect(body).toMatchObject([{ before: 110, total: 140, difference: 30 }]);
    await checkout.service.sell(tour);
  });

  it('stay under the payment cap and follow the rules of the cart', async () => {
    const order = await paidOrder(checkout);
    const quote = (opt_code: string, participant_cnt = 1) =>
      order.me.call('orderExtrasQuote', {
        order_id: order.order_id,
        options: [{ opt_code, participant_cnt }],
        hotels: [],
      });
    await checkout.service.sell({
      ...tour,
      options: [{ opt_code: 'YACHT', names: tour.titles, origin_price: 2_900_000 }],
    });
    expect((await quote('YACHT')).body.error).toBe('payment_cap_exceeded');
    await checkout.service.sell(tour);
    expect((await quote('UNKNOWN')).body.error).toBe('option_unknown');
    const none = { order_id: order.order_id, options: [], hotels: [] };
    expect((await order.me.call('orderExtrasQuote', none)).body.error).toBe('no_change');
  });
});

describe('an order in CNH that UnionPay charged in KRW (PAY-10)', () => {
  it('is charged and given back the difference as each payment was', async () => {
    const order = await paidOrder(checkout, { lanTp: 'CHN', pay_type: 'A' });
    const quote = await order.me.call('orderExtrasQuote', {
      order_id: order.order_id,
      options: [{ opt_code: 'HANBOK', participant_cnt: 1 }],
      hotels: [],
    });
    expect(quote.body).toMatchObject([{ currency: 'CNH', before: 703, total: 844, difference: 141 }]);
    const { due_id } = (await toExtras(order, ['HANBOK'], 141)).body;
    const refno = await order.payDue(due_id, { pay_type: 'U' });
    expect(await checkout.attempt(refno)).toMatchObject({ reqcur: 'KRW', reqamt: '26000' });
    await checkout.context.bookings.updateOne(
      { cart_id: order.cart_id, 'payments.refno': refno },
      { $set: { 'payments.$.status': 'authorised', 'payments.$.transid': 'BG1' }, $inc: { version: 1 } },
    );
    await settlePayment(checkout.context, refno);
    const off = await order.me.call('orderExtrasQuote', {
      order_id: order.order_id,
      options: [{ opt_code: 'PHOTO', participant_cnt: 1 }],
      hotels: [],
    });
    expect(off.body).toMatchObject([{ difference: -71, refunds: [{ amount: 13_000, currency: 'KRW' }] }]);
  });
});

describe('what keeps an order from being changed', () => {
  it('is another change that waits for its payment, until it is taken back', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await rename(order)).body;
    expect((await toExtras(order, ['HANBOK'], 20)).body.error).toBe('change_open');
    expect((await rename(order, 'KIM OTHER')).body.error).toBe('change_open');
    expect((await order.me.call('orderChangeVoid', { order_id: order.order_id, due_id })).status).toBe(200);
    expect((await toExtras(order, ['HANBOK'], 20)).status).toBe(200);
  });

  it('is the number of changes an order takes, paid or taken back', async () => {
    const order = await paidOrder(checkout);
    await rename(order);
    const { dues = [] } = await checkout.booking(order.cart_id);
    const past = Array.from({ length: 20 }, () => ({ ...dues[0], state: 'void' }));
    const put = (many: unknown[]) =>
      checkout.context.bookings.updateOne({ cart_id: order.cart_id }, { $set: { dues: many } as object });
    await put(past);
    expect((await rename(order)).body.error).toBe('changes_most');
    expect((await toExtras(order, ['HANBOK'], 20)).body.error).toBe('changes_most');
    await put(past.slice(1));
    expect((await rename(order)).status).toBe(200);
  });

  it('of two changes at once one is made', async () => {
    const order = await paidOrder(checkout);
    const answers = await Promise.all([rename(order), toExtras(order, ['HANBOK'], 20)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await checkout.booking(order.cart_id)).dues).toHaveLength(1);
  });

  it('is an open request for cancellation', async () => {
    const order = await paidOrder(checkout);
    await checkout.context.bookings.updateOne({ cart_id: order.cart_id }, { $set: { txn_type: 'PR' } });
    expect(await changesOf(order)).toMatchObject({ stop: 'cancel-asked' });
    expect((await rename(order)).body.error).toBe('change_cancel_open');
  });

  it('is the lock date of its product', async () => {
    const order = await paidOrder(checkout, { prod_id: 'PSOON' });
    expect(await changesOf(order)).toMatchObject({ stop: 'locked' });
    expect((await rename(order)).body.error).toBe('change_locked');
    expect((await toExtras(order, ['HANBOK'], 20)).body.error).toBe('change_locked');
  });
});

describe('a payment for a change that can no longer be made (REFUND-1)', () => {
  const paidLate = async (order: ChangedOrder, refno: string) => {
    await checkout.stands(refno, '0000');
    await checkout.notify(refno);
    return (await checkout.booking(order.cart_id)).refunds;
  };

  it('goes back where the change was taken back meanwhile, and the order stays paid', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await rename(order)).body;
    const refno = await order.payDue(due_id);
    await order.me.call('orderChangeVoid', { order_id: order.order_id, due_id });
    const before = await nameOf(order);
    expect(await paidLate(order, refno)).toMatchObject([{ refno, reason: 'change-over', amount: '50.00' }]);
    expect(await nameOf(order)).toBe(before);
    expect((await checkout.booking(order.cart_id)).txn_type).toBe('P');
    expect((await checkout.ledger(order.prod_id)).claims.some(({ key }) => key === order.cart_id)).toBe(true);
  });

  it('goes back where the same change was paid by another payment', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await rename(order)).body;
    const first = await order.payDue(due_id);
    const second = await order.payDue(due_id, { reqType: 'M' });
    expect(await paidLate(order, second)).toBeUndefined();
    expect(await paidLate(order, first)).toMatchObject([{ refno: first, reason: 'paid-twice' }]);
    expect(await nameOf(order)).toBe('KIM NEW');
  });

  it('goes back where the order is being cancelled', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await toExtras(order, ['HANBOK'], 20)).body;
    const refno = await order.payDue(due_id);
    await checkout.context.bookings.updateOne({ cart_id: order.cart_id }, { $set: { txn_type: 'PR' } });
    expect(await paidLate(order, refno)).toMatchObject([{ refno, reason: 'change-over' }]);
    expect((await checkout.booking(order.cart_id)).options).toEqual([]);
  });

  it('cannot be begun once its time is over, and the change ends by itself', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await rename(order)).body;
    checkout.wait(25 * 60);
    expect(await order.tryDue(due_id)).toMatchObject({ status: 409, error: 'change_over' });
    await order.sweep();
    expect((await checkout.booking(order.cart_id)).dues).toMatchObject([{ state: 'void' }]);
    expect((await rename(order)).status).toBe(200);
  });

  it('is found by the recovery although its report never came, before its change ends', async () => {
    const order = await paidOrder(checkout);
    const { due_id } = (await rename(order)).body;
    const refno = await order.payDue(due_id);
    await checkout.stands(refno, '0000');
    checkout.wait(25 * 60);
    await order.sweep();
    expect(await nameOf(order)).toBe('KIM NEW');
    expect((await checkout.booking(order.cart_id)).dues).toMatchObject([{ state: 'paid' }]);
  });
});

it('shows and changes nothing of the order of somebody else', async () => {
  const order = await paidOrder(checkout);
  const other = await paidOrder(checkout);
  const asOther = { ...order, me: other.me };
  expect(await changesOf(asOther)).toBeUndefined();
  expect((await rename(asOther)).body.error).toBe('order_not_found');
  expect((await toExtras(asOther, ['HANBOK'], 20)).body.error).toBe('order_not_found');
  const { due_id } = (await rename(order)).body;
  const voiding = { order_id: order.order_id, due_id };
  expect((await other.me.call('orderChangeVoid', voiding)).body.error).toBe('order_not_found');
  expect(
    (await asOther.me.call('payment', { pay_type: 'P', cartId: order.cart_id, dueId: due_id, reqType: 'P' }))
      .body.error,
  ).toBe('cart_not_found');
});

it('lets the desk correct a name without a fee, also after the lock date, and notes who did', async () => {
  const order = await paidOrder(checkout, { prod_id: 'PSOON' });
  const rv_mem_id = (await checkout.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const seen_nm = (await nameOf(order)) ?? '';
  const correction = { order_id: order.order_id, rv_mem_id, mem_nm: 'LIN MAY', reason: 'as-in-passport' };
  const input = { ...correction, seen_nm };
  const organiser = { as: 'MEM9999999999', role: 'booking' } as const;
  expect((await checkout.service.inject('adminNameChange', input, organiser)).status).toBe(200);
  expect(await nameOf(order)).toBe('LIN MAY');
  const { history, audit, dues } = await checkout.booking(order.cart_id);
  expect(history?.at(-1)).toMatchObject({ what: 'name-changed', by: 'desk', about: rv_mem_id });
  expect(JSON.stringify(audit ?? [])).not.toContain('LIN MAY');
  expect(audit?.at(-1)?.changes).toEqual([
    { field: 'traveller', from: '', to: rv_mem_id },
    { field: 'name_reason', from: '', to: 'as-in-passport' },
  ]);
  expect(dues).toBeUndefined();
});

it('does not let the desk write over a name that changed since it was shown', async () => {
  const order = await paidOrder(checkout);
  const rv_mem_id = (await checkout.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const correct = (mem_nm: string, seen_nm: string) =>
    checkout.service.inject(
      'adminNameChange',
      { order_id: order.order_id, rv_mem_id, mem_nm, seen_nm, reason: 'typing-error' },
      { as: 'MEM9999999999', role: 'booking' },
    );
  const before = (await nameOf(order)) ?? '';
  const answers = await Promise.all([correct('LIN MAY', before), correct('LIN MAI', before)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(['LIN MAY', 'LIN MAI']).toContain(await nameOf(order));
  expect((await checkout.booking(order.cart_id)).audit).toHaveLength(1);
});
