import { memberWithdrawnV1 } from '@narae/events';
import { customDraftModel } from '../src/custom-travel/drafts/custom-draft.model.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeEach(async () => {
  service = await startBooking();
});
afterEach(() => service.close());

const typed = {
  start_day: '2026-12-01',
  end_day: '',
  travel_types: ['01', '06'],
  travel_type_etc: ' a <concert> ',
  destinations: [],
  destination_etc: '',
  stay_type: '01',
  stay_grade: 'H4',
  stay_room: '',
  stay_bed: '',
  stay_etc: '',
  budget: '',
  activity: 'one\ntwo',
  memo: '',
  adult_cnt: 2,
  teen_cnt: 0,
  children_cnt: 0,
  child_cnt: 0,
  email: 'nara@',
  tel: '8210',
};

it('what is typed for a custom trip is kept as it is, complete or not, and the newest is read', async () => {
  const me = shopper(service);
  expect((await me.call('customTravelTyped', {})).body).toEqual([]);
  expect((await me.call('customTravelDraft', typed)).status).toBe(200);
  expect((await me.call('customTravelTyped', {})).body).toEqual([typed]);
  await me.call('customTravelDraft', { ...typed, memo: 'no fish' });
  expect((await me.call('customTravelTyped', {})).body).toEqual([{ ...typed, memo: 'no fish' }]);
});

it('it is its member’s alone, and unreadable in the store', async () => {
  await shopper(service).call('customTravelDraft', typed);
  const other = shopper(service, 'MEM0000000002');
  expect((await other.call('customTravelTyped', {})).body).toEqual([]);
  expect((await other.call('customTravelTyped', { mem_id: 'MEM0000000001' })).status).toBe(403);
  expect((await other.call('customTravelDraft', { ...typed, mem_id: 'MEM0000000001' })).status).toBe(403);
  expect(JSON.stringify(await customDraftModel(service.store).find().lean())).not.toContain('nara@');
});

it('two tabs that begin at once leave one', async () => {
  const me = shopper(service);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => me.call('customTravelDraft', { ...typed, memo: `${at}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await me.call('customTravelTyped', {})).body).toHaveLength(1);
});

it.each([
  ['a text too long', { memo: 'x'.repeat(1001) }],
  ['too many people', { adult_cnt: 51 }],
  ['more codes than there are', { travel_types: Array.from({ length: 31 }, () => '01') }],
  ['an unknown field', { name: 'Kim' }],
])('what no form can hold is rejected: %s', async (_, change) => {
  const { status } = await shopper(service).call('customTravelDraft', { ...typed, ...change });
  expect(status).toBe(400);
});

it('ends when the request is sent, and stays when it was rejected', async () => {
  const me = shopper(service);
  await me.call('customTravelDraft', typed);
  expect((await me.call('customTravelInsert', typed)).status).toBe(400);
  expect((await me.call('customTravelTyped', {})).body).toHaveLength(1);
  const complete = {
    ...typed,
    end_day: '2026-12-03',
    travel_type_etc: 'concerts',
    destinations: ['01'],
    email: 'nara@example.com',
    tel: '',
  };
  expect((await me.call('customTravelInsert', complete)).status).toBe(200);
  expect((await me.call('customTravelTyped', {})).body).toEqual([]);
});

it('is erased with its member', async () => {
  const me = shopper(service);
  await me.call('customTravelDraft', typed);
  await service.emit(memberWithdrawnV1, { aggregateId: me.as, version: 1, data: { mem_id: me.as } });
  expect(await customDraftModel(service.store).countDocuments()).toBe(0);
});
