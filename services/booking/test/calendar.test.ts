import { stampEntry } from '../src/notify/calendar/calendars.ts';
import { eventFacts } from '../src/notify/calendar/calendar-facts.rules.ts';
import { calendarEntryModel } from '../src/notify/calendar/calendar-entry.model.ts';
import { eraseMember } from '../src/members/erase-member.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, publish, teaTime } from './support/events.ts';
import { readCalendar } from './support/read-calendar.ts';

let service: BookingBeside['service'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const download = async (me: ReturnType<typeof guest>, event_rv_id: string) => {
  const { status, body } = await me.call('eventReservCalendar', { event_rv_id });
  expect(status).toBe(200);
  return readCalendar(body.content);
};
const mailed = async () => {
  await service.settle();
  return service.mails.all.map(({ calendar }) => {
    if (!calendar) throw new Error('no calendar file');
    expect(calendar.content).toContain(`METHOD:${calendar.method}`);
    return { ...readCalendar(calendar.content), filename: calendar.filename };
  });
};

it('brings a reservation into the calendar, follows its changes and takes it out again', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(2)).body;
  await mailed();
  await me.change(event_rv_id, 1);
  await mailed();
  await me.call('eventReservDelete', { event_rv_id });
  const [made, changed, deleted] = await mailed();
  expect(made).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    sequence: 0,
    wholeDays: true,
    first: '2026-12-20',
    end: '2026-12-21',
    filename: `narae-${event_rv_id}.ics`,
    attendees: [`mailto:${me.as.toLowerCase()}@example.com`],
  });
  expect(made?.description).toContain('2 people');
  expect(made?.description).not.toContain('KIM NARA');
  expect(changed).toMatchObject({ method: 'REQUEST', sequence: 1, uid: made?.uid });
  expect(changed?.description).toContain('1 person');
  expect(deleted).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2, uid: made?.uid });
});

it('is downloaded by its owner under the same UID, as an entry to keep', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  const [made] = await mailed();
  const kept = await download(me, event_rv_id);
  expect(kept).toMatchObject({ method: 'PUBLISH', uid: made?.uid, sequence: 0, attendees: [] });
  expect(kept.url).toBe('http://localhost:3000/myinfo?lan_tp=ENG');
  const rejected = await guest(service).call('eventReservCalendar', { event_rv_id });
  expect([rejected.status, rejected.body.error]).toEqual([404, 'event_reserv_not_found']);
  expect((await me.call('eventReservCalendar', { event_rv_id: { $ne: '' } } as never)).status).toBe(400);
  await me.call('eventReservDelete', { event_rv_id });
  expect((await me.call('eventReservCalendar', { event_rv_id })).body.error).toBe('event_reserv_not_found');
});

it('raises the sequence when an organiser moves the event, and not when nothing has changed', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  await mailed();
  expect((await download(me, event_rv_id)).sequence).toBe(0);
  await publish(service, { event_day: '2026-12-22' });
  const moved = await download(me, event_rv_id);
  expect(moved).toMatchObject({ sequence: 1, first: '2026-12-22', end: '2026-12-23' });
  expect(await download(me, event_rv_id)).toEqual(moved);
});

it('raises the sequence once, also where many ask at the same time', async () => {
  const facts = eventFacts(
    { event_rv_id: 'EVT_RV1', mem_id: 'MEM1', state: 'reserved', people: [] },
    teaTime,
  );
  const before = await stampEntry(context, facts);
  const stamps = await Promise.all(
    Array.from({ length: 10 }, () => stampEntry(context, { ...facts, first_day: '2026-12-19' })),
  );
  expect(stamps.map(({ uid, sequence }) => [uid, sequence])).toEqual(stamps.map(() => [before.uid, 1]));
});

it('tells no calendar of a cancellation it knows nothing about', async () => {
  const me = guest(service);
  const { event_rv_id } = (await me.reserve(1)).body;
  await service.settle();
  await calendarEntryModel(service.store).deleteMany({});
  await me.call('eventReservDelete', { event_rv_id });
  await service.settle();
  expect(service.mails.all.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', undefined]);
});

it('forgets a member who left', async () => {
  const [me, other] = [guest(service), guest(service)];
  await me.reserve(1);
  await other.reserve(1);
  await service.settle();
  await eraseMember(context, me.as);
  const left = await calendarEntryModel(service.store).find().lean();
  expect(left.map(({ mem_id }) => mem_id)).toEqual([other.as]);
});
