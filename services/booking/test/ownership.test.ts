import { bookingCalls } from '@narae/contracts';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { wish } from './support/custom-trips.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
const ids: Record<string, string> = {};
const owner = 'MEM0000000031';
const stranger = 'MEM0000000032';

beforeAll(async () => {
  service = await startBooking();
  const lin = shopper(service, owner);
  const { cart_id } = (
    await lin.add({
      prod_id: 'PPACK1',
      adult_cnt: 2,
      options: [{ opt_code: 'HANBOK', participant_cnt: 1 }],
      hotels: [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }],
    })
  ).body;
  const { body: uploaded } = await lin.upload({ cart_id, prod_id: 'PPACK1' });
  await lin.upload({ cart_id, prod_id: 'PPACK1', sort_order: 2 });
  await lin.upload({ cart_id, prod_id: 'PPACK1', file_type: '4' });
  const travellers = [1, 2].map((sort_order) => ({
    mem_type: 'adult',
    sort_order,
    mem_nm: `LIN ${'AB'[sort_order - 1]}`,
  }));
  await lin.call('travellersSave', { ...lin.form(cart_id), travellers });
  const order = await lin.detail(cart_id);
  Object.assign(ids, {
    cart_id,
    order_id: order?.order_id,
    opt_id: order?.options[0]?.opt_id,
    hotel_cart_id: order?.hotels[0]?.hotel_cart_id,
    rv_mem_id: order?.travellers[0]?.rv_mem_id,
    mem_file_id: uploaded.file.mem_file_id,
    prod_id: 'PPACK1',
  });
});
afterAll(() => service.close());

/** Input of every call that names a part of a booking, and the error another member gets. */
const reads: [CallName, Record<string, unknown>, string[]][] = [
  ['mycartList1', { currency: 'USD', lan_tp: 'ENG' }, ['cart_id']],
  ['optionDtlList', {}, ['cart_id']],
  ['optionDtl', {}, ['opt_id']],
  ['hotelCartDtlList', { currency: 'USD' }, ['cart_id']],
  ['hotelCartList', {}, ['cart_id']],
  ['passPortList', {}, ['cart_id']],
  ['passPortGroupList', {}, ['cart_id']],
  ['passPortDtl', { mem_type: 'adult', sort_order: 1 }, ['cart_id']],
  ['reservInfoList', {}, ['cart_id']],
  ['orderDetail', { currency: 'USD', lan_tp: 'ENG' }, ['cart_id']],
  ['myOrder', {}, ['order_id']],
];
const counts = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
const person = { mem_type: 'adult', sort_order: 1, mem_nm: 'MALLORY' };
const place = { path: '20261121', file_type: '1', mem_type: 'adult', sort_order: 1, mem_file_id: '0' };
const contact = { tel: '01000000000', email: 'm@example.com' };
const changes: [CallName, Record<string, unknown>, string[], string][] = [
  ['cartModify', { options: [] }, ['cart_id'], 'cart_not_found'],
  ['myCartUpdate', counts, ['cart_id'], 'cart_not_found'],
  ['mycartDelete', {}, ['cart_id'], 'cart_not_found'],
  ['mycartReservMemDelete', {}, ['cart_id'], 'cart_not_found'],
  ['mycartReservDelete', {}, ['cart_id'], 'cart_not_found'],
  ['optionDtlInsert', { opt_code: 'PHOTO', participant_cnt: 1 }, ['cart_id'], 'cart_not_found'],
  ['optionDtlDelete', {}, ['opt_id'], 'cart_not_found'],
  ['optionDtlAllDelete', {}, ['cart_id'], 'cart_not_found'],
  ['hotelCartInsert', { hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 }, ['cart_id'], 'cart_not_found'],
  ['hotelCartUpdate', { personnel_cnt: 0 }, ['hotel_cart_id'], 'cart_not_found'],
  ['passportImgDelete', {}, ['mem_file_id'], 'upload_delete_fail'],
  ['passportImgAllDelete', {}, ['cart_id'], 'cart_not_found'],
  ['deleteFilePassport', { mod_type: 'all' }, ['cart_id'], 'cart_not_found'],
  [
    'deleteFilePassportPath',
    { ...place, mem_id: stranger, prod_id: 'PPACK1' },
    ['cart_id'],
    'cart_not_found',
  ],
  ['reservInfoInsert', { ...contact, buyername: 'M' }, ['cart_id'], 'cart_not_found'],
  ['reservInfoUpdate', contact, ['order_id'], 'order_not_found'],
  ['reservInfoDelete', {}, ['order_id'], 'order_not_found'],
  ['reservMemberInfoInsert', { members: [person] }, ['order_id'], 'order_not_found'],
  ['reservMemberInfoUpdate', { mem_nm: 'MALLORY' }, ['rv_mem_id'], 'order_not_found'],
  ['reservMemberInfoDelete', {}, ['order_id'], 'order_not_found'],
  ['travellersSave', { ...contact, travellers: [person] }, ['cart_id'], 'cart_not_found'],
  [
    'travellerDetailsSave',
    { travellers: [{ mem_type: 'adult', sort_order: 1 }] },
    ['cart_id'],
    'cart_not_found',
  ],
  ['orderUpdate', { email: 'm@example.com' }, ['order_id'], 'order_not_found'],
  ['orderTickets', {}, ['order_id'], 'order_not_found'],
  ['orderCancelQuote', {}, ['order_id'], 'order_not_found'],
  ['orderCancelRequest', { reason: 'Mine' }, ['order_id'], 'order_not_found'],
  ['orderCancelWithdraw', {}, ['order_id'], 'order_not_found'],
];

const infoOf = (info: Record<string, unknown>, names: string[]) => ({
  ...info,
  ...Object.fromEntries(names.map((name) => [name, ids[name]])),
});

describe('a booking of another member', () => {
  it.each(reads)('%s does not return it', async (call, info, names) => {
    const mine = await service.inject(call, infoOf(info, names), { as: owner });
    expect(mine.body).not.toEqual([]);
    const theirs = await service.inject(call, infoOf(info, names), { as: stranger });
    expect(theirs).toMatchObject({ status: 200, body: [] });
  });

  it.each(changes)('%s does not change it', async (call, info, names, error) => {
    const before = await shopper(service, owner).detail(ids['cart_id'] ?? '');
    const answer = await service.inject(call, infoOf(info, names), { as: stranger, lanTp: 'KOR' });
    expect(answer).toMatchObject({ status: 404, body: { error } });
    expect(await shopper(service, owner).detail(ids['cart_id'] ?? '')).toEqual(before);
  });

  it('rejects an upload to it, whatever member the path names', async () => {
    const mallory = shopper(service, stranger);
    const place = { cart_id: ids['cart_id'] ?? '', prod_id: 'PPACK1' };
    expect(await mallory.upload(place)).toMatchObject({ status: 404, body: { error: 'cart_not_found' } });
    expect(await mallory.upload({ ...place, mem_id: owner })).toMatchObject({
      status: 403,
      body: { error: 'not_own' },
    });
  });

  it('returns each member their own cart, payment list and my info', async () => {
    for (const call of ['mycartList', 'paymentInfoList'] as const) {
      const info = { currency: 'USD', lan_tp: 'ENG' };
      expect((await service.inject(call, info, { as: owner })).body).toHaveLength(1);
      expect((await service.inject(call, info, { as: stranger })).body).toEqual([]);
    }
  });
});

const shapeOf = (name: keyof typeof bookingCalls): object => {
  const { input } = bookingCalls[name] as { input: { shape?: object } };
  return input.shape ?? {};
};
const row = { cart_id: 'CART000001' };
const ofRequest = { request_id: 'CUSTOM000000001' };
const ofOrder = { order_id: 'ORDER000000001' };
const ofEvent = { event_id: 'EVT000001' };
const guests = { ...contact, members: [{ mem_nm: 'MALLORY' }], area: 'Busan' };
const minimal: Partial<Record<CallName, Record<string, unknown>>> = {
  mycartChk: { prod_id: 'PTOUR1' },
  mycartInsert: { prod_id: 'PTOUR1', ...counts },
  mycartList: { currency: 'USD', lan_tp: 'ENG' },
  cartModify: row,
  myCartUpdate: row,
  mycartDelete: row,
  mycartReservMemDelete: row,
  mycartReservDelete: row,
  optionDtlList: row,
  optionDtlInsert: { ...row, opt_code: 'PHOTO', participant_cnt: 1 },
  optionDtlAllDelete: row,
  hotelCartList: row,
  hotelCartUpdate: { hotel_cart_id: 'HOTCRAT0000001', personnel_cnt: 1 },
  hotelCartInsert: { ...row, hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 },
  passPortList: row,
  passPortGroupList: row,
  passportImgAllDelete: row,
  deleteFilePassport: { ...row, mod_type: 'all' },
  deleteFilePassportPath: { ...row, ...place, prod_id: 'PTOUR1', mem_id: owner },
  uploadPassport: {
    ...row,
    path: '20261121',
    prod_id: 'PTOUR1',
    mem_id: owner,
    file_type: '1',
    sort_order: 1,
    mod_type: 'REGISTER',
    mem_type: 'adult',
    mem_file_id: 'new',
  },
  reservInfoList: row,
  reservInfoInsert: { ...row, ...contact, buyername: 'M' },
  reservInfoUpdate: { order_id: 'ORDER000000001', ...contact },
  reservMemberInfoUpdate: { rv_mem_id: 'RV_MEM000000001', mem_nm: 'MALLORY' },
  paymentInfoList: { currency: 'USD', lan_tp: 'ENG' },
  eventReservSave: { event_id: 'EVT000001', ...guests },
  eventReservChange: { event_rv_id: 'EVT_RV000000001', ...guests },
  eventReservList: ofEvent,
  eventReservInsert: { ...ofEvent, ...contact, mem_nm: 'MALLORY', area: 'Busan' },
  eventReservUpdate: { event_rv_id: 'EVT_RV000000001' },
  eventReservMemUpdate: { event_rv_mem_id: 'EVT_RV_MEM000000001', mem_nm: 'MALLORY' },
  eventPassPortList: ofEvent,
  eventPassPortAllDelete: ofEvent,
  eventPassportCnt: ofEvent,
  deleteFileEventPassport: { ...ofEvent, mod_type: 'all' },
  uploadEventPassport: {
    ...ofEvent,
    date_path: '20261121',
    mem_id: owner,
    file_type: '1',
    sort_order: 1,
    mod_type: 'REGISTER',
    event_mem_file_id: 'new',
  },
  customTravelInsert: wish,
  customTravelDraft: wish,
  customTravelDetail: ofRequest,
  customTravelAsk: { ...ofRequest, text: 'Hello' },
  customTravelAccept: { ...ofRequest, quote_no: 1 },
  customTravelDecline: { ...ofRequest, quote_no: 1 },
  customTravelWithdraw: ofRequest,
  orderCancelQuote: ofOrder,
  orderCancelRequest: { ...ofOrder, reason: 'Mine' },
  orderCancelWithdraw: ofOrder,
  companionSave: { mem_nm: 'MALLORY', birth_day: '1990-01-01' },
  companionDelete: { companion_id: 'COMPANION000000001' },
  smtpEmail: { email_type: 'event_rv' },
};

describe('every call of booking', () => {
  const names = Object.keys(bookingCalls) as (keyof typeof bookingCalls)[];
  const own = names.filter((name) => callTable[name].access === 'own');

  it.each(own)('%s answers login_required to a visitor', async (name) => {
    const answer = await service.inject(name, {}, { lanTp: 'JPN' });
    expect(answer).toMatchObject({ status: 401, body: { error: 'login_required' } });
  });

  it.each(own.filter((name) => 'mem_id' in shapeOf(name)))('%s rejects a foreign mem_id', async (name) => {
    const info = { mem_id: owner, ...minimal[name] };
    const answer =
      name === 'uploadPassport' || name === 'uploadEventPassport'
        ? await service.upload(name, info, { bytes: Buffer.from('x') }, { as: stranger })
        : await service.inject(name, info, { as: stranger });
    expect(answer).toMatchObject({ status: 403, body: { error: 'not_own' } });
  });
});
