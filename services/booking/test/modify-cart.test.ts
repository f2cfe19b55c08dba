import { seatLedgerModel } from '../src/inventory/seats/seat-ledger.model.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { tour } from './support/products.ts';
import { nobody, shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

let members = 60;
const newcomer = () => shopper(service, `MEM00000000${(members += 1)}`, 'KOR');
const counts = (party: Partial<typeof nobody>) => ({ ...nobody, ...party });
const hanbok = (participant_cnt: number) => [{ opt_code: 'HANBOK', participant_cnt }];

describe('changing a row', () => {
  it('changes participants, options and rooms in one go, and keeps the identity of what stays', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ options: hanbok(1) })).body;
    const before = await member.detail(cart_id, 'KRW');
    const answer = await member.call('cartModify', {
      cart_id,
      counts: counts({ adult_cnt: 2, children_cnt: 1 }),
      options: [...hanbok(3), { opt_code: 'PHOTO', participant_cnt: 1 }],
      currency: 'KRW',
      cost_price: 390_000,
      option_price: 91_000,
    });
    expect(answer.status).toBe(200);
    const after = await member.detail(cart_id, 'KRW');
    expect(after).toMatchObject({ adult_cnt: 2, children_cnt: 1, cost_price: 390_000, option_price: 91_000 });
    expect(after?.options[0]).toMatchObject({ opt_id: before?.options[0]?.opt_id, participant_cnt: 3 });
  });

  it('removes names and documents of persons who no longer travel, highest index first', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ adult_cnt: 3, teen_cnt: 1 })).body;
    for (const sort_order of [1, 2, 3]) await member.upload({ cart_id, sort_order });
    await member.upload({ cart_id, mem_type: 'teen' });
    const contact = { buyername: 'KIM', tel: '01012345678', email: 'kim@example.com' };
    const { order_id } = (await member.call('reservInfoInsert', { cart_id, ...contact })).body;
    const named = [1, 2, 3].map((sort_order) => ({
      mem_type: 'adult',
      sort_order,
      mem_nm: `KIM ${'ABC'[sort_order - 1]}`,
    }));
    await member.call('reservMemberInfoInsert', { order_id, members: named });
    const vault = service.store.collection('documents.files');
    const stored = await vault.countDocuments();

    await member.call('cartModify', { cart_id, counts: counts({ adult_cnt: 1 }) });
    const order = await member.detail(cart_id);
    expect(order?.files.map((file) => [file.mem_type, file.sort_order])).toEqual([['adult', 1]]);
    expect(order?.travellers.map((person) => person.mem_nm)).toEqual(['KIM A']);
    expect(await vault.countDocuments()).toBe(stored - 3);
  });

  it.each([
    ['no adult or teenager', { counts: counts({ children_cnt: 1 }) }, 400, 'prod_cnt_fail'],
    ['more than the seats left', { counts: counts({ adult_cnt: 21 }) }, 409, 'seats_not_enough'],
    ['more than 50', { counts: counts({ adult_cnt: 51 }) }, 400, 'participant_cnt_limit'],
    ['half a person', { counts: counts({ adult_cnt: 0.5 }) }, 400, 'invalid_value'],
    ['a count left out', { counts: { adult_cnt: 2 } }, 400, 'invalid_value'],
    ['an option for nobody', { options: hanbok(0) }, 400, 'opt_participants_select'],
    ['an unknown option', { options: [{ opt_code: 'NONE', participant_cnt: 1 }] }, 400, 'option_unknown'],
    [
      'a room the product has not',
      { hotels: [{ hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 }] },
      400,
      'hotel_unknown',
    ],
    ['another price', { counts: counts({ adult_cnt: 2 }), cost_price: 1 }, 409, 'price_changed'],
    ['another price and nothing else', { cost_price: 1 }, 409, 'price_changed'],
    [
      'a line above the cap',
      { options: hanbok(50), counts: counts({ adult_cnt: 18 }) },
      409,
      'payment_cap_exceeded',
    ],
    ['an unknown field', { counts: { ...counts({ adult_cnt: 2 }), dog_cnt: 1 } }, 400, 'unknown_field'],
  ])('rejects %s and changes nothing', async (_what, change, status, error) => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const before = await member.detail(cart_id);
    const answer = await member.call('cartModify', { cart_id, currency: 'KRW', ...change });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(await member.detail(cart_id)).toEqual(before);
  });

  it('rejects more seats than people, and fewer people than seats', async () => {
    await service.sell({
      ...tour,
      prod_id: 'PSEATS',
      options: ['GROUND', 'STAND'].map((opt_code) => ({
        opt_code,
        kind: 'seat' as const,
        names: tour.titles,
        origin_price: 1000,
      })),
    });
    const member = newcomer();
    const seats = (ground: number, stand: number) => [
      { opt_code: 'GROUND', participant_cnt: ground },
      { opt_code: 'STAND', participant_cnt: stand },
    ];
    const limit = { status: 400, body: { error: 'opt_participants_limit' } };
    const row = { prod_id: 'PSEATS', adult_cnt: 2 };
    expect(await member.add({ ...row, options: seats(50, 1) })).toMatchObject(limit);
    const { cart_id } = (await member.add({ ...row, options: seats(1, 1) })).body;
    const modify = (change: object) => member.call('cartModify', { cart_id, currency: 'KRW', ...change });
    expect(await modify({ options: seats(2, 1) })).toMatchObject(limit);
    expect(await modify({ counts: counts({ adult_cnt: 1 }) })).toMatchObject(limit);
  });

  it('changes the rooms of a package, and of a confirmed row, which is to be agreed to anew', async () => {
    const member = newcomer();
    const place = { prod_id: 'PPACK1' };
    const double = [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }];
    const singles = [{ hotel_dtl_id: 'HSINGLE', personnel_cnt: 2 }];
    const { cart_id } = (await member.add({ ...place, adult_cnt: 2, hotels: double })).body;
    expect((await member.call('cartModify', { cart_id, hotels: singles })).status).toBe(200);
    for (const sort_order of [1, 2]) await member.upload({ ...place, cart_id, sort_order });
    await member.upload({ ...place, cart_id, file_type: '4' });
    const travellers = ['LIN MEI', 'LIN AN'].map((mem_nm, at) => ({
      mem_type: 'adult',
      sort_order: at + 1,
      mem_nm,
    }));
    await member.call('travellersSave', { ...member.form(cart_id), travellers, currency: 'KRW' });
    expect(await member.detail(cart_id, 'KRW')).toMatchObject({ txn_type: 'T', hotel_price: 130_000 });

    expect((await member.call('cartModify', { cart_id, hotels: double })).status).toBe(200);
    const after = await member.detail(cart_id, 'KRW');
    expect(after).toMatchObject({ txn_type: 'N', adult_cnt: 2, hotel_price: 104_000 });
    expect(after?.hotels.map((line) => line.hotel_dtl_id)).toEqual(['HDOUBLE']);
    const short = [{ hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 }];
    expect((await member.call('cartModify', { cart_id, hotels: short })).body.error).toBe(
      'hotel_personnel_mismatch',
    );
  });

  it('does not change participants of a package or of a confirmed row', async () => {
    const member = newcomer();
    const hotels = [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }];
    const { cart_id: packed } = (await member.add({ prod_id: 'PPACK1', adult_cnt: 2, hotels })).body;
    const teen = { counts: counts({ adult_cnt: 1, teen_cnt: 1 }) };
    const locked = { status: 409, body: { error: 'participants_locked' } };
    expect(await member.call('cartModify', { cart_id: packed, ...teen })).toMatchObject(locked);

    const confirmed = await member.addWithPassport();
    await member.call('travellersSave', member.form(confirmed));
    expect(
      await member.call('cartModify', { cart_id: confirmed, counts: counts({ adult_cnt: 2 }) }),
    ).toMatchObject(locked);
    const same = await member.call('cartModify', { cart_id: confirmed, counts: counts({ adult_cnt: 1 }) });
    expect(same.status).toBe(200);
    expect(await member.detail(confirmed)).toMatchObject({ txn_type: 'T' });
  });

  it('sends a confirmed row with other options back to N, gives its seats back, and confirms at the new price', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    const order_id = (await member.call('travellersSave', member.form(cart_id))).body.order_id;
    expect((await member.call('orderHold', { cart_id })).status).toBe(200);
    const ledgers = seatLedgerModel(service.store);
    expect((await ledgers.findOne({ prod_id: 'PTOUR1' }))?.claims.map(({ key }) => key)).toContain(cart_id);

    await service.settle();
    const told: string[] = [];
    const stop = service.bus.watch(['shop.booking.>'], ({ subject }) => told.push(subject));
    await member.call('cartModify', { cart_id, options: hanbok(1) });
    await service.settle();
    stop();
    expect(told.sort()).toEqual([
      'shop.booking.cart.item-changed.v1',
      'shop.booking.order.hold-released.v1',
      'shop.booking.seat.changed.v1',
    ]);
    expect(await member.detail(cart_id)).toMatchObject({
      txn_type: 'N',
      order_id,
      hold_expires_at: '',
      buyername: 'LIN MEI',
    });
    const ledger = await ledgers.findOne({ prod_id: 'PTOUR1' });
    expect(ledger?.claims.map(({ key }) => key)).not.toContain(cart_id);

    expect((await member.call('travellersSave', member.form(cart_id))).body).toMatchObject({
      order_id,
      txn_type: 'T',
    });
    expect(await member.detail(cart_id, 'KRW')).toMatchObject({ total_price: 156_000 });
  });

  it('lets a party shrink after the remaining seats were sold', async () => {
    const member = newcomer();
    await service.sell({ ...tour, prod_id: 'PSHRINK', capacity: 3 });
    const { cart_id } = (await member.add({ prod_id: 'PSHRINK', adult_cnt: 3 })).body;
    await service.sell({ ...tour, prod_id: 'PSHRINK', capacity: 0 });
    expect((await member.call('cartModify', { cart_id, counts: counts({ adult_cnt: 2 }) })).status).toBe(200);
    const more = await member.call('cartModify', { cart_id, counts: counts({ adult_cnt: 3 }) });
    expect(more).toMatchObject({ status: 409, body: { error: 'no_inventory' } });
  });

  it('rejects every change while a payment is open', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await bookingModel(service.store).updateOne({ cart_id }, { $set: { txn_type: 'Y' } });
    const rejected = { status: 409, body: { error: 'txn_type_invalid' } };
    expect(await member.call('cartModify', { cart_id, options: hanbok(1) })).toMatchObject(rejected);
    expect(await member.call('travellersSave', member.form(cart_id))).toMatchObject(rejected);
    expect(await member.call('mycartReservDelete', { cart_id })).toMatchObject(rejected);
    expect(await member.call('mycartDelete', { cart_id })).toMatchObject({
      status: 409,
      body: { error: 'common_delete_fail' },
    });
  });
});

describe('old clients change one line at a time', () => {
  it('changes rooms line by line and checks the whole before the next step', async () => {
    const member = newcomer();
    const hotels = [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }];
    const { cart_id } = (await member.add({ prod_id: 'PPACK1', adult_cnt: 2, hotels })).body;
    const inserted = await member.call('hotelCartInsert', {
      cart_id,
      hotel_dtl_id: 'HSINGLE',
      personnel_cnt: 1,
    });
    expect(inserted.status).toBe(200);
    const odd = (await member.call('hotelCartList', { cart_id })).body.find(
      (line) => line.hotel_type === 'D',
    );
    const { hotel_cart_id } = odd ?? {};
    const rejected = await member.call('hotelCartUpdate', { hotel_cart_id, personnel_cnt: 1 });
    expect(rejected).toMatchObject({ status: 400, body: { error: 'room_even_only' } });
    const early = await member.call('myCartUpdate', { cart_id, txn_type: 'T' });
    expect(early.status).toBe(400);
    await member.call('hotelCartUpdate', { hotel_cart_id, personnel_cnt: 0 });
    await member.call('hotelCartInsert', { cart_id, hotel_dtl_id: 'HSINGLE', personnel_cnt: 2 });
    expect((await member.call('hotelCartDtlList', { currency: 'KRW', cart_id })).body).toMatchObject([
      { hotel_cart_id: inserted.body.hotel_cart_id, hotel_type: 'S', personnel_cnt: 2, hotel_price: 65_000 },
    ]);
  });

  it('removes options one by one and all at once', async () => {
    const member = newcomer();
    const options = [...hanbok(1), { opt_code: 'PHOTO', participant_cnt: 1 }];
    const { cart_id } = (await member.add({ options })).body;
    const [first] = (await member.call('optionDtlList', { cart_id })).body;
    expect((await member.call('optionDtl', { opt_id: first?.opt_id })).body).toEqual([first]);
    await member.call('optionDtlDelete', { opt_id: first?.opt_id });
    expect((await member.call('optionDtlList', { cart_id })).body).toMatchObject([{ opt_code: 'PHOTO' }]);
    await member.call('optionDtlAllDelete', { cart_id });
    expect((await member.call('optionDtlList', { cart_id })).body).toEqual([]);
  });

  it('draws identifiers, only with the prefixes of ID-1', async () => {
    const member = newcomer();
    const draw = (prefix: string) => member.call('commSequences', { prefix, field: 'opt_id', length: 8 });
    const first = (await draw('OPTD')).body[0]?.commSeq ?? '';
    const second = (await draw('OPTD')).body[0]?.commSeq ?? '';
    expect(first).toMatch(/^OPTD\d{8}$/);
    expect(Number(second.slice(4))).toBe(Number(first.slice(4)) + 1);
    expect(await draw('POPE')).toMatchObject({
      status: 400,
      body: { error: 'invalid_value', field: 'prefix' },
    });
  });
});
