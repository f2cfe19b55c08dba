import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnEmbeddedMongo } from '@narae/embedded-mongo/spawn';
import { cartItemAddedV1 } from '@narae/events';
import type { Connection } from 'mongoose';
import { AckPolicy, connect, type NatsConnection } from 'nats';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { openBroker } from '../../test-kit/src/service/test-broker.ts';
import { natsAddress } from '../src/events/bus/nats-streams.ts';
import {
  buildIndexes,
  connectStore,
  consumeWithInbox,
  createBus,
  createLogger,
  raise,
  startRelay,
  storedModel,
  type StoredOf,
  storedOutbox,
  text,
  toEnvelope,
  type Bus,
  type OutboxEntry,
} from '../src/index.ts';

export const name =
  'Events from outbox to effect, beside the same payloads published to and acknowledged by a bare NATS JetStream';

const events = 500;
const rounds = 3;
/** Events on their way at the same time, as the relay has them. */
const atOnce = 64;
/** Events sent one by one, to see how long one takes. */
const singles = 60;

const row = { _id: text({ required: false }), outbox: storedOutbox };
const rowModel = storedModel('Row', 'rows', row);

let marks = 0;
const entry = (): OutboxEntry => {
  const cart_id = `CART${(marks += 1)}`;
  return raise(cartItemAddedV1, {
    aggregateId: cart_id,
    version: 1,
    data: { cart_id, mem_id: 'M', prod_id: 'P' },
  });
};

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Resolves when a number of things have happened. */
const counter = () => {
  let seen = 0;
  let check = (): void => undefined;
  return {
    add: (): void => {
      seen += 1;
      check();
    },
    reach: (count: number): Promise<void> => {
      seen = 0;
      return new Promise((resolve) => {
        check = () => void (seen >= count && resolve());
      });
    },
  };
};

/** The shop's way: document with its event → relay → broker → consumer's effect → inbox. */
const openOurs = async (store: Connection, bus: Bus) => {
  const log = createLogger('bench', 'silent');
  const rows = rowModel(store);
  const effects = store.collection<{ _id: string; times: number }>('effects');
  await buildIndexes(store);
  const done = counter();
  await consumeWithInbox(
    { store, bus, log },
    {
      name: 'bench-effects',
      events: [cartItemAddedV1],
      handle: async (_event, { cart_id }) => {
        await effects.updateOne({ _id: cart_id }, { $inc: { times: 1 } }, { upsert: true });
        done.add();
      },
    },
  );
  bus.open();
  const relay = startRelay({ store, bus, models: [rows], log });
  const newRow = (): StoredOf<typeof row> => ({ _id: `R${(marks += 1)}`, outbox: [entry()] });
  return {
    many: async (): Promise<number> => {
      const reached = done.reach(events);
      await rows.insertMany(Array.from({ length: events }, newRow));
      const began = performance.now();
      relay.nudge();
      await reached;
      return (performance.now() - began) / 1000;
    },
    /** Handed over by whoever wrote it, as every call of the shop does. */
    single: async (): Promise<number> => {
      const reached = done.reach(1);
      const document = newRow();
      await rows.insertMany([document]);
      const began = performance.now();
      relay.nudge({ model: rows, document });
      await reached;
      return performance.now() - began;
    },
    check: async (): Promise<void> => {
      const twice = await effects.countDocuments({ times: { $ne: 1 } });
      if (twice > 0) throw new Error(`${twice} events had another number of effects than one`);
    },
    close: () => relay.stop(),
  };
};

/** The least it can cost: publish with acknowledgement, consume with acknowledgement. */
const openBare = async (connection: NatsConnection) => {
  const manager = await connection.jetstreamManager();
  await manager.streams.add({ name: 'BARE', subjects: ['bare.>'] });
  await manager.consumers.add('BARE', { durable_name: 'bare', ack_policy: AckPolicy.Explicit });
  const stream = connection.jetstream();
  const done = counter();
  const messages = await (await stream.consumers.get('BARE', 'bare')).consume({ max_messages: atOnce });
  void (async () => {
    for await (const message of messages) {
      message.ack();
      done.add();
    }
  })();
  const send = async (one: OutboxEntry): Promise<void> => {
    await stream.publish('bare.event', JSON.stringify(toEnvelope(one)), { msgID: one.id });
  };
  return {
    many: async (): Promise<number> => {
      const reached = done.reach(events);
      const all = Array.from({ length: events }, entry);
      const began = performance.now();
      const worker = async (): Promise<void> => {
        for (let one = all.pop(); one; one = all.pop()) await send(one);
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      await reached;
      return (performance.now() - began) / 1000;
    },
    single: async (): Promise<number> => {
      const reached = done.reach(1);
      const began = performance.now();
      await send(entry());
      await reached;
      return performance.now() - began;
    },
  };
};

export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-bench-'));
  const mongo = await spawnEmbeddedMongo({ dataDir, port: 0 });
  const broker = await openBroker();
  const store = await connectStore(mongo.url, 'bench');
  const bus = await createBus({ natsUrl: broker.url, log: createLogger('bench', 'silent') });
  const connection = await connect(natsAddress(broker.url));
  const [ours, bare] = [await openOurs(store, bus), await openBare(connection)];
  try {
    const many: { ours: number; bare: number }[] = [];
    // The first one only warms up.
    for (let round = 0; round <= rounds; round += 1)
      many.push({ ours: events / (await ours.many()), bare: events / (await bare.many()) });
    const single: { ours: number; bare: number }[] = [];
    for (let turn = 0; turn < singles; turn += 1)
      single.push({ ours: await ours.single(), bare: await bare.single() });
    await ours.check();
    const measured = many.slice(1);
    const row = (metric: string, unit: string, from: typeof many, share: number): BenchRow => ({
      metric,
      value: at(
        from.map((one) => one.ours),
        share,
      ),
      unit,
      baseline: at(
        from.map((one) => one.bare),
        share,
      ),
    });
    return [
      {
        ...row(`a rush of ${events}: from outbox to effect, of bare NATS`, 'events/s', measured, 0.5),
        wanted: { atLeast: 0.3 },
      },
      {
        ...row('one event at a time: half of them take less, of bare NATS', 'ms', single, 0.5),
        wanted: { atMost: 2 },
      },
      row('one event at a time: 95 % take less, of bare NATS', 'ms', single, 0.95),
    ];
  } finally {
    await ours.close();
    await bus.close();
    await connection.close();
    await store.close();
    await mongo.close();
    await broker.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};
