import { bookingCalls, calls, exportSections, type ErrorKey } from '@narae/contracts';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { ownedIn, type ObjectCall, type OwnedField } from '@narae/contracts/testing/owned';
import { EXPORT_AUDIENCE, EXPORT_ISSUER } from '@narae/service-kit';
import { documentsNaming, positionsOf, type CallOptions } from '@narae/test-kit';
import { wish } from './support/custom-trips.ts';
import { eventPassportOnly, guest, publish, teaTime } from './support/events.ts';
import { patient } from './support/waiting.ts';
import { picture, shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

type Owned = Readonly<Partial<Record<OwnedField, unknown>>>;

let service: TestBooking;
const owner = 'MEM0000000031';
const stranger = 'MEM0000000032';
const nameOf = (as: string): string => (as === owner ? 'OWENS' : 'STRANGE');
/** All its places are reserved. */
const fullEvent = 'EVT000009';
let owners: Owned;
let strangers: Owned;

/** One of everything a member can own here. */
const makeEverything = async (as: string): Promise<Owned> => {
  const me = shopper(service, as);
  const add = {
    prod_id: 'PPACK1',
    adult_cnt: 2,
    options: [{ opt_code: 'HANBOK', participant_cnt: 1 }],
    hotels: [{ hotel_dtl_id: 'HDOUBLE', personnel_cnt: 2 }],
  };
  const { cart_id } = (await me.add(add)).body;
  const { body: uploaded } = await me.upload({ cart_id, prod_id: 'PPACK1' });
  await me.upload({ cart_id, prod_id: 'PPACK1', sort_order: 2 });
  await me.upload({ cart_id, prod_id: 'PPACK1', file_type: '4' });
  const travellers = [1, 2].map((sort_order) => ({
    mem_type: 'adult',
    sort_order,
    mem_nm: `LIN ${'AB'[sort_order - 1]} ${nameOf(as)}`,
  }));
  await me.call('travellersSave', { ...me.form(cart_id), email: `${as}@example.com`, travellers });
  const order = await me.detail(cart_id);
  const host = guest(service, as);
  const { body: handed } = await host.hand(1);
  await host.reserve(1);
  const [reserved] = (await me.call('eventReservList', { event_id: teaTime.event_id })).body;
  const saved = await me.call('companionSave', { mem_nm: `AN ${nameOf(as)}`, birth_day: '1990-01-01' });
  const waiting = await patient(service, as).join('places', fullEvent, { event_cnt: 1 });
  const { request_id } = (await me.call('customTravelInsert', { ...wish, memo: `Of ${as}` })).body;
  const order_id = order?.order_id;
  const rv_mem_id = order?.travellers[0]?.rv_mem_id;
  const due = `${order_id}-D1`;
  return {
    cart_id,
    cartId: cart_id,
    order_id,
    orderId: order_id,
    due_id: due,
    dueId: due,
    opt_id: order?.options[0]?.opt_id,
    hotel_cart_id: order?.hotels[0]?.hotel_cart_id,
    rv_mem_id,
    rv_mem_ids: [rv_mem_id],
    mem_file_id: uploaded.file.mem_file_id,
    file_id: uploaded.file.mem_file_id,
    event_rv_id: reserved?.event_rv_id,
    event_rv_mem_id: reserved?.members[0]?.event_rv_mem_id,
    event_mem_file_id: handed.file.event_mem_file_id,
    companion_id: saved.body.companion_id,
    waiting_id: waiting.body.waiting_id,
    request_id,
  };
};

beforeAll(async () => {
  service = await startBooking();
  await publish(service, { documents: eventPassportOnly });
  await publish(service, { event_id: fullEvent, event_total_cnt: 1, personnel_cnt: 1 });
  await guest(service).reserve(1, { event_id: fullEvent });
  [owners, strangers] = [await makeEverything(owner), await makeEverything(stranger)];
  await service.settle();
});
afterAll(() => service.close());

it('there is one of everything, twice', () => {
  for (const owned of [owners, strangers])
    expect(Object.entries(owned).filter(([, id]) => !id || String(id).includes('undefined'))).toEqual([]);
});

/**
 * What somebody else is told: an error, nothing at all (an empty list), or whatever they own themselves, where the
 * field is a place in a list or what old clients send along.
 */
type Told = ErrorKey | 'nothing' | 'their own';

const counts = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
const person = { mem_type: 'adult', sort_order: 1, mem_nm: 'MALLORY' };
const place = { path: '20261121', file_type: '1', mem_type: 'adult', sort_order: 1 };
const contact = { tel: '01000000000', email: 'm@example.com' };
const shown = { currency: 'USD', lan_tp: 'ENG' };
const pays = { reqType: 'P', currency: 'USD' };
const extras = { options: [], hotels: [] };
const ofTea = { event_id: teaTime.event_id };
const guests = { ...contact, area: 'Busan', members: [{ mem_nm: 'MALLORY' }] };
const eventPaper = { ...ofTea, date_path: '20261121', file_type: '1', sort_order: 1, mod_type: 'MODIFY' };

/** Every call that names what a member owns: the rest of its input, and what another member is told. */
const trials: Readonly<Record<ObjectCall<typeof bookingCalls>, readonly [Told, Record<string, unknown>]>> = {
  mycartInsert: ['their own', { prod_id: 'PTOUR1', ...counts }],
  cartModify: ['cart_not_found', extras],
  cartDates: ['cart_not_found', shown],
  cartDateChange: ['cart_not_found', { prod_id: 'PTOUR1' }],
  mycartDelete: ['cart_not_found', {}],
  mycartReservDelete: ['cart_not_found', {}],
  travellersSave: ['cart_not_found', { ...contact, travellers: [person] }],
  travellersDraft: ['cart_not_found', { ...contact, travellers: [] }],
  travellerDetailsSave: ['cart_not_found', { travellers: [{ mem_type: 'adult', sort_order: 1 }] }],
  reservInfoUpdate: ['order_not_found', contact],
  companionSave: ['companion_not_found', { mem_nm: 'MALLORY', birth_day: '1990-01-01' }],
  companionDelete: ['their own', {}],
  passPortGroupList: ['nothing', {}],
  uploadPassport: ['cart_not_found', { ...place, prod_id: 'PPACK1', mod_type: 'MODIFY' }],
  passportImgDelete: ['upload_delete_fail', {}],
  travellerFile: ['file_not_found', {}],
  memberExportFile: ['login_required', {}],
  orderDetail: ['nothing', shown],
  orderHold: ['cart_not_found', {}],
  orderHoldRelease: ['cart_not_found', {}],
  orderUpdate: ['order_not_found', { email: 'm@example.com' }],
  myOrder: ['nothing', {}],
  orderCancelQuote: ['order_not_found', {}],
  orderCancelRequest: ['order_not_found', { reason: 'Mine' }],
  orderCancelWithdraw: ['order_not_found', {}],
  orderChanges: ['nothing', {}],
  orderNameChange: ['order_not_found', { names: [{ mem_nm: 'MALLORY' }] }],
  orderExtrasQuote: ['order_not_found', extras],
  orderExtrasChange: ['order_not_found', { ...extras, difference: 0 }],
  orderMoveQuote: ['order_not_found', {}],
  orderMove: ['order_not_found', { prod_id: 'PTOUR1', difference: 0 }],
  orderChangeVoid: ['order_not_found', {}],
  payment: ['cart_not_found', { ...pays, pay_type: 'P' }],
  wechatpayment: ['cart_not_found', { ...pays, reqType: 'M', currency: 'CNH', lanTp: 'CHN' }],
  eventReservChange: ['event_reserv_not_found', guests],
  eventReservDelete: ['event_reserv_not_found', {}],
  uploadEventPassport: ['their own', eventPaper],
  eventPassPortDelete: ['upload_delete_fail', {}],
  orderCalendar: ['order_not_found', {}],
  eventReservCalendar: ['event_reserv_not_found', {}],
  waitingAccept: ['waiting_not_found', {}],
  waitingLeave: ['waiting_not_found', {}],
  customTravelDetail: ['custom_not_found', {}],
  customTravelAsk: ['custom_not_found', { text: 'Hello' }],
  customTravelAccept: ['custom_not_found', { quote_no: 1 }],
  customTravelDecline: ['custom_not_found', { quote_no: 1 }],
  customTravelWithdraw: ['custom_not_found', {}],
  orderTickets: ['order_not_found', {}],
  mycartList1: ['nothing', shown],
  myCartUpdate: ['cart_not_found', counts],
  mycartReservMemDelete: ['cart_not_found', {}],
  optionDtlList: ['nothing', {}],
  optionDtl: ['nothing', {}],
  optionDtlInsert: ['cart_not_found', { opt_code: 'PHOTO', participant_cnt: 1 }],
  optionDtlDelete: ['cart_not_found', {}],
  optionDtlAllDelete: ['cart_not_found', {}],
  hotelCartDtlList: ['nothing', { currency: 'USD' }],
  hotelCartUpdate: ['cart_not_found', { personnel_cnt: 0 }],
  hotelCartInsert: ['cart_not_found', { hotel_dtl_id: 'HSINGLE', personnel_cnt: 1 }],
  hotelCartList: ['nothing', {}],
  passPortList: ['nothing', {}],
  passPortDtl: ['nothing', { mem_type: 'adult', sort_order: 1 }],
  passportImgAllDelete: ['cart_not_found', {}],
  deleteFilePassport: ['cart_not_found', { mod_type: 'all' }],
  deleteFilePassportPath: ['cart_not_found', { ...place, prod_id: 'PPACK1' }],
  reservInfoList: ['nothing', {}],
  reservInfoInsert: ['cart_not_found', { ...contact, buyername: 'M' }],
  reservInfoDelete: ['order_not_found', {}],
  reservMemberInfoInsert: ['order_not_found', { members: [person] }],
  reservMemberInfoUpdate: ['order_not_found', { mem_nm: 'MALLORY' }],
  reservMemberInfoDelete: ['order_not_found', {}],
  eventReservInsert: ['their own', { ...ofTea, ...contact, area: 'Busan', mem_nm: 'MALLORY' }],
  eventReservUpdate: ['event_reserv_not_found', {}],
  eventReservMemInsert: ['event_reserv_not_found', { mem_nm: 'MALLORY' }],
  eventReservMemUpdate: ['event_reserv_not_found', { mem_nm: 'MALLORY' }],
  eventReservMemDelete: ['event_reserv_not_found', {}],
  deleteFileEventPassport: ['their own', { ...ofTea, mod_type: 'select' }],
};

/** What who runs the bookings may see as well, which the audit log says (DOC-6). */
const forTheDesk: ReadonlySet<string> = new Set(['travellerFile']);
/** Where the call sends a file, the caller names themselves; what else it sends is a picture. */
const uploads: ReadonlySet<string> = new Set(['uploadPassport', 'uploadEventPassport']);
const namesCaller: ReadonlySet<string> = new Set([...uploads, 'deleteFilePassportPath']);

const send = async (name: CallName, info: Record<string, unknown>, options: CallOptions) => {
  const full = namesCaller.has(name) ? { ...info, mem_id: options.as } : info;
  if (uploads.has(name)) return service.upload(name, full, { bytes: await picture(4_000) }, options);
  return service.inject(name, full, options);
};

/** The input of a call with the objects of somebody; some stand in the records of a list. */
const inputOf = (name: CallName, rest: Record<string, unknown>, owned: Owned): Record<string, unknown> => {
  const contract = calls[name as keyof typeof calls];
  const fields = ownedIn(contract).map((field) => [field, owned[field]] as const);
  if (name === 'orderNameChange')
    return {
      order_id: owned.order_id,
      names: [{ mem_nm: 'MALLORY', rv_mem_id: owned.rv_mem_id }],
    };
  // One person as an old client sends them, or a list of people.
  if ('members' in rest && name === 'reservMemberInfoInsert') return { ...rest, order_id: owned.order_id };
  return { ...rest, ...Object.fromEntries(fields) };
};

const names = Object.keys(trials) as ObjectCall<typeof bookingCalls>[];
/** What is stored of the owner alone; the queues of an event have everybody's. */
const ownersDocuments = () => documentsNaming({ booking: service.store }, owner, stranger);
const hasOwners = (text: string): string[] =>
  [owner, owner.toLowerCase(), nameOf(owner)].filter((needle) => text.includes(needle));
const told = ({ status, body }: { status: number; body: unknown }): unknown =>
  status === 200
    ? Array.isArray(body) && body.length === 0
      ? 'nothing'
      : 'their own'
    : (body as { error?: string }).error;

describe('what another member owns', () => {
  it.each(names)('%s: by name, by position and by path, nobody else gets or changes it', async (name) => {
    const [answer, rest] = trials[name];
    const info = inputOf(name, rest, owners);
    const before = await ownersDocuments();
    expect(before.length).toBeGreaterThan(5);
    const params = positionsOf(callTable[name], info);
    const tries: readonly CallOptions[] = [
      { as: stranger },
      ...(forTheDesk.has(name) ? [] : [{ as: 'MEM0000000900', admin: true }]),
      { as: 'MEM0000000901', role: 'gate' },
      ...(callTable[name].access === 'public' ? [{}] : []),
      ...(params ? [{ as: stranger, positional: params }] : []),
    ];
    for (const options of tries) {
      const rejected = await send(name, info, { ...options, lanTp: 'CHN' });
      if (answer !== 'their own') expect([options, told(rejected)]).toEqual([options, answer]);
      expect(hasOwners(rejected.bytes.toString('utf8'))).toEqual([]);
    }
    expect(await ownersDocuments()).toEqual(before);
  });

  it.each(names.filter((name) => ownedIn(bookingCalls[name]).length > 1))(
    '%s: nor where it is named beside one’s own',
    async (name) => {
      const [, rest] = trials[name];
      const before = await ownersDocuments();
      for (const field of ownedIn(bookingCalls[name])) {
        const mixed = inputOf(name, rest, { ...strangers, [field]: owners[field] });
        const { bytes } = await send(name, mixed, { as: stranger, lanTp: 'KOR' });
        expect(hasOwners(bytes.toString('utf8'))).toEqual([]);
      }
      expect(await ownersDocuments()).toEqual(before);
    },
  );

  it('is what its owner gets, by the same inputs', async () => {
    // Only an order that is paid has changes.
    const reads = names.filter((name) => trials[name][0] === 'nothing' && name !== 'orderChanges');
    expect(reads.length).toBeGreaterThan(10);
    for (const name of reads) {
      const mine = await send(name, inputOf(name, trials[name][1], owners), { as: owner });
      expect([name, told(mine)]).toEqual([name, 'their own']);
    }
  });

  it('is exported for its member alone, also to whoever has account’s token for another one', async () => {
    const exporting = async (as: string): Promise<CallOptions> => {
      const token = await service.sessions.token({ as, issuer: EXPORT_ISSUER, audience: EXPORT_AUDIENCE });
      return { headers: { authorization: `Bearer ${token}` } };
    };
    for (const file_id of [owners.mem_file_id, owners.event_mem_file_id]) {
      const file = { file_id };
      const foreign = await service.inject('memberExportFile', file, await exporting(stranger));
      expect(foreign).toMatchObject({ status: 404, body: { error: 'file_not_found' } });
      expect((await service.inject('memberExportFile', file, await exporting(owner))).status).toBe(200);
    }
    for (const section of exportSections) {
      const part = await service.inject('memberExportPart', { section }, await exporting(stranger));
      expect([section, part.status, hasOwners(part.bytes.toString('utf8'))]).toEqual([section, 200, []]);
    }
  });

  it('rejects an upload to it, whatever member the path names', async () => {
    const place = { cart_id: String(owners.cart_id), prod_id: 'PPACK1', mem_id: owner };
    expect(await shopper(service, stranger).upload(place)).toMatchObject({
      status: 403,
      body: { error: 'not_own' },
    });
  });

  it('returns each member their own cart, payment list and my info', async () => {
    for (const call of ['mycartList', 'paymentInfoList'] as const) {
      const mine = await service.inject(call, shown, { as: owner });
      expect(mine.body).toHaveLength(1);
      expect((await service.inject(call, shown, { as: 'MEM0000000033' })).body).toEqual([]);
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
  deleteFilePassportPath: { ...row, ...place, mem_file_id: '0', prod_id: 'PTOUR1', mem_id: owner },
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
  const every = Object.keys(bookingCalls) as (keyof typeof bookingCalls)[];
  const own = every.filter((name) => callTable[name].access === 'own');

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
