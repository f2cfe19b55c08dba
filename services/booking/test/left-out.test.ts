import { wish } from './support/custom-trips.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
  await publish(service);
});
afterAll(() => service.close());

let members = 710;
const newcomer = () => `MEM0000000${(members += 1)}`;
const { event_id } = teaTime;
const contact = { tel: '821012345678', email: 'nara@example.com' };
const person = { mem_nm: 'KIM NARA', ...contact, area: 'Seoul' };
const records = {
  eventReservSave: { event_id, ...contact, area: 'Seoul', members: [{ mem_nm: 'KIM NARA' }] },
  eventReservInsert: { event_id, ...person },
  companionSave: { mem_nm: 'KIM NARA', birth_day: '1990-01-01' },
  customTravelInsert: wish,
};

/** What the rules judge and not the contract (EVENT-5, ORDER-19, CUSTOM-1). */
it.each([
  ['eventReservSave', 'members', [], 'event_reserv_cnt_placeholder'],
  ['eventReservSave', 'tel', '', 'login_tel_input'],
  ['eventReservSave', 'email', '', 'login_email_input'],
  ['eventReservSave', 'area', '', 'event_area_input'],
  ['eventReservInsert', 'mem_nm', '', 'event_name_input'],
  ['eventReservInsert', 'tel', '', 'login_tel_input'],
  ['eventReservInsert', 'email', '', 'login_email_input'],
  ['companionSave', 'mem_nm', '', 'traveller_name_input'],
  ['companionSave', 'birth_day', '', 'companion_birth_input'],
  ['customTravelInsert', 'start_day', '', 'day_invalid'],
  ['customTravelInsert', 'end_day', '', 'day_invalid'],
  ['customTravelInsert', 'travel_types', [], 'custom_types_input'],
  ['customTravelInsert', 'travel_type_etc', '', 'custom_other_input'],
  ['customTravelInsert', 'destinations', [], 'custom_destination_input'],
  ['customTravelInsert', 'adult_cnt', 0, 'prod_cnt_fail'],
  ['customTravelInsert', 'email', '', 'login_email_input'],
] as const)('%s without %s answers as with an empty one (PEOPLE-6)', async (name, field, empty, error) => {
  const me = shopper(service, newcomer());
  const { [field]: _gone, ...others } = records[name] as Record<string, unknown>;
  const answers = [
    await me.call(name, { ...others, [field]: empty }),
    await me.call(name, others),
    ...(empty === 0 ? [] : [await me.call(name, { ...others, [field]: null })]),
  ];
  expect(answers[0]).toMatchObject({ body: { error } });
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
});

it.each([
  ['tel', 'login_tel_input'],
  ['email', 'login_email_input'],
])('travellersSave without %s answers %s', async (field, error) => {
  const me = shopper(service, newcomer());
  const cart_id = await me.addWithPassport();
  const { [field]: _gone, ...others } = me.form(cart_id) as Record<string, unknown>;
  for (const record of [others, { ...others, [field]: null }])
    expect(await me.call('travellersSave', record)).toMatchObject({ status: 400, body: { error, field } });
});

it('a name of a list that is left out answers as an empty one', async () => {
  const me = guest(service, newcomer());
  const nameless = await me.call('eventReservSave', { event_id, ...me.form(1), members: [{}] });
  expect(nameless).toMatchObject({ status: 400, body: { error: 'event_name_input' } });
  const { cart_id } = (await me.add()).body;
  const travellers = [{ mem_type: 'adult', sort_order: 1 }];
  expect(await me.call('travellersSave', { ...contact, cart_id, travellers })).toMatchObject({
    status: 400,
    body: { error: 'traveller_name_input', field: 'name.adult.1' },
  });
});

it('an update that leaves a field out leaves it as it is', async () => {
  const me = guest(service, newcomer());
  const { event_rv_id } = (await me.reserve()).body;
  expect(await me.call('eventReservUpdate', { event_rv_id, tel: '821099998888' })).toMatchObject({
    status: 200,
  });
  expect((await me.page())?.reservation).toMatchObject({
    tel: '821099998888',
    area: 'Shanghai',
    mem_nm: 'KIM NARAA',
  });
});
