import { jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { cartItemAddedV1, type EventEnvelope } from '@narae/events';
import {
  attachmentsOf,
  buildIndexes,
  consumeWithInbox,
  createBus,
  raise,
  startRelay,
  storedModel,
  storedOutbox,
  text,
  withTrace,
  type Bus,
  type OutboxEntry,
} from '../src/index.ts';
import { outboxesOf } from '../src/events/outbox-queries.ts';
import { detachAll } from '../src/events/attachments.ts';
import { log, openStore, retry } from './support/kit.ts';
import { until } from '../../test-kit/src/until.ts';

const row = { _id: text({ required: false }), outbox: storedOutbox };
const rowModel = storedModel('Row', 'rows', row);

let store: Connection;
let closeStore: () => Promise<void>;
let rows: ReturnType<typeof rowModel>;
let bus: Bus;

beforeAll(async () => {
  ({ store, close: closeStore } = await openStore());
  rows = rowModel(store);
  await buildIndexes(store);
});
beforeEach(async () => {
  await rows.deleteMany({});
  bus = await createBus({ log, retry });
  bus.open();
});
afterEach(async () => {
  await detachAll(store);
  await bus.close();
});
afterAll(() => closeStore());

const added = (cart_id: string, version = 1): OutboxEntry =>
  raise(cartItemAddedV1, { aggregateId: cart_id, version, data: { cart_id, mem_id: 'M', prod_id: 'P' } });

const relay = (using: Bus = bus) => startRelay({ store, bus: using, models: [rows], log, recoveryMs: 20 });

describe('raise', () => {
  test('rejects facts that do not fit the event', () => {
    const data = { cart_id: 'C', mem_id: 'M', prod_id: 'P', passport: 'X' };
    expect(() => raise(cartItemAddedV1, { aggregateId: 'C', version: 1, data })).toThrow('passport');
  });
  test('carries the trace of the call it is raised in', () => {
    expect(withTrace('t'.repeat(32), () => added('C')).trace_id).toBe('t'.repeat(32));
  });
});

describe('the relay', () => {
  test('publishes in order and empties the outbox', async () => {
    const seen: EventEnvelope[] = [];
    await bus.consume({ name: 'all', subjects: ['shop.>'], handle: async (event) => void seen.push(event) });
    await rows.create({ _id: 'C1', outbox: [added('C1', 1), added('C1', 2), added('C1', 3)] });
    await relay().drained();
    expect(seen.map((event) => event.version)).toEqual([1, 2, 3]);
    expect(await rows.findById('C1').lean()).toEqual({ _id: 'C1', outbox: [] });
  });

  test('reads the outboxes of several collections together, the oldest events first', async () => {
    const others = storedModel('OtherRow', 'other_rows', row)(store);
    const at = (entry: OutboxEntry, second: number) => ({ ...entry, at: new Date(second * 1000) });
    await rows.create({ _id: 'R2', outbox: [at(added('R2'), 2)] });
    await others.create({ _id: 'O1', outbox: [at(added('O1'), 1), at(added('O1', 2), 3)] });
    const outboxes = outboxesOf([rows, others]);
    const found = await outboxes.pending([], 2);
    expect(
      found.map(({ model, document }) => [model.modelName, document._id, document.outbox.length]),
    ).toEqual([
      ['OtherRow', 'O1', 2],
      ['Row', 'R2', 1],
    ]);
    expect((await outboxes.pending(['O1'], 2)).map(({ document }) => document._id)).toEqual(['R2']);
    expect((await outboxes.pending([], 1)).map(({ document }) => document._id)).toEqual(['O1']);
    await startRelay({ store, bus, models: [rows, others], log, recoveryMs: 60_000 }).drained();
    expect([await rows.findById('R2').lean(), await others.findById('O1').lean()]).toMatchObject([
      { outbox: [] },
      { outbox: [] },
    ]);
  });

  test('finds events by itself, and at once when nudged', async () => {
    const arrived = new Promise<void>((resolve) => {
      bus.watch(['shop.>'], () => resolve());
    });
    relay();
    await rows.create({ _id: 'C1', outbox: [added('C1')] });
    await arrived;

    await detachAll(store);
    const nudged = startRelay({ store, bus, models: [rows], log, recoveryMs: 60_000 });
    const again = new Promise<void>((resolve) => {
      bus.watch(['shop.>'], () => resolve());
    });
    await rows.create({ _id: 'C2', outbox: [added('C2')] });
    nudged.nudge();
    await again;
  });

  test('a bus that rejects leaves the event where it is, and what got through is not sent again', async () => {
    const sent: number[] = [];
    let reject = true;
    let onReject = (): void => undefined;
    const rejected = new Promise<void>((resolve) => {
      onReject = resolve;
    });
    const moody: Bus = {
      ...bus,
      publish: async (event) => {
        if (event.version === 2 && reject) {
          onReject();
          throw new Error('away');
        }
        sent.push(event.version);
      },
    };
    await rows.create({ _id: 'C1', outbox: [added('C1', 1), added('C1', 2)] });
    const first = relay(moody);
    await rejected;
    await first.stop();
    expect((await rows.findById('C1').lean())?.outbox.map((entry) => entry.version)).toEqual([2]);
    reject = false;
    await relay(moody).drained();
    expect(sent).toEqual([1, 2]);
  });

  test('told to end in the middle of a document, it takes out what is published and leaves the rest', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: number[] = [];
    let onFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => {
      onFirst = resolve;
    });
    const slow: Bus = {
      ...bus,
      publish: async ({ version }) => {
        onFirst();
        await held;
        sent.push(version);
      },
    };
    await rows.create({ _id: 'C1', outbox: [added('C1', 1), added('C1', 2), added('C1', 3)] });
    const one = relay(slow);
    await first;
    const stopped = one.stop();
    release();
    await stopped;
    expect(sent).toEqual([1]);
    expect((await rows.findById('C1').lean())?.outbox.map((entry) => entry.version)).toEqual([2, 3]);
    await relay({ ...bus, publish: async ({ version }) => void sent.push(version) }).drained();
    expect(sent).toEqual([1, 2, 3]);
  });

  test('an event written while its document is published is found, though that ends during the look', async () => {
    const published: number[] = [];
    let publishFirst = (): void => undefined;
    const firstMay = new Promise<void>((resolve) => {
      publishFirst = resolve;
    });
    const holding: Bus = {
      ...bus,
      publish: async (event) => {
        if (event.version === 1) await firstMay;
        published.push(event.version);
      },
    };
    const working = startRelay({ store, bus: holding, models: [rows], log, recoveryMs: 60_000 });
    await working.drained();
    const written = await rows.create({ _id: 'C1', outbox: [added('C1', 1)] });
    working.nudge({ model: rows, document: written.toObject() });
    await rows.updateOne({ _id: 'C1' }, { $push: { outbox: added('C1', 2) } });

    let sendAnswer = (): void => undefined;
    const answerMay = new Promise<void>((resolve) => {
      sendAnswer = resolve;
    });
    let looking = false;
    const { aggregate } = rows.collection;
    const late = jest.spyOn(rows.collection, 'aggregate').mockImplementationOnce((...query) => {
      const cursor = aggregate.apply(rows.collection, query);
      const found = cursor.toArray();
      jest.spyOn(cursor, 'toArray').mockImplementation(async () => {
        looking = true;
        await answerMay;
        return found;
      });
      return cursor;
    });
    working.nudge();
    await until('the relay looks', () => looking);
    publishFirst();
    await until(
      'the first event is taken out',
      async () => (await rows.findById('C1').lean())?.outbox.length === 1,
    );
    sendAnswer();
    late.mockRestore();
    await until('the second event is published', () => published.length === 2);
    expect(published).toEqual([1, 2]);
  });

  test('a broker that begins anew is told what was, and events do not wait for that', async () => {
    let streamEpoch = 'first';
    let hold = false;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const told: string[] = [];
    const broker: Bus = {
      ...bus,
      streamEpoch: () => streamEpoch,
      publish: async ({ aggregate_id }) => {
        if (hold && aggregate_id === 'OLD') await held;
        told.push(aggregate_id);
      },
    };
    await rows.create({ _id: 'OLD', outbox: [added('OLD')] });
    const before = relay(broker);
    await before.drained();
    await before.stop();
    expect(told).toEqual(['OLD']);

    streamEpoch = 'second';
    const after = relay(broker);
    await until('the old events', () => told.length === 2);
    await after.stop();
    expect(told).toEqual(['OLD', 'OLD']);

    streamEpoch = 'third';
    hold = true;
    await rows.create({ _id: 'NEW', outbox: [added('NEW')] });
    const last = relay(broker);
    await until('the new events', () => told.includes('NEW'));
    expect(told).toEqual(['OLD', 'OLD', 'NEW']);
    release();
    await last.stop();
  });

  test('one document that waits does not hold up the others', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const seen: string[] = [];
    const both = new Promise<void>((resolve) => {
      void bus.consume({
        name: 'held',
        subjects: ['shop.>'],
        handle: async ({ aggregate_id }) => {
          if (aggregate_id === 'SLOW') await held;
          seen.push(aggregate_id);
          if (aggregate_id === 'QUICK') resolve();
        },
      });
    });
    await rows.create({ _id: 'SLOW', outbox: [added('SLOW')] });
    const running = relay();
    await rows.create({ _id: 'QUICK', outbox: [added('QUICK')] });
    await both;
    expect(seen).toEqual(['QUICK']);
    release();
    await running.drained();
    expect(seen).toEqual(['QUICK', 'SLOW']);
  });

  test('looked at from several sides at once, it publishes each event once', async () => {
    const sent: string[] = [];
    const counting: Bus = { ...bus, publish: async (event) => void sent.push(event.aggregate_id) };
    const ids = ['C1', 'C2', 'C3', 'C4', 'C5'];
    await rows.insertMany(ids.map((_id) => ({ _id, outbox: [added(_id)] })));
    const one = relay(counting);
    one.nudge();
    await Promise.all([one.drained(), one.drained(), one.drained()]);
    expect(sent.sort()).toEqual(ids);
  });

  test('two replicas side by side: everything arrives, each document in order', async () => {
    const versions = new Map<string, number[]>();
    await consumeWithInbox(
      { store, bus, log },
      {
        name: 'booking-replicas',
        events: [cartItemAddedV1],
        handle: async ({ aggregate_id, version }) => {
          versions.set(aggregate_id, [...(versions.get(aggregate_id) ?? []), version]);
        },
      },
    );
    const ids = Array.from({ length: 20 }, (_, index) => `C${index}`);
    await rows.insertMany(ids.map((_id) => ({ _id, outbox: [added(_id, 1), added(_id, 2)] })));
    await Promise.all([relay(), relay()].map((one) => one.drained()));
    expect(versions.size).toBe(20);
    for (const seen of versions.values()) expect([...new Set(seen)]).toEqual([1, 2]);
  });
});

describe('consumeWithInbox', () => {
  const consumer = (handle: (event: EventEnvelope) => Promise<void>) =>
    consumeWithInbox({ store, bus, log }, { name: 'booking-test', events: [cartItemAddedV1], handle });
  const envelope = ({ at, ...entry }: OutboxEntry): EventEnvelope => ({
    ...entry,
    occurred_at: at.toISOString(),
  });
  const letters = () => store.collection('dead_letters').find({}).toArray();
  beforeEach(() => store.collection('dead_letters').deleteMany({}));

  test('a repeat has no second effect', async () => {
    const handle = jest.fn(async () => undefined);
    await consumer(handle);
    const event = envelope(added('C1'));
    await bus.publish(event);
    await bus.publish(event);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('an event that does not concern it has no effect and leaves no note', async () => {
    const handle = jest.fn(async () => undefined);
    await consumeWithInbox(
      { store, bus, log },
      {
        name: 'booking-test',
        events: [cartItemAddedV1],
        concerns: ({ cart_id }) => cart_id === 'C2',
        handle,
      },
    );
    const [one, other] = [added('C1'), added('C2')];
    for (const event of [one, other]) await bus.publish(envelope(event));
    expect(handle).toHaveBeenCalledTimes(1);
    const noted = await store.collection('inbox').find({ consumer: 'booking-test' }).toArray();
    const ids = noted.map(({ event_id }) => event_id);
    expect(ids).toContain(other.id);
    expect(ids).not.toContain(one.id);
  });

  test('an effect that failed is done again; only then it counts', async () => {
    let failures = 1;
    const handle = jest.fn(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
    });
    await consumer(handle);
    const event = envelope(added('C1'));
    await bus.publish(event);
    await bus.publish(event);
    expect(handle).toHaveBeenCalledTimes(2);
    expect(await letters()).toEqual([]);
  });

  test('an event that never works is kept as a dead letter', async () => {
    await consumer(async () => {
      throw new Error('broken rule');
    });
    const event = envelope(added('C1'));
    await bus.publish(event);
    expect(await letters()).toEqual([
      expect.objectContaining({ consumer: 'booking-test', event, error: 'Error: broken rule' }),
    ]);
  });

  test('facts that do not fit are kept at once, without a try', async () => {
    const handle = jest.fn(async () => undefined);
    await consumer(handle);
    await bus.publish({ ...envelope(added('C1')), data: { cart_id: { $ne: null } } });
    expect(handle).not.toHaveBeenCalled();
    expect(await letters()).toHaveLength(1);
  });

  test('a name the broker would reject is rejected at boot', async () => {
    const nameless = { name: 'booking.test', events: [cartItemAddedV1], handle: async () => undefined };
    await expect(consumeWithInbox({ store, bus, log }, nameless)).rejects.toThrow('booking.test');
  });

  test('detaching a store stops its relays and consumers', async () => {
    const handle = jest.fn(async () => undefined);
    await consumer(handle);
    relay();
    await detachAll(store);
    await bus.publish(envelope(added('C1')));
    expect(handle).not.toHaveBeenCalled();
    expect(attachmentsOf(store).relays.size).toBe(0);
  });
});
