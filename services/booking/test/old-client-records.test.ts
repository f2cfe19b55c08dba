import { cartRecord, when } from '@narae/contracts/testing';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

describe('an old client that sends whole records', () => {
  it('reaches a confirmed order: row, option, rooms, order and members one by one', async () => {
    // Korean, whose own currency is not that of the record's prices.
    const old = shopper(service, 'MEM0000000301', 'KOR');
    const mem_id = old.as;
    const [drawn] = (await old.call('commSequences', { prefix: 'CART', field: 'cart_id', length: 6 })).body;
    const added = await old.call('mycartInsert', cartRecord(mem_id, drawn?.commSeq ?? ''));
    expect(added).toMatchObject({ status: 200, body: { msg: 'success' } });
    const { cart_id } = added.body;
    const line = { cart_id, mem_id, ...when };

    const option = { opt_name: 'Hanbok', opt_price: 20, origin_price: 26_000 };
    const withOption = await old.call('optionDtlInsert', {
      ...line,
      ...option,
      opt_id: 'OPTD00000099',
      prod_id: 'PPACK1',
      opt_code: 'HANBOK',
      participant_cnt: 1,
    });
    expect(withOption.status).toBe(200);
    const hotel = { hotel_type_nm: 'Double', hotel_type: 'D', hotel_price: 40, hotel_dtl_id: 'HDOUBLE' };
    const withRoom = await old.call('hotelCartInsert', {
      ...line,
      ...hotel,
      hotel_cart_id: 'HOTCRAT0000099',
      personnel_cnt: 2,
    });
    expect(withRoom.status).toBe(200);
    expect(await old.detail(cart_id)).toMatchObject({
      total_price: 300,
      opt_code_chk: 'HANBOK',
      tel_kind: '010',
    });

    const { order_id } = (
      await old.call('reservInfoInsert', {
        ...line,
        order_id: 'ORDER000000099',
        prod_id: 'PPACK1',
        txn_type: 'N',
        buyername: 'PARK JIN',
        tel: '01012345678',
        email: 'park@example.com',
        product: 'Busan for two',
        pay_yn: 'N',
        use_yn: 'Y',
        del_yn: 'N',
      })
    ).body;
    expect(order_id).not.toBe('ORDER000000099');
    const person = { order_id, mem_id, mem_type: 'adult', use_yn: 'Y' };
    const first = await old.call('reservMemberInfoInsert', { ...person, mem_nm: 'PARK JIN' });
    const whose = { order_id, mem_id, use_yn: 'Y' };
    expect(first.body.members).toMatchObject([{ ...whose, sort_order: 1, mem_nm: 'PARK JIN' }]);
    const second = await service.inject(
      'reservMemberInfoInsert',
      {},
      { as: mem_id, positional: [[{ ...person, mem_nm: 'PARK SOO', passport_no: 'M1234567' }]] },
    );
    expect(second.body.members).toMatchObject([
      { sort_order: 2, mem_nm: 'PARK SOO', passport_no: 'M1234567' },
    ]);
    const { rv_mem_id } = second.body.members[0] ?? {};
    const renamed = { ...person, rv_mem_id, mem_nm: 'PARK SOOJIN' };
    expect((await old.call('reservMemberInfoUpdate', renamed)).status).toBe(200);

    const [registered] = (await old.call('reservInfoList', { cart_id })).body;
    expect(registered).toMatchObject({
      ...{ order_id, mem_id, txn_type: 'N', pay_yn: 'N', use_yn: 'Y', del_yn: 'N' },
      product: registered?.prod_title,
      travellers: [whose, whose],
    });

    const place = { cart_id, prod_id: 'PPACK1' };
    await old.upload({ ...place, file_type: '4' });
    for (const sort_order of [1, 2]) await old.upload({ ...place, sort_order });
    const confirmed = await old.call('myCartUpdate', { cart_id, currency: 'USD', txn_type: 'T' });
    expect(confirmed.status).toBe(200);
    expect(await old.detail(cart_id)).toMatchObject({
      txn_type: 'T',
      order_id,
      travellers: [
        { sort_order: 1, mem_nm: 'PARK JIN', passport_no: '' },
        { sort_order: 2, mem_nm: 'PARK SOOJIN', passport_no: 'M1234567' },
      ],
    });
  });

  it('hears when the price it saw is no longer the price', async () => {
    const old = shopper(service, 'MEM0000000302');
    const record = { ...cartRecord(old.as, 'CART000099'), cost_price: 150 };
    expect(await old.call('mycartInsert', record)).toMatchObject({
      status: 409,
      body: { error: 'price_changed' },
    });
  });

  it('cannot confirm before the rooms fit', async () => {
    const old = shopper(service, 'MEM0000000303');
    const { cart_id } = (await old.call('mycartInsert', cartRecord(old.as, 'CART000099'))).body;
    const place = { cart_id, prod_id: 'PPACK1' };
    await old.upload({ ...place, file_type: '4' });
    for (const sort_order of [1, 2]) await old.upload({ ...place, sort_order });
    const travellers = ['LIN MEI', 'LIN BO'].map((mem_nm, index) => ({
      mem_type: 'adult',
      sort_order: index + 1,
      mem_nm,
    }));
    const saved = await old.call('travellersSave', { ...old.form(cart_id), travellers });
    expect(saved).toMatchObject({ status: 400, body: { error: 'hotel_personnel_mismatch' } });
  });

  it.each(['members', 'record'])('cannot name another member in a %s', async (form) => {
    const old = shopper(service, 'MEM0000000304');
    const record = { mem_id: 'MEM0000009999', mem_type: 'adult', mem_nm: 'LIN MEI' };
    const order_id = 'ORDER000000001';
    const info = form === 'members' ? { order_id, members: [record] } : { ...record, order_id };
    expect(await old.call('reservMemberInfoInsert', info)).toMatchObject({
      status: 403,
      body: { error: 'not_own', field: 'mem_id' },
    });
  });
});
