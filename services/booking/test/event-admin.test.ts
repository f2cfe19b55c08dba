import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { eventPassportOnly, guest, publish, teaTime } from './support/events.ts';
import { organiser } from './support/organiser.ts';

const { event_id } = teaTime;
const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let admin: ReturnType<typeof organiser>;
beforeEach(async () => {
  ({ service, clock } = await startBookingBeside());
  await publish(service);
  admin = organiser(service);
});
afterEach(() => service.close());

describe('the events of an organiser', () => {
  it('are those to come, the next first, page by page, and those that are over apart', async () => {
    for (let at = 10; at < 33; at += 1)
      await publish(service, { event_id: `EVT0000${at}`, event_day: `2026-12-${at > 31 ? 31 : at}` });
    await publish(service, { event_id: 'EVTOLD', event_day: '2026-11-20', withdrawn: true });
    const first = await admin.list();
    expect(first.events).toHaveLength(20);
    const rest = (await admin.call('adminEventList', { after: first.next ?? '', lan_tp: 'ENG' })).body;
    expect(rest.next).toBeNull();
    const days = [...first.events, ...rest.events].map((event) => `${event.event_day} ${event.event_id}`);
    expect(days).toHaveLength(24);
    expect(days).toEqual([...days].sort());
    const over = (await admin.call('adminEventList', { over: true, lan_tp: 'ENG' })).body;
    expect(over).toMatchObject({ events: [{ event_id: 'EVTOLD', withdrawn_yn: 'Y' }], next: null });
  });

  it('say how their places stand', async () => {
    await guest(service).reserve(3);
    await publish(service, { event_total_cnt: 2 });
    expect((await admin.list()).events).toMatchObject([
      {
        event_title: 'Han river night walk English',
        total: 2,
        taken: 3,
        offered: 0,
        remaining: -1,
        state: 'full',
      },
    ]);
  });

  it.each([['2026-12-20'], ['x~y'], ["2026-12-20~a'"], ['$gt']])('do not go on after %s', async (after) => {
    const { body } = await admin.call('adminEventList', { after, lan_tp: 'ENG' });
    expect(body).toMatchObject({ error: 'invalid_value', field: 'after' });
  });
});

describe('the reservations of an event', () => {
  const listed = async (asked: object = {}) =>
    (await admin.call('adminEventReservations', { event_id, lan_tp: 'ENG', ...asked })).body;

  it('are found by part of a name or an address, and by number, whatever is typed', async () => {
    const [one, other] = [guest(service), guest(service)];
    const { event_rv_id } = (await one.reserve(1)).body;
    await other.reserve(2, { members: [{ mem_nm: 'LEE BO' }, { mem_nm: 'PARK JI-SUN' }] });
    const found = async (search: string) =>
      (await listed({ search })).reservations.map(({ mem_id }) => mem_id);
    expect(await found('park ji')).toEqual([other.as]);
    expect(await found(`${one.as.toLowerCase()}@`)).toEqual([one.as]);
    expect(await found(event_rv_id.toLowerCase())).toEqual([one.as]);
    expect(await found('.*')).toEqual([]);
    expect(await found('(')).toEqual([]);
    expect(await found('')).toEqual([one.as, other.as]);
  });

  it('come in pages, those that were deleted or never made not among them', async () => {
    await publish(service, { event_total_cnt: 100, documents: eventPassportOnly });
    const drafted = guest(service);
    await drafted.hand(1);
    await publish(service, { event_total_cnt: 100 });
    const guests = Array.from({ length: 33 }, () => guest(service));
    for (const me of guests) await me.reserve(1);
    const gone = guest(service);
    await gone.call('eventReservDelete', { event_rv_id: (await gone.reserve(1)).body.event_rv_id });
    const first = await listed();
    const second = await listed({ after: first.next });
    expect([first.reservations.length, second.reservations.length, second.next]).toEqual([30, 3, null]);
    const members = [...first.reservations, ...second.reservations].map(({ mem_id }) => mem_id);
    expect(members).toEqual(guests.map(({ as }) => as));
    expect((await listed({ search: 'KIM', papers: 'missing' })).reservations).toEqual([]);
  });

  it('are found by the state of somebody’s papers', async () => {
    await publish(service, { documents: eventPassportOnly });
    const states = { accepted: guest(service), rejected: guest(service), 'to-check': guest(service) };
    for (const me of Object.values(states)) {
      await me.hand(1);
      await me.reserve(1);
    }
    const numberOf = async (me: ReturnType<typeof guest>) =>
      (await me.page())?.reservation?.event_rv_id ?? '';
    await admin.accept(await numberOf(states.accepted));
    await admin.reject(await numberOf(states.rejected));
    for (const [papers, me] of Object.entries(states))
      expect((await listed({ papers })).reservations.map(({ mem_id }) => mem_id)).toEqual([me.as]);
    expect((await listed()).event).toMatchObject({ papers_to_check: 1 });
    await publish(service);
    expect((await listed({ papers: 'to-check' })).reservations).toEqual([]);
  });

  it('show their people, contact and papers one by one', async () => {
    await publish(service, { documents: eventPassportOnly });
    const me = guest(service);
    await me.hand(1);
    const { event_rv_id } = (await me.reserve(1)).body;
    const shown = await admin.reservation(event_rv_id);
    expect(shown).toMatchObject({
      event_rv_id,
      tel: '821012345678',
      confirmed_yn: 'Y',
      lan_tp: 'ENG',
      people: [{ mem_nm: 'KIM NARAA', papers_state: 'to-check', missing: [], checked: null }],
    });
    expect(shown.reasons.map(({ reason }) => reason)).toContain('unreadable');
    const [file] = shown.people[0]?.papers ?? [];
    const picture = { mem_file_id: file?.event_mem_file_id ?? '' };
    expect((await admin.call('travellerFile', picture)).status).toBe(200);
    const gate = await admin.call('travellerFile', picture, { role: 'gate' });
    expect(gate.body).toMatchObject({ error: 'file_not_found' });
  });

  it('are nobody’s business before they are made', async () => {
    await publish(service, { documents: eventPassportOnly });
    const me = guest(service);
    await me.hand(1);
    const draft = await service.store.collection('event_reservations').findOne({ mem_id: me.as });
    for (const event_rv_id of [String(draft?.['event_rv_id']), 'EVT_RV999999999']) {
      const { body } = await admin.call('adminEventReservation', { event_rv_id, lan_tp: 'ENG' });
      expect(body).toMatchObject({ error: 'event_reserv_not_found' });
    }
    expect(await listed({ event_id: 'EVT999999' })).toMatchObject({ error: 'event_not_found' });
  });
});

describe('the attendance list', () => {
  it('names everybody with their number, and the first with a telephone', async () => {
    await guest(service).reserve(2);
    const { people, next } = (await admin.call('adminEventAttendance', { event_id })).body;
    expect(next).toBeNull();
    expect(people).toMatchObject([
      { sort_order: 1, event_cnt: 2, mem_nm: 'KIM NARAA', tel: '821012345678', papers_state: 'none' },
      { sort_order: 2, event_cnt: 2, mem_nm: 'KIM NARAB', tel: '' },
    ]);
  });

  it('is a file that spreadsheets read, in which no name is a formula', async () => {
    const me = guest(service);
    await me.reserve(2);
    await service.store
      .collection('event_reservations')
      .updateOne({ mem_id: me.as }, { $set: { 'people.1.mem_nm': '=HYPERLINK("http://x","a,b")' } });
    const how = { lanTp: 'KOR' as const };
    const answer = await admin.call('adminEventCsv', { event_id }, how);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="attendance-${event_id}.csv"`,
      'cache-control': 'no-store, private',
    });
    const [head, first, second, end] = answer.bytes.toString().split('\r\n');
    expect(head).toBe('\ufeff예약 번호,순번,예약 인원,이름,전화번호,서류');
    expect(first).toMatch(/^EVT_RV\d+,1,2,KIM NARAA,\(\+82\) 1012345678,필요 없음$/);
    expect(second).toContain(`"'=HYPERLINK(""http://x"",""a,b"")"`);
    expect(end).toBe('');
    expect(await admin.audit()).toEqual([[admin.as, 'attendance-downloaded', event_id]]);
  });

  it('goes on over all pages', async () => {
    await publish(service, { event_total_cnt: 200 });
    const one = guest(service);
    await one.reserve(1);
    const model = service.store.collection('event_reservations');
    const copy = await model.findOne({ mem_id: one.as }, { projection: { _id: 0 } });
    const copies = Array.from({ length: 120 }, (_, at) => ({
      ...copy,
      event_rv_id: `EVT_RV9${String(at).padStart(8, '0')}`,
      mem_id: `MEM9${String(at).padStart(9, '0')}`,
      outbox: [],
    }));
    await model.insertMany(copies);
    const { bytes } = await admin.call('adminEventCsv', { event_id });
    expect(bytes.toString().trimEnd().split('\r\n')).toHaveLength(122);
    clock.advance(40 * day);
    expect((await admin.call('adminEventAttendance', { event_id })).body.people).toHaveLength(100);
  });

  it('is none of an event nobody knows', async () => {
    for (const call of ['adminEventAttendance', 'adminEventCsv'] as const)
      expect((await admin.call(call, { event_id: 'EVT999999' })).body).toMatchObject({
        error: 'event_not_found',
      });
  });
});
