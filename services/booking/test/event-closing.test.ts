import { eventPlacesChangedV1, eventPlacesChangedV2 } from '@narae/events';
import { placeStandings } from '../src/inventory/places/places.ts';
import { serveAllQueues } from '../src/waiting-list/queue/serve-queue.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, placesOf, publish, teaTime } from './support/events.ts';
import { organiser } from './support/organiser.ts';
import { patient } from './support/waiting.ts';

const { event_id } = teaTime;
const day = 86_400_000;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
let admin: ReturnType<typeof organiser>;
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
  admin = organiser(service);
});
afterEach(() => service.close());

describe('an event that is closed early', () => {
  it('takes no new reservations, and takes them again once it is opened', async () => {
    expect((await admin.close()).status).toBe(200);
    const answer = await guest(service).reserve(1);
    expect([answer.status, answer.body.error]).toEqual([409, 'expire_end']);
    expect((await guest(service).page())?.state).toBe('closed');
    expect((await admin.list()).events).toMatchObject([{ state: 'closed', closed_yn: 'Y', remaining: 10 }]);
    expect((await admin.close(false)).status).toBe(200);
    expect((await guest(service).reserve(1)).status).toBe(200);
  });

  it('leaves those who have reserved everything but further places', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(2)).body;
    await admin.close();
    expect((await me.change(event_rv_id, 2, { area: 'Busan' })).status).toBe(200);
    const more = await me.change(event_rv_id, 3);
    expect([more.body.error, more.body.field]).toEqual(['expire_end', 'event_cnt']);
    expect(await placesOf(service)).toMatchObject({ remaining: 8, claims: [{ count: 2, settled: true }] });
    expect((await me.change(event_rv_id, 1)).status).toBe(200);
    expect((await me.call('myinfoEventList', {})).body).toMatchObject([{ changeable_yn: 'Y' }]);
    expect((await me.call('eventReservDelete', { event_rv_id })).status).toBe(200);
    expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
  });

  it('takes no reservation that was on its way when it was closed', async () => {
    const guests = Array.from({ length: 8 }, () => guest(service));
    const answers = await Promise.all([admin.close(), ...guests.map((me) => me.reserve(1))]);
    const taken = answers.slice(1).filter(({ status }) => status === 200).length;
    for (const { status, body } of answers.slice(1))
      expect(['reserved', 'expire_end']).toContain(status === 200 ? 'reserved' : body.error);
    expect((await placesOf(service)).remaining).toBe(10 - taken);
    expect((await guest(service).reserve(1)).body.error).toBe('expire_end');
  });

  it('tells the other services in both versions of the event, also when they ask again', async () => {
    await service.settle();
    const told: { subject: string; data: unknown }[] = [];
    const stop = service.bus.watch([eventPlacesChangedV1.subject, eventPlacesChangedV2.subject], (event) =>
      told.push({ subject: event.subject, data: event.data }),
    );
    await admin.close();
    await service.settle();
    stop();
    const places = { event_id, remaining: 10, capacity: 10 };
    expect(told).toEqual([
      { subject: eventPlacesChangedV1.subject, data: places },
      { subject: eventPlacesChangedV2.subject, data: { ...places, closed: true } },
    ]);
    expect((await placeStandings(context)).map(({ data }) => data)).toEqual([{ ...places, closed: true }]);
  });

  it('is closed once, however often it is asked for', async () => {
    await Promise.all([admin.close(), admin.close()]);
    await admin.close();
    expect(await admin.audit()).toEqual([[admin.as, 'event-closed', event_id]]);
  });

  it('stays closed when its total is changed, and is over when its days are', async () => {
    await admin.close();
    await publish(service, { event_total_cnt: 20 });
    expect((await guest(service).reserve(1)).body.error).toBe('expire_end');
    clock.advance(12 * day);
    expect((await admin.close(false)).body.error).toBe('expire_end');
    expect((await admin.list()).events).toMatchObject([{ state: 'ended', total: 20 }]);
  });

  it('keeps what was offered to who waits, offers nothing more, and goes on once it is opened', async () => {
    const host = guest(service);
    const { event_rv_id } = (await host.reserve(10)).body;
    const [first, second] = [patient(service), patient(service)];
    for (const party of [first, second]) await party.waitForTea(2);
    await host.change(event_rv_id, 8);
    await serveAllQueues(context);
    await admin.close();
    await host.change(event_rv_id, 5);
    await serveAllQueues(context);
    expect([await first.state(), await second.state()]).toEqual(['offered', 'waiting']);
    expect((await patient(service).waitForTea(4)).body).toMatchObject({ error: 'expire_end' });
    const [queue] = (await admin.call('waitingQueues', { lan_tp: 'ENG' })).body;
    expect(queue).toMatchObject({ obstacle: 'not-on-sale', left: 3, offers: 1 });
    expect((await admin.list()).events).toMatchObject([{ total: 10, taken: 5, offered: 2, remaining: 3 }]);

    const lucky = guest(service, first.as);
    expect(await lucky.page()).toMatchObject({ state: 'open', personnel_cnt: 0, offered_cnt: 2 });
    expect((await lucky.reserve(3)).body).toMatchObject({ error: 'expire_end', field: 'event_cnt' });
    expect((await lucky.reserve(2)).status).toBe(200);
    await admin.close(false);
    await serveAllQueues(context);
    expect([await first.state(), await second.state()]).toEqual(['taken', 'offered']);
    expect((await placesOf(service)).remaining).toBe(1);
  });

  it.each([
    ['an event nobody knows', { event_id: 'EVT999999', closed: true }, 'event_not_found'],
    ['something that is no event', { event_id: { $gt: '' }, closed: true }, 'invalid_value'],
    ['neither', { event_id }, 'invalid_value'],
  ])('is not %s', async (_what, info, error) => {
    expect((await admin.call('adminEventClose', info as never)).body.error).toBe(error);
  });
});
