import { stoppedClock } from '@narae/test-kit';
import { randomUUID } from 'node:crypto';
import { rateChangedV1 } from '@narae/events';
import { raise, storedModel, storedOutbox, toEnvelope } from '@narae/service-kit';
import { showProblems } from '../src/kernel/dead-letters/dead-letters.ts';
import { contextBeside } from './support/context-beside.ts';
import { desk } from './support/desk.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let admin: ReturnType<typeof desk>;
beforeAll(async () => {
  service = await startBooking();
  admin = desk(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  await letters().deleteMany({});
});

const letters = () => service.store.collection<{ _id: string; at: Date }>('dead_letters');
const trouble = async () => (await admin.call('adminTrouble', {})).body;
const rateOf = async (currency: string) =>
  (await service.store.collection('rates').findOne({ currency }))?.['deal_bas_r'];

let minutes = 0;
/** A letter that booking's consumer of rates left; the event's facts are those given, whether they fit or not. */
const leave = async (
  data: Record<string, unknown>,
  { consumer = 'booking-rates', error = 'Error: away' } = {},
): Promise<string> => {
  const known = { currency: 'USD', deal_bas_r: 1400, rate_day: '2026-11-20' } as const;
  const event = toEnvelope(raise(rateChangedV1, { aggregateId: 'USD', version: 9, data: known }));
  const at = new Date(Date.UTC(2026, 10, 21, 0, (minutes += 1)));
  const _id = `${consumer}:${event.id}`;
  await letters().insertOne({ _id, consumer, event: { ...event, data }, error, at } as never);
  return event.id;
};
const fitting = (deal_bas_r: number) => ({ currency: 'USD', deal_bas_r, rate_day: '2026-11-21' });

it('lists dead letters, the oldest first, without the facts of their events and without addresses', async () => {
  const first = await leave({ tel: '821012345678' }, { error: 'Error: 550 <lin@example.com> is unknown' });
  const second = await leave(fitting(1400));
  const shown = await trouble();
  expect(shown).toMatchObject({
    letters: [
      { event_id: first, error: 'Error: 550 <…@…> is unknown', consumer: 'booking-rates' },
      { event_id: second, subject: rateChangedV1.subject, aggregate_id: 'USD' },
    ],
    letters_cnt: 2,
    stuck: [],
    consumers: [],
  });
  expect(JSON.stringify(shown)).not.toMatch(/821012345678|lin@example/);
});

it('tries one again: its effect is stored, it is gone, and the audit log says who did it', async () => {
  const event_id = await leave(fitting(1456));
  const other = await leave({ wrong: true });
  const { body } = await admin.call('adminTroubleRetry', { consumer: 'booking-rates', event_id });
  expect(body).toEqual({ done: 1, left: 1 });
  expect(await rateOf('USD')).toBe(1456);
  expect((await trouble()).letters.map((letter) => letter.event_id)).toEqual([other]);
  const log = (await admin.call('bookingAudit', { kind: 'dead-letter', id: event_id })).body;
  expect(log).toMatchObject([{ action: 'dead-letter-retried', by: admin.as }]);
});

it('tries all of a consumer again; what fails once more stays, with its new error', async () => {
  await leave(fitting(1457));
  const poison = await leave({ wrong: true });
  await leave(fitting(1458), { consumer: 'booking-gone' });
  const { body } = await admin.call('adminTroubleRetry', { consumer: 'booking-rates' });
  expect(body).toEqual({ done: 1, left: 1 });
  const left = (await trouble()).letters;
  expect(left.map(({ consumer }) => consumer).sort()).toEqual(['booking-gone', 'booking-rates']);
  expect(left.find(({ event_id }) => event_id === poison)?.error).toMatch(/do not fit/);
});

it('rejects trying again what nobody handles any more, or what is not there', async () => {
  await leave(fitting(1459), { consumer: 'booking-gone' });
  expect(await admin.call('adminTroubleRetry', { consumer: 'booking-gone' })).toMatchObject({
    status: 409,
    body: { error: 'consumer_unknown' },
  });
  const nothing = { consumer: 'booking-rates', event_id: randomUUID() };
  expect(await admin.call('adminTroubleRetry', nothing)).toMatchObject({
    status: 404,
    body: { error: 'dead_letter_not_found' },
  });
  expect((await trouble()).letters_cnt).toBe(1);
});

it('discards one for good, with a reason that is asked for and kept', async () => {
  const event_id = await leave({ wrong: true });
  const discard = (reason: string) =>
    admin.call('adminTroubleDiscard', { consumer: 'booking-rates', event_id, reason });
  expect((await discard(' ')).body).toMatchObject({ error: 'discard_reason_input', field: 'reason' });
  expect((await discard('Told by telephone')).status).toBe(200);
  expect((await trouble()).letters_cnt).toBe(0);
  expect((await discard('Again')).body).toMatchObject({ error: 'dead_letter_not_found' });
  const [entry] = (await admin.call('bookingAudit', { kind: 'dead-letter', id: event_id })).body;
  expect(entry).toMatchObject({ action: 'dead-letter-discarded', by: admin.as });
  expect(entry?.changes.map(({ to }) => to)).toEqual(['booking-rates', 'Told by telephone']);
});

it('shows events that have waited for a minute, and says so where the broker does not answer', async () => {
  const context = await contextBeside(service, stoppedClock().now);
  const model = storedModel('Waiting', 'waitings', { outbox: storedOutbox })(service.store);
  const entry = (age: number) => ({
    ...raise(rateChangedV1, { aggregateId: 'USD', version: 1, data: { ...fitting(1400), currency: 'USD' } }),
    at: new Date(Date.now() - age),
  });
  const [old, fresh] = [entry(120_000), entry(1_000)];
  await model.create({ outbox: [old] }, { outbox: [fresh] });
  const shown = await showProblems({
    ...context,
    relay: { ...context.relay, models: [model] },
    bus: { ...context.bus, lag: () => Promise.reject(new Error('away')) },
  });
  expect(shown.stuck).toEqual([
    {
      model: 'Waiting',
      event_id: old.id,
      subject: rateChangedV1.subject,
      aggregate_id: 'USD',
      at: old.at.toISOString(),
    },
  ]);
  expect(shown.consumers).toBeNull();
});
