import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { orderPaidV1, rateChangedV1, rebuildRequestedV1, type EventEnvelope } from '@narae/events';
import type { Connection } from 'mongoose';
import {
  announced,
  buildIndexes,
  consumeProjection,
  consumeWithInbox,
  createBus,
  number,
  raise,
  startAnnouncer,
  startRelay,
  storedModel,
  storedOutbox,
  text,
  toEnvelope,
  type Bus,
  type OutboxEntry,
} from '../src/index.ts';
import { detachAll } from '../src/events/attachments.ts';
import { openBroker, type Broker } from '../../test-kit/src/service/test-broker.ts';
import { log, openStore, retry } from './support/kit.ts';
import { until } from '../../test-kit/src/until.ts';

/** What the owner has, and the copy a consumer keeps of it. */
const copy = { _id: text({ required: false }), rate: number(), version: number() };
const ownRows = storedModel('Own', 'owns', { ...copy, outbox: storedOutbox });
const copiedRows = storedModel('Copy', 'copies', copy);

const currencies = ['USD', 'CNH', 'KRW'] as const;
type Currency = (typeof currencies)[number];

let broker: Broker;
let owner: { store: Connection; close: () => Promise<void> };
let reader: { store: Connection; close: () => Promise<void> };
let own: ReturnType<typeof ownRows>;
let copies: ReturnType<typeof copiedRows>;
const buses: Bus[] = [];

const connect = async (): Promise<Bus> => {
  const bus = await createBus({ natsUrl: broker.url, log, retry });
  buses.push(bus);
  bus.open();
  return bus;
};

const told = (currency: Currency, rate: number, version: number): OutboxEntry =>
  raise(rateChangedV1, {
    aggregateId: currency,
    version,
    data: { currency, deal_bas_r: rate, rate_day: '2026-11-20' },
  });

/** The owner's next rate, with its events in the same write. */
const change = async (currency: Currency, rate: number): Promise<void> => {
  const version = ((await own.findById(currency).lean())?.version ?? 0) + 1;
  await own.updateOne(
    { _id: currency },
    { $set: { rate, version }, $push: { outbox: told(currency, rate, version) } },
    { upsert: true },
  );
};

const startOwner = async (bus: Bus): Promise<void> => {
  startRelay({ store: owner.store, bus, models: [own], log, recoveryMs: 20 });
  await startAnnouncer(
    { store: owner.store, bus, log },
    {
      name: 'catalog-announcer',
      facts: [
        announced(rateChangedV1, async () =>
          (await own.find().lean()).map(({ _id, rate, version }) => ({
            aggregateId: _id,
            version,
            data: { currency: _id as Currency, deal_bas_r: rate, rate_day: '2026-11-20' },
          })),
        ),
      ],
    },
  );
};

const startReader = (bus: Bus): Promise<void> =>
  consumeProjection(
    { store: reader.store, bus, log },
    {
      name: 'booking-rates',
      events: [rateChangedV1],
      handle: async ({ version }, { currency, deal_bas_r }) => {
        await copies
          .updateOne(
            { _id: currency, version: { $lt: version } },
            { $set: { rate: deal_bas_r, version } },
            { upsert: true },
          )
          .catch((error: { code?: number }) => {
            if (error.code !== 11000) throw error;
          });
      },
      reset: () => copies.updateMany({}, { $set: { version: 0 } }),
    },
  );

/** Waits until the copies tell what the owner has. */
const converged = (): Promise<void> =>
  until('the copies are as the owner’s', async () => {
    const [mine, theirs] = await Promise.all([own.find().lean(), copies.find().lean()]);
    const known = new Map(theirs.map((row) => [row._id, row]));
    return mine.every(({ _id, rate, version }) => {
      const copy = known.get(_id);
      return copy?.rate === rate && copy.version === version;
    });
  });

beforeEach(async () => {
  broker = await openBroker();
  owner = await openStore();
  reader = await openStore();
  own = ownRows(owner.store);
  copies = copiedRows(reader.store);
  await Promise.all([buildIndexes(owner.store), buildIndexes(reader.store)]);
});
afterEach(async () => {
  await Promise.all([detachAll(owner.store), detachAll(reader.store)]);
  await Promise.all(buses.splice(0).map((bus) => bus.close()));
  await Promise.all([owner.close(), reader.close()]);
  await broker.close();
});

test('every message three times and in another order: the copies are as the owner’s', async () => {
  const bus = await connect();
  await startReader(bus);
  const events: EventEnvelope[] = [];
  for (let version = 1; version <= 6; version += 1)
    for (const currency of currencies) events.push(toEnvelope(told(currency, version * 10, version)));
  await own.create(currencies.map((_id) => ({ _id, rate: 60, version: 6, outbox: [] })));
  // Under another id each time, or the broker would drop the repeats before they reach anybody.
  const thrice = [1, 2, 3].flatMap(() => events.map((event) => ({ ...event, id: randomUUID() })));
  for (const event of thrice.toReversed()) await bus.publish(event);
  await converged();
  for (const event of thrice.slice(0, 9)) await bus.publish(event);
  await sleep(300);
  await converged();
});

test('a consumer that was down for a while catches up', async () => {
  await startOwner(await connect());
  const bus = await connect();
  await startReader(bus);
  await change('USD', 1_400);
  await converged();
  await detachAll(reader.store);
  await change('USD', 1_410);
  await change('CNH', 190);
  await startReader(await connect());
  await converged();
});

test('the broker loses its data before the consumer saw the events: copies converge, and a mail is sent once', async () => {
  const ownerBus = await connect();
  await startOwner(ownerBus);
  const readerBus = await connect();
  await startReader(readerBus);
  await change('USD', 1_400);
  await converged();

  const mails: string[] = [];
  const startMails = async (bus: Bus): Promise<() => Promise<void>> =>
    consumeWithInbox(
      { store: reader.store, bus, log },
      {
        name: 'booking-order-mails',
        events: [orderPaidV1],
        handle: async (_event, { refno }) => void mails.push(refno),
      },
    );
  const stopMails = await startMails(readerBus);
  const paid = (refno: string): OutboxEntry =>
    raise(orderPaidV1, {
      aggregateId: 'CART0000000001',
      version: 1,
      data: {
        cart_id: 'CART0000000001',
        order_id: 'ORD0000000001',
        mem_id: 'MEM0000000001',
        prod_id: 'P000001',
        refno,
        amount: 10,
        currency: 'USD',
        seats: 1,
        pay_type: 'P',
      },
    });
  await own.updateOne({ _id: 'USD' }, { $push: { outbox: paid('TRIP1') } });
  await until('the first mail', () => mails.length === 1);

  // Down, so that the broker has the events and nobody else does.
  await stopMails();
  await detachAll(reader.store);
  await change('USD', 1_500);
  await change('KRW', 1);
  await own.updateOne({ _id: 'USD' }, { $push: { outbox: paid('TRIP2') } });
  await until('an empty outbox', async () => !(await own.exists({ 'outbox.id': { $exists: true } })));
  await broker.kill();
  await broker.loseData();
  broker.start();

  const again = await connect();
  await startReader(again);
  await startMails(again);
  await converged();
  await until('the second mail', () => mails.length >= 2);
  await sleep(500);
  expect(mails).toEqual(['TRIP1', 'TRIP2']);
});

test('a damaged copy is put right by the rebuild command, one that is new fills itself', async () => {
  const bus = await connect();
  await startOwner(bus);
  await own.create([
    { _id: 'USD', rate: 1_400, version: 7, outbox: [] },
    { _id: 'CNH', rate: 190, version: 3, outbox: [] },
  ]);
  await startReader(bus);
  await converged();
  await copies.updateOne({ _id: 'USD' }, { $set: { rate: -1 } });
  await copies.deleteOne({ _id: 'CNH' });
  const data = { projection: 'booking-rates' };
  await bus.publish(
    toEnvelope(raise(rebuildRequestedV1, { aggregateId: 'booking-rates', version: 0, data })),
  );
  await converged();
});
