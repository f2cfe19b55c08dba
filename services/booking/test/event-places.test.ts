import { coverPlaces, settlePlaces } from '../src/inventory/places/place-claims.ts';
import { tidyPlaces } from '../src/events/reservations/write-reservation.ts';
import { tidyAbandoned } from '../src/events/reservations/sweep-reservations.ts';
import { reservationModel } from '../src/events/domain/event-reservation.model.ts';
import { startBookingBeside, type BookingBeside } from './support/context-beside.ts';
import { guest, placesOf, publish, teaTime } from './support/events.ts';

const { event_id } = teaTime;
let service: BookingBeside['service'];
let clock: BookingBeside['clock'];
let context: BookingBeside['context'];
beforeEach(async () => {
  ({ service, clock, context } = await startBookingBeside());
  await publish(service);
});
afterEach(() => service.close());

const stored = async (event_rv_id: string) => {
  const found = await reservationModel(service.store).findOne({ event_rv_id }).lean();
  if (!found) throw new Error(`no ${event_rv_id}`);
  return found;
};

describe('a process that ends between two steps', () => {
  const minute = 60_000;

  it('while reserving: the places return after a minute', async () => {
    await coverPlaces(context, {
      event_id,
      mem_id: 'MEM1',
      event_rv_id: 'EVT_RV000000077',
      count: 4,
      version: 2,
    });
    expect((await placesOf(service)).remaining).toBe(6);
    clock.advance(minute - 1);
    expect(await tidyAbandoned(context)).toBe(0);
    clock.advance(1);
    expect(await tidyAbandoned(context)).toBe(1);
    expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
  });

  it('while adding people: the places are again those of the reservation', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(2)).body;
    const { version } = await stored(event_rv_id);
    await coverPlaces(context, { event_id, mem_id: 'MEM1', event_rv_id, count: 5, version: version + 1 });
    expect((await placesOf(service)).remaining).toBe(5);
    clock.advance(minute);
    await tidyAbandoned(context);
    expect(await placesOf(service)).toMatchObject({ remaining: 8, claims: [{ count: 2, settled: true }] });
    expect((await me.change(event_rv_id, 3)).status).toBe(200);
    expect((await placesOf(service)).remaining).toBe(7);
  });

  it('after a deletion was written: the places return, once', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(3)).body;
    const { version } = await stored(event_rv_id);
    await coverPlaces(context, { event_id, mem_id: 'MEM1', event_rv_id, count: 0, version: version + 1 });
    await reservationModel(service.store).updateOne(
      { event_rv_id },
      { $set: { state: 'deleted', open: false, people: [] }, $inc: { version: 1 } },
    );
    expect((await placesOf(service)).remaining).toBe(7);
    clock.advance(minute);
    await Promise.all([tidyAbandoned(context), tidyAbandoned(context)]);
    expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
    expect((await me.call('eventReservDelete', { event_rv_id })).status).toBe(200);
    expect((await placesOf(service)).remaining).toBe(10);
  });
});

describe('whoever is slow', () => {
  it('cannot write a reservation whose places were settled meanwhile', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(2)).body;
    const { version } = await stored(event_rv_id);
    await coverPlaces(context, { event_id, mem_id: 'MEM1', event_rv_id, count: 5, version: version + 1 });
    await tidyPlaces(context, { event_id, event_rv_id });
    // What the slow one would write over is not there any more.
    expect((await stored(event_rv_id)).version).toBeGreaterThan(version);
    expect(await placesOf(service)).toMatchObject({ remaining: 8, claims: [{ count: 2 }] });
  });

  it('gives nothing back of what somebody has taken for a later version', async () => {
    const me = guest(service);
    const { event_rv_id } = (await me.reserve(2)).body;
    const { version } = await stored(event_rv_id);
    await coverPlaces(context, { event_id, mem_id: 'MEM1', event_rv_id, count: 5, version: version + 1 });
    await settlePlaces(context, { event_id, event_rv_id, count: 2, version });
    expect((await placesOf(service)).claims).toMatchObject([{ count: 5, settled: false }]);
  });
});

it('treats identifiers as text, whatever they look like', async () => {
  const event_rv_id = '$remaining';
  await coverPlaces(context, { event_id, mem_id: 'MEM1', event_rv_id, count: 3, version: 1 });
  expect((await placesOf(service)).claims).toMatchObject([{ key: '$remaining', count: 3 }]);
  await settlePlaces(context, { event_id, event_rv_id, count: 0, version: 1 });
  expect(await placesOf(service)).toMatchObject({ remaining: 10, claims: [] });
});

it('are watched: ledgers that do not add up, and claims nobody settles', async () => {
  const value = async (name: string): Promise<number> => {
    const row = (await service.metrics()).split('\n').find((line) => line.startsWith(`${name}{`));
    return Number(row?.split(' ').at(-1));
  };
  const both = async () => [
    await value('narae_event_ledgers_unbalanced'),
    await value('narae_event_claims_abandoned'),
  ];
  await guest(service).reserve(2);
  expect(await both()).toEqual([0, 0]);
  await coverPlaces(context, {
    event_id,
    mem_id: 'MEM1',
    event_rv_id: 'EVT_RV000000077',
    count: 4,
    version: 2,
  });
  clock.advance(30 * 60_000);
  expect(await both()).toEqual([0, 1]);
  await context.places.updateOne({ event_id }, { $inc: { remaining: 1 } });
  expect(await both()).toEqual([1, 1]);
});
