import type { ErrorKey } from '@narae/contracts';
import { errorText } from '@narae/i18n/errors';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { packageTrip, tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

let members = 80;
const newcomer = (lanTp: 'VTN' | 'CHN' | 'ENG' = 'ENG') =>
  shopper(service, `MEM00000000${(members += 1)}`, lanTp);

const name = (mem_type: string, mem_nm: string, sort_order = 1) => ({ mem_type, sort_order, mem_nm });

describe('saving the travellers', () => {
  it.each(['VTN', 'CHN'] as const)(
    'names in %s the first missing thing in the order of the screen',
    async (lanTp) => {
      const member = newcomer(lanTp);
      const hotels = [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }];
      const party = { adult_cnt: 1, teen_cnt: 1, child_cnt: 1 };
      const { cart_id } = (await member.add({ prod_id: 'PPACK1', ...party, hotels })).body;
      const place = { cart_id, prod_id: 'PPACK1' };
      const all = [name('adult', 'LIN MEI'), name('teen', 'LIN BO'), name('child', 'LIN XIAO')];
      const save = (travellers = all) =>
        member.call('travellersSave', { ...member.form(cart_id), travellers });
      const expectMissing = async (
        answer: Awaited<ReturnType<typeof save>>,
        error: ErrorKey,
        field: string,
      ) => {
        expect(answer).toMatchObject({ status: 400, body: { error, field } });
        expect(answer.body.message).toBe(errorText(lanTp, error, { index: 1 }));
        expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N', tel: '', travellers: [] });
      };

      await expectMissing(await save(all.slice(1)), 'traveller_name_input', 'name.adult.1');
      await expectMissing(await save(), 'traveller_air_input', 'file.adult.1.4');
      await member.upload({ ...place, file_type: '4' });
      await expectMissing(await save(), 'passport_img_fail', 'file.adult.1.1');
      await member.upload(place);
      await expectMissing(
        await save([...all.slice(0, 1), ...all.slice(2)]),
        'traveller_name_input',
        'name.teen.1',
      );
      await member.upload({ ...place, mem_type: 'teen' });
      await expectMissing(await save(), 'traveller_birth_input', 'file.teen.1.3');
      await member.upload({ ...place, mem_type: 'teen', file_type: '3' });
      await expectMissing(await save(), 'passport_img_fail', 'file.child.1.1');
      await member.upload({ ...place, mem_type: 'child' });
      expect((await save()).status).toBe(200);
    },
  );

  it('asks the first teenager for the air ticket when no adult travels', async () => {
    const member = newcomer();
    await service.sell({ ...packageTrip, prod_id: 'PTEEN', prod_category: '09', package_cnt: 0, hotels: [] });
    const { cart_id } = (await member.add({ prod_id: 'PTEEN', adult_cnt: 0, teen_cnt: 1 })).body;
    const place = { cart_id, prod_id: 'PTEEN', mem_type: 'teen' as const };
    const form = { ...member.form(cart_id), travellers: [name('teen', 'LIN BO')] };
    const missing = await member.call('travellersSave', form);
    expect(missing.body).toMatchObject({ error: 'traveller_air_input', field: 'file.teen.1.4' });
    for (const file_type of ['4', '1', '3'] as const) await member.upload({ ...place, file_type });
    expect((await member.call('travellersSave', form)).status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({ buyername: 'LIN BO' });
  });

  it.each([
    [
      'somebody who does not travel',
      { travellers: [name('adult', 'A'), name('adult', 'B', 2)] },
      'traveller_cnt_mismatch',
    ],
    ['a person twice', { travellers: [name('adult', 'A'), name('adult', 'B')] }, 'traveller_cnt_mismatch'],
    ['nobody', { travellers: [] }, 'invalid_value'],
    ['a tag as name', { travellers: [name('adult', '<b>A</b>')] }, 'traveller_name_passport'],
    ['an empty name', { travellers: [name('adult', ' ')] }, 'traveller_name_input'],
    ['a name that no ticket can carry', { travellers: [name('adult', '김나래')] }, 'traveller_name_passport'],
    ['no telephone', { tel: ' ' }, 'login_tel_input'],
    ['an empty e-mail', { email: '' }, 'login_email_input'],
    [
      'an operator as name',
      { travellers: [{ ...name('adult', 'A'), mem_nm: { $ne: '' } }] },
      'invalid_value',
    ],
    ['an index of 51', { travellers: [name('adult', 'A', 51)] }, 'invalid_value'],
    ['a telephone with letters', { tel: '010-ABCD' }, 'common_tel_number'],
    ['no e-mail', { email: 'lin.example.com' }, 'login_email_validation'],
    ['two e-mails', { email: 'lin@example.com;mei@example.com' }, 'login_email_validation'],
    ['an operator as row', { cart_id: { $ne: '' } }, 'invalid_value'],
    ['a price', { cost_price: 1 }, 'unknown_field'],
  ])('rejects %s', async (_what, change, error) => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    const answer = await member.call('travellersSave', { ...member.form(cart_id), ...change });
    expect(answer).toMatchObject({ status: 400, body: { error } });
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N' });
  });

  it.each([
    ['was closed meanwhile', { progress_yn: 'E' as const }, 409, 'product_deadline', 'X'],
    ['went back into preparation', { progress_yn: 'W' as const }, 409, 'product_not_registered'],
    ['sold out meanwhile', { capacity: 0 }, 409, 'no_inventory'],
    ['dropped the chosen option', { options: [] }, 400, 'option_unknown'],
    ['became too dear for one order', { origin_price: 3_000_000 }, 409, 'payment_cap_exceeded'],
    [
      'now asks for an air ticket',
      { documents: { air_ticket: true, birth_certificate: false } },
      400,
      'traveller_air_input',
    ],
  ])('confirms nothing when the product %s', async (_what, change, status, error, state = 'N') => {
    const member = newcomer();
    const prod_id = `PCHG${members}`;
    const product = { ...tour, prod_id };
    await service.sell(product);
    const cart_id = await member.addWithPassport({
      prod_id,
      options: [{ opt_code: 'PHOTO', participant_cnt: 1 }],
    });
    await service.sell({ ...product, ...change });
    const answer = await member.call('travellersSave', member.form(cart_id));
    expect(answer).toMatchObject({ status, body: { error } });
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: state, order_id: '' });
  });

  it('says that nothing is left before it asks for names and pictures', async () => {
    const member = newcomer();
    const product = { ...tour, prod_id: `PCHG${members}` };
    await service.sell(product);
    const { cart_id } = (await member.add({ prod_id: product.prod_id })).body;
    const nameless = { ...member.form(cart_id), travellers: [name('adult', '', 1)] };
    expect((await member.call('travellersSave', nameless)).body.error).toBe('traveller_name_input');
    await service.sell({ ...product, capacity: 0 });
    const soldOut = await member.call('travellersSave', nameless);
    expect(soldOut).toMatchObject({ status: 409, body: { error: 'no_inventory', field: 'prod_id' } });
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N' });
  });

  it('modifies names and contact of a confirmed order and keeps each person’s identifier', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await member.call('travellersSave', member.form(cart_id));
    const first = await member.detail(cart_id);
    const renamed = {
      ...member.form(cart_id),
      tel: '01011112222',
      travellers: [name('adult', 'LIN MEIMEI')],
    };
    expect((await member.call('travellersSave', renamed)).body.order_id).toBe(first?.order_id);
    const second = await member.detail(cart_id);
    expect(second).toMatchObject({ buyername: 'LIN MEIMEI', tel: '01011112222', txn_type: 'T' });
    expect(second?.travellers[0]?.rv_mem_id).toBe(first?.travellers[0]?.rv_mem_id);
  });

  it('saves the e-mail of the order at once', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    const { order_id } = (await member.call('travellersSave', member.form(cart_id))).body;
    expect((await member.call('orderUpdate', { order_id, email: ' New@Example.COM ' })).status).toBe(200);
    await member.call('reservInfoUpdate', { order_id, area: 'Jeju' });
    expect(await member.detail(cart_id)).toMatchObject({
      email: 'new@example.com',
      area: 'Jeju',
      tel: '01012345678',
    });
    const wrong = await member.call('orderUpdate', { order_id, email: { $set: 'x' } });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_value', field: 'email' } });
  });
});

describe('deleting what was saved', () => {
  it.each([
    ['reservMemberInfoDelete', 'order_id', 'names'],
    ['mycartReservMemDelete', 'cart_id', 'names'],
    ['reservInfoDelete', 'order_id', 'all'],
    ['mycartReservDelete', 'cart_id', 'all'],
  ] as const)('%s sends the order back to N and forgets %s', async (call, key, what) => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    const { order_id } = (await member.call('travellersSave', member.form(cart_id))).body;
    expect((await member.call(call, { [key]: key === 'cart_id' ? cart_id : order_id })).status).toBe(200);
    const row = await member.detail(cart_id);
    expect(row).toMatchObject({ txn_type: 'N', travellers: [] });
    expect([row?.order_id, row?.tel, row?.files.length]).toEqual(
      what === 'all' ? ['', '', 0] : [order_id, '01012345678', 1],
    );
  });

  it('ends an unpaid row, releases its seats and documents, and lets old clients delete its parts afterwards', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport({ prod_id: 'PFAN1' });
    await member.call('travellersSave', member.form(cart_id));
    await member.call('orderHold', { cart_id });
    const left = async () => (await member.cartList()).find((row) => row.cart_id === cart_id)?.inventory_cnt;
    expect(await left()).toBe(2);
    const { mem_file_id } = (await member.detail(cart_id))?.files[0] ?? {};

    expect((await member.call('mycartDelete', { cart_id })).status).toBe(200);
    expect(await member.cartList()).toEqual([]);
    expect(await member.detail(cart_id)).toBeUndefined();
    const other = newcomer();
    await other.add({ prod_id: 'PFAN1' });
    expect((await other.cartList())[0]?.inventory_cnt).toBe(3);
    const file = await service.inject('travellerFile', { mem_file_id }, { as: member.as });
    expect(file.status).toBe(404);

    for (const call of [
      'mycartDelete',
      'mycartReservMemDelete',
      'mycartReservDelete',
      'optionDtlAllDelete',
      'passportImgAllDelete',
    ] as const)
      expect((await member.call(call, { cart_id })).status).toBe(200);
    expect(await member.call('travellersSave', member.form(cart_id))).toMatchObject({ status: 404 });
  });
});

describe('what is typed on the traveller screen', () => {
  const typed = { tel: '0101', email: 'lin@', travellers: [name('adult', 'LIN')] };

  it('is kept incomplete, confirms nothing, and ends when the travellers are saved', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    expect((await member.call('travellersDraft', { cart_id, ...typed })).status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({
      txn_type: 'N',
      tel: '',
      travellers: [],
      draft: typed,
    });
    expect((await member.call('travellersSave', member.form(cart_id))).status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'T', draft: null });
  });

  it('is stored encrypted, with the numbers of documents', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add()).body;
    const travellers = [{ ...name('adult', 'LIN SECRET'), passport_no: 'M1234', visa_no: '', city: 'Hanoi' }];
    await member.call('travellersDraft', { cart_id, ...typed, travellers });
    expect((await member.detail(cart_id))?.draft).toEqual({ ...typed, travellers });
    const stored = await bookingModel(service.store).findOne({ cart_id }).lean();
    expect(JSON.stringify(stored)).not.toMatch(/SECRET|M1234|Hanoi|lin@/);
  });

  it('changes nothing of an order that is confirmed', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await member.call('travellersSave', member.form(cart_id));
    const before = await member.detail(cart_id);
    await member.call('travellersDraft', { cart_id, ...typed });
    const after = await member.detail(cart_id);
    expect(after).toEqual({ ...before, mod_date: after?.mod_date, draft: typed });
  });

  it('goes with the persons who no longer travel, and with the travellers', async () => {
    const member = newcomer();
    const { cart_id } = (await member.add({ adult_cnt: 2 })).body;
    const two = [name('adult', 'LIN'), name('adult', 'BO', 2)];
    await member.call('travellersDraft', { cart_id, ...typed, travellers: two });
    const counts = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
    expect((await member.call('cartModify', { cart_id, counts })).status).toBe(200);
    expect((await member.detail(cart_id))?.draft).toEqual(typed);
    await member.call('mycartReservDelete', { cart_id });
    expect((await member.detail(cart_id))?.draft).toBeNull();
  });

  it('is nobody else’s to see or to change', async () => {
    const member = newcomer();
    const cart_id = await member.addWithPassport();
    await member.call('travellersDraft', { cart_id, ...typed });
    const stranger = newcomer();
    expect(await stranger.call('travellersDraft', { cart_id, ...typed, tel: '9' })).toMatchObject({
      status: 404,
      body: { error: 'cart_not_found' },
    });
    expect((await member.detail(cart_id))?.draft).toEqual(typed);
  });
});
