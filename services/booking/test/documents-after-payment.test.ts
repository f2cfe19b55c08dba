import { startCheckout, type Checkout } from './support/checkout.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';
import { picture } from './support/shopper.ts';

const day = 24 * 60;
/** From noon of 21 November to noon of 14 December: the tour leaves on the 20th, and is locked 7 days before. */
const pastLock = 23 * day;

let shop: Checkout;
let order: PaidOrder;
beforeEach(async () => {
  shop = await startCheckout();
  order = await paidOrder(shop, { adult: 2 });
});
afterEach(() => shop.close());

const stored = () => shop.booking(order.cart_id);
const complete = (person: object, cart_id = order.cart_id) =>
  order.me.call('travellerDetailsSave', {
    cart_id,
    travellers: [{ mem_type: 'adult', sort_order: 1, ...person }],
  });

describe('documents of a paid order', () => {
  it('are replaced until the lock date, which the timeline tells, and are not removed', async () => {
    const before = (await stored()).files;
    expect((await order.me.upload({ cart_id: order.cart_id, sort_order: 2 })).status).toBe(200);
    const { files, history, txn_type } = await stored();
    expect(txn_type).toBe('P');
    expect(files).toHaveLength(2);
    expect(files.map(({ mem_file_id }) => mem_file_id)).toContain(before[0]?.mem_file_id);
    expect(files.map(({ mem_file_id }) => mem_file_id)).not.toContain(before[1]?.mem_file_id);
    expect(history?.at(-1)).toMatchObject({ what: 'papers-replaced', by: 'member', about: '1.adult.2' });

    const removed = await order.me.call('passportImgDelete', { mem_file_id: files[0]?.mem_file_id });
    expect(removed).toMatchObject({ status: 409, body: { error: 'txn_type_invalid' } });
  });

  it('stay as they are once it is over', async () => {
    shop.wait(pastLock);
    const before = (await stored()).files;
    const answer = await order.me.upload({ cart_id: order.cart_id }, { bytes: await picture(77) });
    expect(answer).toMatchObject({ status: 409, body: { error: 'change_locked' } });
    expect((await stored()).files).toEqual(before);
  });
});

describe('what travellers of a paid order gave beside their names', () => {
  it('is completed until the lock date; what is left out stays, and so do the names', async () => {
    expect((await complete({ passport_no: 'M1234567', city: 'Busan' })).status).toBe(200);
    expect((await complete({ passport_expiry: '2030-01-01' })).status).toBe(200);
    const detail = await order.me.detail(order.cart_id);
    expect(detail).toMatchObject({ txn_type: 'P', changes_until: '2026-12-13' });
    expect(detail?.travellers).toMatchObject([
      { mem_nm: 'ADULT A', passport_no: 'M1234567', passport_expiry: '2030-01-01', city: 'Busan' },
      { mem_nm: 'ADULT B', passport_no: '' },
    ]);
    expect(await complete({ mem_nm: 'ANOTHER NAME' })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ passport_expiry: '2026-12-19' }, 'passport_expired', 'passport_expiry.adult.1'],
    [{ passport_lines: 'P<KOR' }, 'passport_lines_form', 'passport_lines.adult.1'],
    [{ visa_no: '?' }, 'traveller_visa_no', 'visa_no.adult.1'],
    [{ sort_order: 3 }, 'traveller_cnt_mismatch', 'travellers'],
  ])('is judged as before: %j', async (person, error, field) => {
    expect(await complete(person)).toMatchObject({ status: 400, body: { error, field } });
  });

  it('stays as it is once the lock date is over, while it is not paid, and while it is to be cancelled', async () => {
    const { cart_id } = (await order.me.add()).body;
    expect(await complete({ city: 'Busan' }, cart_id)).toMatchObject({ body: { error: 'txn_type_invalid' } });
    await order.me.call('orderCancelRequest', { order_id: order.order_id, reason: 'ill' });
    expect(await complete({ city: 'Busan' })).toMatchObject({ body: { error: 'txn_type_invalid' } });
    await order.me.call('orderCancelWithdraw', { order_id: order.order_id });
    expect((await complete({ city: 'Busan' })).status).toBe(200);
    shop.wait(pastLock);
    expect(await complete({ city: 'Seoul' })).toMatchObject({
      status: 409,
      body: { error: 'change_locked' },
    });
  });
});
