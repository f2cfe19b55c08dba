import { allPapers, guest, placesOf, publish, teaTime } from './support/events.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

const { event_id } = teaTime;
let service: TestBooking;
beforeEach(async () => {
  service = await startBooking();
  await publish(service);
});
afterEach(() => service.close());

const record = {
  event_id,
  mem_nm: 'KIM NARA',
  tel: '821012345678',
  email: 'nara@example.com',
  area: 'Busan',
};
const told = {
  event_title: 'Cheaper',
  event_total_cnt: 999,
  personnel_cnt: 999,
  application_yn: 'N',
  use_yn: 'N',
};

it('makes a reservation step by step, as the one call does', async () => {
  const me = guest(service);
  const [drawn] = (await me.call('commSequences', { prefix: 'EVT_RV', field: 'event_rv_id', length: 9 }))
    .body;
  const made = await me.call('eventReservInsert', {
    ...record,
    ...told,
    event_rv_id: drawn?.commSeq,
    mem_id: me.as,
  });
  const { event_rv_id } = made.body;
  expect(event_rv_id).toBe(drawn?.commSeq);
  expect((await placesOf(service)).remaining).toBe(9);

  const members = ['KIM NARA', 'LIN MEI'].map((mem_nm) => ({
    event_rv_id,
    mem_id: me.as,
    mem_nm,
    use_yn: 'Y',
  }));
  for (let i = 0; i < 2; i += 1) {
    const named = (await me.call('eventReservMemInsert', { members })).body;
    expect(named.members.map(({ mem_nm, sort_order }) => [mem_nm, sort_order])).toEqual([
      ['KIM NARA', 1],
      ['LIN MEI', 2],
    ]);
  }
  expect((await placesOf(service)).remaining).toBe(8);

  const [listed] = (await me.call('eventReservList', { event_id, mem_id: me.as, use_yn: 'Y' })).body;
  expect(listed).toMatchObject({ event_rv_id, application_yn: 'Y', use_yn: 'Y', del_yn: 'N', event_cnt: 2 });
  const event_rv_mem_id = listed?.members[1]?.event_rv_mem_id ?? '';
  expect(event_rv_mem_id).toMatch(/^EVT_RV_MEM\d{9}$/);
  await me.call('eventReservMemUpdate', { event_rv_mem_id, mem_nm: 'LIN BAO' });
  await me.call('eventReservUpdate', { event_rv_id, tel: '8613800138000', ...told });
  expect((await me.page())?.reservation).toMatchObject({
    mem_nm: 'KIM NARA',
    tel: '8613800138000',
    email: 'nara@example.com',
    members: [{ mem_nm: 'KIM NARA' }, { event_rv_mem_id, mem_nm: 'LIN BAO' }],
  });

  expect((await me.call('eventReservMemDelete', { event_rv_id })).status).toBe(200);
  expect((await placesOf(service)).remaining).toBe(9);
  expect((await me.call('eventReservDelete', { event_rv_id })).status).toBe(200);
  expect((await placesOf(service)).remaining).toBe(10);
  expect((await me.call('eventReservList', { event_id, mem_id: me.as, use_yn: 'Y' })).body).toEqual([]);
  expect((await me.call('eventReservList', { event_id, mem_id: me.as, use_yn: 'N' })).body).toHaveLength(1);
});

it('takes values in the order of the call table', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.call('eventReservInsert', {}, { positional: [record] })).body;
  expect((await me.call('eventReservList', {}, { positional: [event_id, me.as, 'Y'] })).body).toHaveLength(1);
  expect((await me.call('myinfoEventList', {}, { positional: [me.as, 'Y'] })).body).toHaveLength(1);
  expect((await me.call('eventReservDelete', {}, { positional: [event_rv_id] })).status).toBe(200);
});

it('refuses what the one call refuses', async () => {
  const [me, stranger] = [guest(service), guest(service)];
  const rejection = async (what: Promise<{ status: number; body: { error: string } }>) => {
    const { status, body } = await what;
    return [status, body.error];
  };
  const insert = (over: object) => rejection(me.call('eventReservInsert', { ...record, ...over }) as never);
  expect(await insert({ mem_nm: '김나라' })).toEqual([400, 'traveller_name_passport']);
  expect(await insert({ area: '' })).toEqual([400, 'event_area_input']);
  expect(await insert({ tel: 'x' })).toEqual([400, 'common_tel_number']);
  await publish(service, { documents: allPapers });
  expect(await insert({})).toEqual([400, 'passport_img_fail']);
  await publish(service);
  const { event_rv_id } = (await me.call('eventReservInsert', record)).body;
  expect(await insert({})).toEqual([409, 'event_complete_noti']);
  const person = { event_rv_id, mem_nm: 'LIN MEI' };
  for (const name of ['eventReservMemInsert', 'eventReservMemDelete', 'eventReservUpdate'] as const) {
    const input = name === 'eventReservMemInsert' ? person : { event_rv_id };
    expect(await rejection(stranger.call(name, input) as never)).toEqual([404, 'event_reserv_not_found']);
  }
  const two = { members: [person, { ...person, event_rv_id: 'EVT_RV000000099' }] };
  expect(await rejection(me.call('eventReservMemInsert', two) as never)).toEqual([400, 'invalid_value']);
  const many = { members: Array.from({ length: 10 }, () => person) };
  expect(await rejection(me.call('eventReservMemInsert', many) as never)).toEqual([
    409,
    'event_reserv_cnt_fail',
  ]);
  expect((await placesOf(service)).remaining).toBe(9);
});

it('lists, counts and deletes documents', async () => {
  const me = guest(service);
  await publish(service, { documents: allPapers });
  for (const [person, kind] of [
    [1, '1'],
    [1, '2'],
    [2, '1'],
    [2, '3'],
  ] as const)
    await me.hand(person, kind);
  const count = async () => (await me.call('eventPassportCnt', { event_id, mem_id: me.as })).body;
  expect(await count()).toEqual([{ imgGroupCnt: 2 }]);
  expect((await me.call('eventPassPortDtl', { event_id, sort_order: 2 })).body).toMatchObject([
    { file_type: '1', sort_order: 2 },
    { file_type: '3', sort_order: 2 },
  ]);
  const remove = (over: object) =>
    me.call('deleteFileEventPassport', { event_id, mod_type: 'select', ...over });
  const vague = await remove({ sort_order: 1 });
  expect([vague.status, vague.body.field]).toEqual([400, 'file_id']);
  expect((await remove({ sort_order: 1, file_type: '2' })).status).toBe(200);
  expect((await remove({ sort_order: 1, file_type: '2' })).status).toBe(200);
  expect(await me.papers()).toEqual(['1.1', '2.1', '2.3']);
  expect((await guest(service).call('eventPassPortAllDelete', { event_id })).status).toBe(200);
  expect(await count()).toEqual([{ imgGroupCnt: 2 }]);
  expect((await me.call('eventPassPortAllDelete', { mem_id: me.as, event_id })).status).toBe(200);
  expect([await me.papers(), await count()]).toEqual([[], [{ imgGroupCnt: 0 }]]);
});

it.each(['MEM', 'COMMENT', 'QNA', 'EVT_RV', 'EVT_RV_MEM'])('draws a number of %s', async (prefix) => {
  const [drawn] = (await guest(service).call('commSequences', { prefix })).body;
  expect(drawn?.commSeq).toMatch(new RegExp(`^${prefix}\\d{6,10}$`));
});

it('asks for no area where the record has none, and later neither (EVENT-5)', async () => {
  const me = guest(service);
  const { area: _none, ...specified } = record;
  expect((await me.call('eventReservInsert', { ...specified, area: '' })).body).toMatchObject({
    error: 'event_area_input',
  });
  const { event_rv_id } = (await me.call('eventReservInsert', specified)).body;
  const named = await me.call('eventReservMemInsert', { event_rv_id, mem_nm: 'LIN MEI' });
  expect(named.status).toBe(200);
  expect(await me.call('eventReservUpdate', { event_rv_id, tel: '821099998888' })).toMatchObject({
    status: 200,
  });
  expect((await me.page())?.reservation).toMatchObject({ area: '', tel: '821099998888', event_cnt: 2 });
});

it('gives a person the number that their record names, if the caller drew it (ID-3)', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.call('eventReservInsert', record)).body;
  const [drawn] = (await me.call('commSequences', { prefix: 'EVT_RV_MEM', length: 9 })).body;
  const person = { event_rv_id, event_rv_mem_id: drawn?.commSeq, mem_nm: 'LIN MEI' };
  for (let i = 0; i < 2; i += 1) {
    const { body } = await me.call('eventReservMemInsert', person);
    expect(body.members).toMatchObject([
      { event_rv_mem_id: drawn?.commSeq, mem_nm: 'LIN MEI', sort_order: 2 },
    ]);
  }
});
