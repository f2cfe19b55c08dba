import { type EventEnvelope, orderConfirmedV1 } from '@narae/events';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

describe('from the cart to a confirmed order', () => {
  it('prices, takes documents, confirms, and shows the order', async () => {
    const lin = shopper(service, 'MEM0000000011', 'CHN');
    const events: EventEnvelope[] = [];
    service.bus.watch(['shop.booking.>'], (event) => events.push(event));

    const added = await lin.add({
      prod_id: 'PPACK1',
      adult_cnt: 1,
      children_cnt: 1,
      child_cnt: 1,
      options: [{ opt_code: 'HANBOK', participant_cnt: 2 }],
      hotels: [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }],
      currency: 'CNY',
      cost_price: 1405,
      option_price: 281,
      hotel_price: 562,
    });
    expect(added).toMatchObject({ status: 200, body: { msg: 'success', cart_id: 'CART000001' } });
    const { cart_id } = added.body;

    const row = (await lin.call('mycartList', { currency: 'CNH', lan_tp: 'CHN' })).body[0];
    expect(row).toMatchObject({
      cart_id,
      txn_type: 'N',
      pay_yn: 'N',
      prod_title: 'Busan for two 中文',
      prod_price_tp: 'CNH',
      product_price: 703,
      cost_price: 1405,
      option_price: 281,
      hotel_price: 562,
      total_price: 2248,
      inventory_cnt: 20,
      options: [{ opt_code: 'HANBOK', opt_name: 'Hanbok 中文', opt_price: 141, participant_cnt: 2 }],
      hotels: [{ hotel_type: 'D', hotel_price: 281, personnel_cnt: 2 }],
    });

    const names = [
      { mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI' },
      { mem_type: 'children', sort_order: 1, mem_nm: 'LIN BO' },
      { mem_type: 'child', sort_order: 1, mem_nm: 'LIN XIAO' },
    ];
    const form = { cart_id, tel: '13800138000', email: 'Lin@Example.com', travellers: names };
    const place = { cart_id, prod_id: 'PPACK1' };
    const uploads = [
      { file_type: '4' as const },
      { file_type: '4' as const },
      {},
      { mem_type: 'children' as const },
      { mem_type: 'children' as const, file_type: '3' as const },
      { mem_type: 'child' as const },
    ];
    for (const upload of uploads) {
      const answer = await lin.upload({ ...place, ...upload });
      expect(answer.status).toBe(200);
    }

    const saved = await lin.call('travellersSave', form);
    expect(saved).toMatchObject({ status: 200, body: { order_id: 'ORDER000000001', txn_type: 'T' } });

    const order = await lin.detail(cart_id, 'CNH');
    expect(order).toMatchObject({
      txn_type: 'T',
      order_id: 'ORDER000000001',
      prod_price_tp: 'CNH',
      total_price: 2248,
      buyername: 'LIN MEI',
      tel: '13800138000',
      email: 'lin@example.com',
      pay_types: ['A', 'W', 'U'],
      last_payment: null,
      travellers: names,
    });
    expect(order?.files).toHaveLength(6);
    expect(order?.travellers.map(({ rv_mem_id }) => rv_mem_id).sort()).toEqual([
      'RV_MEM000000001',
      'RV_MEM000000002',
      'RV_MEM000000003',
    ]);

    expect((await lin.call('paymentCnt', { txn_type: 'T' })).body).toEqual([{ paymentCnt: 1 }]);
    const waiting = await lin.call('paymentInfoList', { currency: 'CNH', lan_tp: 'CHN' });
    expect(waiting.body.map((item) => item.cart_id)).toEqual([cart_id]);
    const options = await lin.call('paymentOptionList', { txn_type: 'T' });
    expect(options.body).toMatchObject([{ cart_id, opt_code: 'HANBOK' }]);

    await service.settle();
    const mine = events.filter((event) => event.aggregate_id === cart_id);
    expect(mine.map((event) => event.subject)).toEqual([
      'shop.booking.cart.item-added.v1',
      orderConfirmedV1.subject,
    ]);
    expect(mine[1]?.data).toMatchObject({
      order_id: 'ORDER000000001',
      amount: 2248,
      currency: 'CNH',
      seats: 2,
    });
    expect(JSON.stringify(events)).not.toContain('LIN');
  });

  it('keeps the agreed price when the catalogue changes, and agrees again in another currency', async () => {
    const ann = shopper(service, 'MEM0000000012');
    const cart_id = await ann.addWithPassport({ prod_id: 'PFAN1' });
    await ann.call('travellersSave', ann.form(cart_id));
    const { fanMeeting } = await import('./support/products.ts');
    await service.sell({ ...fanMeeting, origin_price: 260_000 });

    await ann.call('travellersSave', { ...ann.form(cart_id), tel: '01099998888' });
    expect(await ann.detail(cart_id)).toMatchObject({
      total_price: 100,
      prod_price_tp: 'USD',
      tel: '01099998888',
    });

    await ann.call('travellersSave', { ...ann.form(cart_id), currency: 'KRW' });
    expect(await ann.detail(cart_id, 'KRW')).toMatchObject({
      total_price: 260_000,
      prod_price_tp: 'KRW',
      txn_type: 'T',
    });
  });

  it('reaches the same order through the old client’s small steps', async () => {
    const old = shopper(service, 'MEM0000000013', 'KOR');
    expect((await old.call('mycartChk', {}, { positional: ['PTOUR1', old.as] })).body).toEqual([
      { cartChk: 0 },
    ]);
    const { cart_id } = (await old.add()).body;
    expect((await old.call('mycartChk', {}, { positional: ['PTOUR1', old.as] })).body).toEqual([
      { cartChk: 1 },
    ]);

    const option = await old.call('optionDtlInsert', { cart_id, opt_code: 'PHOTO', participant_cnt: 1 });
    const again = await old.call('optionDtlInsert', {
      cart_id,
      opt_id: option.body.opt_id,
      opt_code: 'PHOTO',
      participant_cnt: 2,
    });
    expect(again.body.opt_id).toBe(option.body.opt_id);
    expect((await old.call('optionDtlList', { cart_id })).body).toMatchObject([{ participant_cnt: 2 }]);

    const contact = { buyername: 'PARK', tel: '01012345678', email: 'park@example.com' };
    const { order_id } = (await old.call('reservInfoInsert', { cart_id, ...contact })).body;
    expect((await old.call('reservInfoInsert', { cart_id, ...contact })).body.order_id).toBe(order_id);
    const members = [{ mem_type: 'adult', sort_order: 1, mem_nm: 'PARK' }];
    const inserted = await old.call('reservMemberInfoInsert', { order_id, members });
    const [member] = inserted.body.members;
    await old.call('reservMemberInfoUpdate', { rv_mem_id: member?.rv_mem_id, mem_nm: 'PARK JIN' });
    await old.upload({ cart_id });
    expect(
      (await old.call('reservInfoList', { cart_id, txn_type: 'N', txn_type_t: 'T' })).body,
    ).toMatchObject([{ order_id, txn_type: 'N' }]);

    const update = await old.call(
      'myCartUpdate',
      {},
      {
        positional: [130_000, 1, 0, 0, 0, 0, 26_000, 'T', '2026-11-21', cart_id],
      },
    );
    expect(update).toMatchObject({ status: 200, body: { msg: 'success' } });
    expect(await old.detail(cart_id, 'KRW')).toMatchObject({
      txn_type: 'T',
      order_id,
      buyername: 'PARK JIN',
      total_price: 156_000,
      prod_price_tp: 'KRW',
    });
  });
});

describe('texts of an order', () => {
  it('are read with their fallback where they were stored before a language came', async () => {
    const lan = shopper(service, 'MEM0000000014', 'VTN');
    await lan.add({
      prod_id: 'PPACK1',
      adult_cnt: 2,
      options: [{ opt_code: 'HANBOK', participant_cnt: 1 }],
      hotels: [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }],
    });
    await service.store
      .collection('bookable_products')
      .updateOne({ prod_id: 'PPACK1' }, { $unset: { 'titles.VTN': 1, 'places.VTN': 1 } });
    await service.store
      .collection('bookings')
      .updateOne({ mem_id: 'MEM0000000014' }, { $unset: { 'options.$[].names.VTN': 1 } });
    const [row] = (await lan.call('mycartList', { currency: 'USD', lan_tp: 'vi' })).body;
    expect(row).toMatchObject({ prod_title: 'Busan for two English' });
    const [line] = row?.options ?? [];
    expect(line?.opt_name).toBe('Hanbok English');
  });
});
