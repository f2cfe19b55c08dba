import { coverPlaces } from '../src/inventory/places/place-claims.ts';
import { tidyAbandoned } from '../src/events/reservations/sweep-reservations.ts';
import { placeOffers } from '../src/inventory/places/place-offers.ts';
import { serveAllQueues } from '../src/waiting-list/queue/serve-queue.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, placesOf, publish, teaTime } from './support/events.ts';
import { patient } from './support/waiting.ts';

const day = 86_400_000;
const { event_id } = teaTime;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const serve = () => serveAllQueues(context);
/** Everything but so many places is reserved. @returns who has them */
const reserved = async (people = 10) => {
  const host = guest(service);
  const { event_rv_id } = (await host.reserve(people)).body;
  return { ...host, event_rv_id };
};

it('is for events that are full, and not for who has reserved', async () => {
  const host = await reserved();
  const me = patient(service);
  const rejections = [
    [patient(service, host.as).waitForTea(1), 'event_complete_noti'],
    [me.waitForTea(0), 'event_reserv_cnt_placeholder'],
    [me.waitForTea(11), 'waiting_party_size'],
    [me.join('places', 'EVTNOWHERE', { event_cnt: 1 }), 'event_not_found'],
  ] as const;
  for (const [call, error] of rejections) expect((await call).body).toMatchObject({ error });
  expect((await me.waitForTea(3)).status).toBe(200);
  await host.change(host.event_rv_id, 9);
  expect((await patient(service).waitForTea(1)).body).toMatchObject({ error: 'waiting_not_needed' });
  clock.advance(11 * day);
  expect((await patient(service).waitForTea(3)).body).toMatchObject({ error: 'expire_end' });
});

it('offers places that return, and reserving uses them in one change of the ledger', async () => {
  const host = await reserved();
  const [me, stranger] = [patient(service), guest(service)];
  const { waiting_id } = (await me.waitForTea(3)).body;
  await host.change(host.event_rv_id, 7);
  await serve();
  expect(await me.mine()).toMatchObject([{ kind: 'places', state: 'offered', seats: 3, event_cnt: 3 }]);
  expect((await stranger.reserve(1)).body).toMatchObject({ error: 'event_reserv_cnt_fail' });
  expect(await stranger.page()).toMatchObject({ state: 'full', personnel_cnt: 0, offered_cnt: 0 });

  expect((await me.accept(waiting_id)).body).toEqual({ msg: 'success', cart_id: null, event_id });
  const guestMe = guest(service, me.as);
  expect(await guestMe.page()).toMatchObject({ state: 'open', personnel_cnt: 0, offered_cnt: 3 });
  expect((await guestMe.reserve(4)).body).toMatchObject({ error: 'event_reserv_cnt_fail' });
  expect(await me.state()).toBe('offered');
  const { event_rv_id } = (await guestMe.reserve(2)).body;
  const { claims, remaining } = await placesOf(service);
  expect(claims).toHaveLength(2);
  expect(claims).toContainEqual(expect.objectContaining({ key: event_rv_id, count: 2, settled: true }));
  expect(remaining).toBe(1);
  await serve();
  expect(await me.state()).toBe('taken');
});

it('offers nothing to who has reserved meanwhile, and serves the next instead', async () => {
  const host = await reserved();
  const [first, second] = [patient(service), patient(service)];
  await first.waitForTea(3);
  await second.waitForTea(3);
  await host.change(host.event_rv_id, 9);
  expect((await guest(service, first.as).reserve(1)).status).toBe(200);
  await host.change(host.event_rv_id, 6);
  await serve();
  expect([await first.state(), await second.state()]).toEqual(['left', 'offered']);
});

it('serves the queue by itself when an organiser raises the total', async () => {
  await reserved();
  const [first, second] = [patient(service), patient(service)];
  await first.waitForTea(5);
  await second.waitForTea(2);
  await publish(service, { event_total_cnt: 13 });
  await service.settle();
  await serve();
  expect([await first.state(), await second.state()]).toEqual(['waiting', 'offered']);
  await publish(service, { event_total_cnt: 20 });
  await serve();
  expect([await first.state(), await second.state()]).toEqual(['offered', 'offered']);
  expect((await placesOf(service)).remaining).toBe(3);
});

it('gives places that nobody accepted to the next, and none after the last day', async () => {
  const host = await reserved();
  const [first, second, third] = [patient(service), patient(service), patient(service)];
  for (const party of [first, second, third]) await party.waitForTea(2);
  await host.change(host.event_rv_id, 8);
  await serve();
  clock.advance(day);
  await serve();
  expect([await first.state(), await second.state()]).toEqual(['ran-out', 'offered']);
  // The event is taken back and shown again: nobody loses a turn by it.
  await publish(service, { withdrawn: true });
  clock.advance(day);
  await serve();
  expect([await second.state(), await third.state()]).toEqual(['waiting', 'waiting']);
  await publish(service, { withdrawn: false });
  await serve();
  expect([await second.state(), await third.state()]).toEqual(['offered', 'waiting']);
  clock.advance(8 * day + day / 2);
  await serve();
  expect([await second.state(), await third.state()]).toEqual(['ended', 'ended']);
  expect((await placesOf(service)).remaining).toBe(2);
});

it('counts places of an offer that a process took and did not reserve as free after a minute', async () => {
  const host = await reserved();
  const me = patient(service);
  await me.waitForTea(2);
  await host.change(host.event_rv_id, 8);
  await serve();
  await coverPlaces(context, {
    event_id,
    event_rv_id: 'EVT_RV000000077',
    mem_id: me.as,
    count: 2,
    version: 2,
  });
  expect(await placeOffers(context, event_id)).toMatchObject({ left: 0, offers: [] });
  clock.advance(60_000);
  await tidyAbandoned(context);
  expect((await placesOf(service)).remaining).toBe(2);
});

it('gives twelve guests who reserve at once no more than their offers', async () => {
  const host = await reserved();
  const parties = Array.from({ length: 6 }, () => patient(service));
  for (const party of parties) await party.waitForTea(2);
  await host.call('eventReservDelete', { event_rv_id: host.event_rv_id });
  await serve();
  const strangers = Array.from({ length: 6 }, () => guest(service));
  const answers = await Promise.all([
    ...parties.map((party) => guest(service, party.as).reserve(2)),
    ...strangers.map((stranger) => stranger.reserve(2)),
  ]);
  expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.slice(5).every(({ status }) => status === 409)).toBe(true);
  expect((await placesOf(service)).remaining).toBe(0);
});

describe('for the organiser', () => {
  const organiser = { as: 'MEM0000000077', role: 'booking' } as const;
  const queues = async () => (await service.inject('waitingQueues', { lan_tp: 'ENG' }, organiser)).body;

  it('says who waits, and why nobody is offered anything', async () => {
    const host = await reserved();
    const [big, small] = [patient(service), patient(service)];
    await big.waitForTea(3);
    await small.waitForTea(2);
    const queue = { kind: 'places', target_id: event_id, parties: 2, seats: 5, offers: 0, next_needs: 3 };
    expect(await queues()).toMatchObject([{ ...queue, left: 0, obstacle: 'none-left' }]);
    await host.change(host.event_rv_id, 9);
    await serve();
    expect(await queues()).toMatchObject([{ ...queue, left: 1, obstacle: 'too-few-left' }]);
    await host.change(host.event_rv_id, 8);
    await serve();
    expect(await queues()).toMatchObject([{ parties: 1, seats: 3, offers: 1, obstacle: 'none-left' }]);
    await publish(service, { withdrawn: true });
    expect(await queues()).toMatchObject([{ obstacle: 'not-on-sale' }]);

    const info = { kind: 'places', target_id: event_id };
    const { body } = await service.inject('waitingParties', info, organiser);
    expect(body.map(({ mem_id, state, seats }) => [mem_id, state, seats])).toEqual([
      [big.as, 'waiting', 3],
      [small.as, 'offered', 2],
    ]);
    expect((await service.inject('waitingEnd', info, organiser)).body).toMatchObject({ ended: 1 });
    expect([await big.state(), await small.state()]).toEqual(['ended', 'offered']);
    expect((await service.inject('bookingAudit', {}, organiser)).body).toMatchObject([
      { action: 'waiting-list-ended', kind: 'waiting-list', id: event_id, by: organiser.as },
    ]);
  });

  it('is nobody else’s business', async () => {
    const info = { kind: 'places', target_id: event_id };
    const calls = [
      ['waitingQueues', { lan_tp: 'ENG' }],
      ['waitingParties', info],
      ['waitingEnd', info],
    ] as const;
    for (const [name, input] of calls) {
      expect((await service.inject(name, input, { as: 'MEM0000000078' })).status).toBe(403);
      expect((await service.inject(name, input, { as: 'MEM0000000078', role: 'catalogue' })).status).toBe(
        403,
      );
    }
  });
});
