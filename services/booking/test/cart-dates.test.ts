import { startCheckout, type Checkout } from './support/checkout.ts';
import { seatsAt, dateOn } from './support/moving.ts';
import { payPal } from './support/pay-methods.ts';
import { shopper } from './support/shopper.ts';

let shop: Checkout;
beforeAll(async () => {
  shop = await startCheckout();
  const { sell } = shop.service;
  await sell(dateOn('PHOME', '2026-12-20', 100, { capacity: 500 }));
  await sell(dateOn('PSAME', '2026-12-27', 100, { capacity: 500, start_time: '09:00', end_time: '18:00' }));
  await sell(dateOn('PDEAR', '2026-12-28', 120, { capacity: 500 }));
  await sell(dateOn('PFULL', '2026-12-29', 100, { capacity: 0 }));
  await sell(dateOn('PBARE', '2026-12-30', 100, { options: [] }));
  await sell(dateOn('PCLOSED', '2026-12-31', 100, { progress_yn: 'E' }));
  await sell(dateOn('PELSE', '2026-12-27', 100, { trip_id: 'TR00000002' }));
  await sell(dateOn('PSIZE', '2026-12-27', 100, { package_cnt: 2 }));
});
afterAll(() => shop.close());

const hanbok = [{ opt_code: 'HANBOK', participant_cnt: 1 }];
type Member = Awaited<ReturnType<Checkout['confirmed']>>['me'];
const datesOf = async (me: Member, cart_id: string) =>
  (await me.call('cartDates', { cart_id, currency: 'USD', lan_tp: 'ENG' })).body;
const change = (me: Member, cart_id: string, prod_id: string, prices: object = {}) =>
  me.call('cartDateChange', { cart_id, prod_id, currency: 'USD', ...prices });
let members = 700;
/** A row of one adult with an extra that nobody has confirmed. */
const inCart = async (prod_id = 'PHOME') => {
  const me = shopper(shop.service, `MEM0000000${(members += 1)}`, 'ENG');
  const { cart_id } = (await me.add({ prod_id, options: hanbok, currency: 'USD' })).body;
  return { me, cart_id };
};

describe('another date for a row of the cart (CART-13)', () => {
  it('is shown with seats, with what the row costs there, and with why it cannot be had', async () => {
    const { me, cart_id } = await inCart();
    const dates = await datesOf(me, cart_id);
    expect(dates.map(({ prod_id, total_price, stop }) => [prod_id, total_price, stop])).toEqual([
      ['PSAME', 120, ''],
      ['PDEAR', 140, ''],
      ['PFULL', 120, 'No seats are left. Please contact us.'],
      ['PBARE', 120, expect.stringContaining('extra')],
    ]);
    expect(dates[0]).toMatchObject({ ymd_format: '2026-12-27', start_time: '09:00', seats_left: 500 });
    expect(dates[1]).toMatchObject({ cost_price: 120, option_price: 20, hotel_price: 0, currency: 'USD' });
    expect(
      (await me.call('cartDates', { cart_id: 'CART999999', currency: 'USD', lan_tp: 'ENG' })).body,
    ).toMatchObject({
      error: 'cart_not_found',
    });
    const alone = await inCart('PTOUR1');
    expect(await datesOf(alone.me, alone.cart_id)).toEqual([]);
  });

  it('is changed to with party and extras, at the price that was shown', async () => {
    const { me, cart_id } = await inCart();
    const shown = { cost_price: 120, option_price: 20, hotel_price: 0 };
    expect((await change(me, cart_id, 'PDEAR', { ...shown, cost_price: 100 })).body.error).toBe(
      'price_changed',
    );
    expect((await change(me, cart_id, 'PDEAR', shown)).status).toBe(200);
    expect((await change(me, cart_id, 'PDEAR', shown)).status).toBe(200);
    expect(await shop.booking(cart_id)).toMatchObject({
      prod_id: 'PDEAR',
      txn_type: 'N',
      party: { adult_cnt: 1 },
    });
    const detail = await me.detail(cart_id, 'USD');
    expect(detail).toMatchObject({ prod_id: 'PDEAR', ymd_format: '2026-12-28', total_price: 140 });
    expect(detail?.options).toMatchObject([{ opt_code: 'HANBOK', participant_cnt: 1 }]);
  });

  it('keeps the travellers of a confirmed row, which is confirmed anew, and gives its held seats back', async () => {
    const { me, cart_id } = await shop.confirmed('PHOME');
    const before = await shop.booking(cart_id);
    expect((await me.call('orderHold', { cart_id })).status).toBe(200);
    expect(await seatsAt(shop, cart_id, 'PHOME')).toBe(1);
    expect((await change(me, cart_id, 'PSAME')).status).toBe(200);
    expect([await seatsAt(shop, cart_id, 'PHOME'), await seatsAt(shop, cart_id, 'PSAME')]).toEqual([0, 0]);
    const after = await shop.booking(cart_id);
    expect(after).toMatchObject({ prod_id: 'PSAME', txn_type: 'N', price: null, agreement: null });
    expect(after.travellers).toEqual(before.travellers);
    expect(after.files).toEqual(before.files);
    const saved = await me.call('travellersSave', { ...me.form(cart_id), lan_tp: 'ENG', currency: 'USD' });
    expect(saved.status).toBe(200);
    expect((await shop.booking(cart_id)).txn_type).toBe('T');
  });

  it.each([
    ['a date that is full', 'PFULL', 'no_inventory'],
    ['a date without one of its extras', 'PBARE', 'option_unknown'],
    ['a closed date', 'PCLOSED', 'product_deadline'],
    ['another trip', 'PELSE', 'move_other_trip'],
    ['another size', 'PSIZE', 'move_other_size'],
    ['nothing', 'PNONE', 'product_not_found'],
  ])('is not %s', async (_what, to, error) => {
    const { me, cart_id } = await inCart();
    expect((await change(me, cart_id, to)).body.error).toBe(error);
    expect((await shop.booking(cart_id)).prod_id).toBe('PHOME');
  });

  it('is none that is in the cart already, and none for a row that is being paid', async () => {
    const { me, cart_id } = await inCart();
    await me.add({ prod_id: 'PSAME', options: hanbok, currency: 'USD' });
    expect((await change(me, cart_id, 'PSAME')).body).toMatchObject({
      error: 'cart_duplicate',
      field: 'prod_id',
    });
    expect((await shop.booking(cart_id)).prod_id).toBe('PHOME');

    const paying = await shop.confirmed('PHOME');
    await paying.pay(payPal.payType);
    await shop.service.store
      .collection('bookings')
      .updateOne({ cart_id: paying.cart_id }, { $set: { txn_type: 'Y' } });
    expect((await change(paying.me, paying.cart_id, 'PSAME')).body.error).toBe('txn_type_invalid');
  });
});
