import { stoppedClock } from '@narae/test-kit';
import type { ErrorKey } from '@narae/contracts';
import { memberWithdrawnV1, type EventEnvelope } from '@narae/events';
import { errorText } from '@narae/i18n/errors';
import { usualKept } from '@narae/service-kit';
import { reservationModel } from '../src/events/domain/event-reservation.model.ts';
import { allPapers, guest, placesOf, publish, teaTime } from './support/events.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

const day = 86_400_000;
let service: TestBooking;
let clock: ReturnType<typeof stoppedClock>;
beforeEach(async () => {
  clock = stoppedClock();
  service = await startBooking(clock.now);
  await publish(service);
});
afterEach(() => service.close());

describe('reserving an event', () => {
  it('takes the places of everybody at once and shows what was reserved', async () => {
    const me = guest(service);
    const { status, body } = await me.reserve(3);
    expect([status, body.application_yn]).toEqual([200, 'Y']);
    expect(body.event_rv_id).toMatch(/^EVT_RV\d{9}$/);
    expect((await placesOf(service)).remaining).toBe(7);
    expect(await me.page()).toMatchObject({
      event_title: 'Han river night walk English',
      event_place: 'Seoul English',
      personnel_cnt: 7,
      state: 'open',
      reservation: {
        event_rv_id: body.event_rv_id,
        mem_nm: 'KIM NARAA',
        event_cnt: 3,
        area: 'Shanghai',
        use_yn: 'Y',
        del_yn: 'N',
        application_yn: 'Y',
        members: [{ sort_order: 1, mem_nm: 'KIM NARAA' }, { sort_order: 2 }, { sort_order: 3 }],
      },
    });
    const listed = (await me.call('myinfoEventList', { mem_id: me.as, use_yn: 'Y', lan_tp: 'ENG' })).body;
    expect(listed).toMatchObject([{ event_rv_id: body.event_rv_id, changeable_yn: 'Y', papers_missing: 0 }]);
  });

  const rejections: [string, Record<string, unknown>, number, ErrorKey, string][] = [
    ['nobody', { members: [], tel: '' }, 400, 'event_reserv_cnt_placeholder', 'event_cnt'],
    [
      'a person without a name',
      { members: [{ mem_nm: 'A' }, { mem_nm: ' ' }], tel: '' },
      400,
      'event_name_input',
      'name.2',
    ],
    [
      'a name not as in the passport',
      { members: [{ mem_nm: '김나라' }], tel: '' },
      400,
      'traveller_name_passport',
      'name.1',
    ],
    ['no telephone number', { tel: '', email: '' }, 400, 'login_tel_input', 'tel'],
    ['letters in it', { tel: '+82 10', email: '' }, 400, 'common_tel_number', 'tel'],
    ['no email address', { email: '', area: '' }, 400, 'login_email_input', 'email'],
    ['half an email address', { email: 'a@b', area: '' }, 400, 'login_email_validation', 'email'],
    ['no area', { area: ' ' }, 400, 'event_area_input', 'area'],
    [
      'more people than places',
      { members: Array(11).fill({ mem_nm: 'KIM NARA' }) },
      409,
      'event_reserv_cnt_fail',
      'event_cnt',
    ],
    ['an event nobody knows', { event_id: 'EVT999999', members: [] }, 404, 'event_not_found', 'event_id'],
    ['a title from the address', { event_title: 'Another' }, 400, 'unknown_field', 'event_title'],
    ['an operator for a number', { event_id: { $ne: '' } }, 400, 'invalid_value', 'event_id'],
    ['another member', { mem_id: 'MEM0000000002' }, 403, 'not_own', 'mem_id'],
  ];
  it.each(rejections)('rejects %s', async (_what, over, status, error, field) => {
    const me = guest(service);
    const answer = await me.reserve(2, over);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    if (error !== 'not_own') expect(answer.body.field).toBe(field);
    expect((await placesOf(service)).remaining).toBe(10);
    expect((await me.page())?.reservation).toBeNull();
  });

  it('says how many places there are when they are too few', async () => {
    const { body } = await guest(service).reserve(2, { members: Array(11).fill({ mem_nm: 'KIM NARA' }) });
    expect(body.message).toBe(errorText('ENG', 'event_reserv_cnt_fail', { count: 10 }));
  });

  it('is rejected a second time, whatever else is wrong', async () => {
    const me = guest(service);
    await me.reserve(2);
    const again = await me.reserve(1, { members: [], tel: '' });
    expect([again.status, again.body.error]).toEqual([409, 'event_complete_noti']);
    expect((await placesOf(service)).remaining).toBe(8);
  });

  it('of a full event says so before it asks for anything', async () => {
    const [first, late] = [guest(service), guest(service)];
    await first.reserve(10);
    await publish(service, { documents: allPapers });
    for (const over of [{}, { members: [] }, { members: [{ mem_nm: '' }], tel: '' }]) {
      const { status, body } = await late.reserve(1, over);
      expect([status, body.error, body.field]).toEqual([409, 'event_reserv_cnt_fail', 'event_cnt']);
      expect(body.message).toBe(errorText('ENG', 'event_reserv_cnt_fail', { count: 0 }));
    }
    const upload = await late.hand(1);
    expect([upload.status, upload.body.error]).toEqual([409, 'event_reserv_cnt_fail']);
    expect((await first.reserve(1)).body.error).toBe('event_complete_noti');
    expect(await late.page()).toMatchObject({ state: 'full', reservation: null });
  });

  it('begins and ends with the day in Seoul', async () => {
    const [early, late] = [guest(service), guest(service)];
    await publish(service, { start_day: '2026-11-22', end_day: '2026-11-22' });
    // 21 November, 23:59:59 in Seoul.
    clock.advance(12 * 3_600_000 - 1000);
    expect((await early.reserve()).body.error).toBe('event_not_begun');
    expect((await early.page())?.state).toBe('not-begun');
    clock.advance(1000);
    const { body } = await early.reserve();
    clock.advance(day - 1000);
    expect((await early.change(body.event_rv_id, 2)).status).toBe(200);
    clock.advance(1000);
    expect((await late.reserve(1, { members: [] })).body.error).toBe('expire_end');
    expect((await early.change(body.event_rv_id, 1)).body.error).toBe('expire_end');
    expect((await early.reserve()).body.error).toBe('expire_end');
    const [mine] = (await early.call('myinfoEventList', {})).body;
    expect([mine?.changeable_yn, mine?.event_cnt]).toEqual(['N', 2]);
  });

  it('is not possible once the organiser has taken the event back; who has reserved still sees it', async () => {
    const [me, other] = [guest(service), guest(service)];
    const { event_rv_id } = (await me.reserve()).body;
    await publish(service, { withdrawn: true });
    expect((await other.reserve()).body.error).toBe('event_not_found');
    expect(await other.page()).toBeUndefined();
    expect(await me.page()).toMatchObject({ shown_yn: 'N', reservation: { event_rv_id } });
    expect((await me.change(event_rv_id, 2)).body.error).toBe('event_not_found');
    const typed = { members: [], tel: '', email: '', area: '' };
    expect((await me.call('eventReservDraft', { event_id: teaTime.event_id, ...typed })).body.error).toBe(
      'event_not_found',
    );
    const [mine] = (await me.call('myinfoEventList', {})).body;
    expect(mine).toMatchObject({ shown_yn: 'N', changeable_yn: 'N', papers_missing: 0, event_cnt: 1 });
    expect((await me.call('eventReservDelete', { event_rv_id })).status).toBe(200);
  });

  it('needs a session', async () => {
    const answer = await service.inject('eventReservation', { event_id: teaTime.event_id, lan_tp: 'ENG' });
    expect([answer.status, answer.body.error]).toEqual([401, 'login_required']);
  });

  it('is possible for so many events at a time', async () => {
    const me = guest(service);
    for (let i = 0; i < usualKept['event-reservations']; i += 1) {
      const event_id = `EVT1${i}`;
      await publish(service, { event_id });
      expect((await me.reserve(1, { event_id })).status).toBe(200);
    }
    expect((await me.reserve()).body.error).toBe('event_reserv_limit');
  });
});

describe('places', () => {
  it('are given to no more people than there are, however many ask at once', async () => {
    const guests = Array.from({ length: 14 }, () => guest(service));
    const answers = await Promise.all(guests.map((one) => one.reserve(2)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const rejected = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error);
    expect(new Set(rejected)).toEqual(new Set(['event_reserv_cnt_fail']));
    const ledger = await placesOf(service);
    expect([ledger.remaining, ledger.claims.length]).toEqual([0, 5]);
    expect(ledger.claims.every(({ settled }) => settled)).toBe(true);
  });

  it('are taken once by one member who asks many times at once', async () => {
    const me = guest(service);
    const answers = await Promise.all([1, 2, 3, 4].map((people) => me.reserve(people)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const people = (await me.page())?.reservation?.event_cnt ?? 0;
    expect(await placesOf(service)).toMatchObject({
      remaining: 10 - people,
      claims: [{ count: people, settled: true }],
    });
  });

  it('follow a change of the number of people up and down, also many at once', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(2)).body;
    await Promise.all([5, 1, 4, 3].map((people) => me.change(event_rv_id, people)));
    const people = (await me.page())?.reservation?.event_cnt ?? 0;
    expect(await placesOf(service)).toMatchObject({ remaining: 10 - people, claims: [{ count: people }] });
    const before = (await me.page())?.reservation?.members[0]?.event_rv_mem_id;
    expect((await me.change(event_rv_id, 10)).status).toBe(200);
    const tooMany = await me.change(event_rv_id, 10, { members: Array(11).fill({ mem_nm: 'KIM NARA' }) });
    expect(tooMany.body.message).toBe(errorText('ENG', 'event_reserv_cnt_fail', { count: 10 }));
    expect((await me.page())?.reservation).toMatchObject({
      event_cnt: 10,
      members: [{ event_rv_mem_id: before }, ...Array(9).fill({})],
    });
    expect((await placesOf(service)).claims).toMatchObject([{ count: 10, settled: true }]);
  });

  it('return once when the reservation is deleted, however often that is asked, and can be taken again', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(4)).body;
    const gone = await Promise.all(
      Array.from({ length: 5 }, () => me.call('eventReservDelete', { event_rv_id })),
    );
    expect(gone.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
    const kept = await reservationModel(service.store).findOne({ event_rv_id }).lean();
    expect(kept).toMatchObject({ state: 'deleted', people: [], tel: '', email: '', area: '' });
    expect((await me.call('myinfoEventList', { use_yn: 'N' })).body).toMatchObject([
      { event_rv_id, del_yn: 'Y', use_yn: 'N', application_yn: 'N' },
    ]);
    const again = (await me.reserve(1)).body;
    expect(again.event_rv_id).not.toBe(event_rv_id);
    expect((await placesOf(service)).remaining).toBe(9);
  });

  it('are more when the organiser raises the total, and the taken ones stay taken when it is lowered', async () => {
    const [me, other] = [guest(service), guest(service)];
    await me.reserve(8);
    await publish(service, { event_total_cnt: 12, personnel_cnt: 2 });
    expect((await placesOf(service)).remaining).toBe(4);
    await publish(service, { event_total_cnt: 6, personnel_cnt: 2 });
    expect((await placesOf(service)).remaining).toBe(-2);
    expect((await me.page())?.state).toBe('full');
    const rejected = await other.reserve();
    expect(rejected.body.message).toBe(errorText('ENG', 'event_reserv_cnt_fail', { count: 0 }));
    const { event_rv_id } = (await me.page())?.reservation ?? { event_rv_id: '' };
    expect((await me.change(event_rv_id, 5)).status).toBe(200);
    expect((await placesOf(service)).remaining).toBe(1);
  });

  it('that were gone before the ledger began stay gone', async () => {
    await publish(service, { event_id: 'EVTOLD', event_total_cnt: 60, personnel_cnt: 24 });
    expect((await placesOf(service, 'EVTOLD')).remaining).toBe(24);
    await publish(service, { event_id: 'EVTOLD', event_total_cnt: 100, personnel_cnt: 24 });
    expect((await placesOf(service, 'EVTOLD')).remaining).toBe(64);
  });

  it('are told to whoever shows them', async () => {
    const told: EventEnvelope[] = [];
    const stop = service.bus.watch(
      ['shop.booking.event-places.changed.v1'],
      (event) => void told.push(event),
    );
    await guest(service).reserve(3);
    await service.settle();
    stop();
    expect(told.at(-1)?.data).toEqual({ event_id: teaTime.event_id, remaining: 7, capacity: 10 });
  });
});

describe('somebody else’s reservation', () => {
  it('is as absent as one that never was', async () => {
    const [me, stranger] = [guest(service), guest(service)];
    const { event_rv_id } = (await me.reserve(2)).body;
    for (const answer of [
      await stranger.call('eventReservDelete', { event_rv_id }),
      await stranger.change(event_rv_id, 1),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'event_reserv_not_found']);
    expect((await stranger.page())?.reservation).toBeNull();
    expect((await stranger.call('myinfoEventList', { mem_id: me.as })).status).toBe(403);
    expect((await placesOf(service)).remaining).toBe(8);
  });

  it('goes with its member', async () => {
    const me = guest(service);
    await me.reserve(2);
    await service.emit(memberWithdrawnV1, { aggregateId: me.as, version: 1, data: { mem_id: me.as } });
    expect((await placesOf(service)).remaining).toBe(10);
    const left = await reservationModel(service.store).find({ mem_id: me.as }).lean();
    expect(left).toMatchObject([{ state: 'deleted', people: [], email: '', farewell: '', files: [] }]);
  });
});

describe('what is typed', () => {
  it('is kept encrypted, shown to its owner alone, and gone with the reservation', async () => {
    const [me, other] = [guest(service), guest(service)];
    const typed = { members: [{ mem_nm: '김나라' }], tel: '010-', email: 'na', area: '' };
    const kept = await me.call('eventReservDraft', { event_id: teaTime.event_id, ...typed });
    expect(kept.status).toBe(200);
    const stored = await reservationModel(service.store).findOne({ mem_id: me.as }).lean();
    expect(JSON.stringify(stored)).not.toContain('김나라');
    expect(await me.page()).toMatchObject({ reservation: null, draft: typed });
    expect((await other.page())?.draft).toBeNull();
    await me.reserve();
    expect((await me.page())?.draft).toBeNull();
    expect((await placesOf(service)).remaining).toBe(9);
  });
});
