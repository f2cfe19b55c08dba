import { noon } from '@narae/test-kit';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

const attempt = (refno: string, status: string) => ({
  refno,
  pay_type: 'A',
  status,
  reqcur: 'USD',
  reqamt: '100.00',
  fields: {},
  started_at: noon,
});

describe('my info', () => {
  it('lists paid, cancelling and cancelled orders, a complete one with a blank state, in and out of the cart', async () => {
    const member = shopper(service, 'MEM0000000121', 'CHN');
    const bookings = bookingModel(service.store);
    const states = { PTOUR1: 'P', PFAN1: 'PR' } as const;
    for (const [prod_id, txn_type] of Object.entries(states)) {
      const cart_id = await member.addWithPassport({ prod_id });
      await member.call('travellersSave', { ...member.form(cart_id), currency: 'USD' });
      const payments = [attempt(`TRIP1${prod_id}`, 'declined'), attempt(`TRIP2${prod_id}`, 'paid')];
      await bookings.updateOne({ cart_id }, { $set: { txn_type, open: false, payments } });
    }
    const waiting = await member.addWithPassport();
    await member.call('travellersSave', member.form(waiting));

    const list = async () => (await member.call('myInfoList', { mem_id: member.as })).body;
    const rows = await list();
    expect(rows.map(({ prod_id, txn_type }) => [prod_id, txn_type]).sort()).toEqual([
      ['PFAN1', 'PR'],
      ['PTOUR1', ''],
    ]);
    expect(rows.find(({ prod_id }) => prod_id === 'PTOUR1')).toMatchObject({
      pay_type_nm: '支付宝',
      refno: 'TRIP2PTOUR1',
      reqamt: 100,
      prod_price_tp: 'USD',
      participant_cnt: 1,
      ticket_yn: 'N',
      prod_title: 'Han river night walk 中文',
    });

    expect(rows.find(({ prod_id }) => prod_id === 'PFAN1')).toMatchObject({ ticket_yn: 'Y' });

    for (const { cart_id } of rows) expect((await member.call('mycartDelete', { cart_id })).status).toBe(200);
    expect((await member.cartList()).map((row) => row.cart_id)).toEqual([waiting]);
    expect(await list()).toHaveLength(2);
    expect(await member.detail(rows[0]?.cart_id ?? '')).toMatchObject({ pay_yn: 'Y' });
  });
});
