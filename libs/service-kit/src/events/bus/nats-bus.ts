import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from 'nats';
import type { Logger } from '../../base/logger.ts';
import type { Bus } from './bus.ts';
import { createBusCounters, defaultRetry, type RetryPolicy } from './delivery.ts';
import { createLatch } from '../../base/queues.ts';
import {
  ACK_WAIT_MS,
  ensureStreams,
  lagOf,
  natsAddress,
  natsNames,
  ONLY_FOR,
  publishOnlyFor,
  readEvent,
} from './nats-streams.ts';
import { startNatsConsumer } from './nats-consumer.ts';
import { createWatchers } from './subjects.ts';

const DRAIN_MS = 3000;
const PUBLISH_MS = 3000;

export interface NatsBusOptions {
  readonly url: string;
  readonly log: Logger;
  readonly retry?: RetryPolicy;
  readonly ackWaitMs?: number;
  readonly namespace?: string | undefined;
}

/** NATS drops repeats by event id; consumers keep a durable position and acknowledge after the effect. */
export async function createNatsBus({
  url,
  log,
  retry = defaultRetry,
  ackWaitMs = ACK_WAIT_MS,
  namespace,
}: NatsBusOptions): Promise<Bus> {
  const connection = await connect({
    ...natsAddress(url),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    name: 'narae',
  });
  let up = true;
  const onBroker = natsNames(namespace);
  const manager = await connection.jetstreamManager();
  let streamEpoch = '';
  const ensure = async (): Promise<void> => {
    streamEpoch = await ensureStreams(manager, onBroker);
  };
  await ensure();
  void noteStatus(connection, log, (state) => {
    up = state;
    // A broker that is back may have begun anew.
    if (up)
      ensure().catch((error: unknown) => log.warn({ err: error }, 'the streams could not be looked at'));
  });
  const stream = connection.jetstream();
  // The broker has events at once, while the indexes that handlers rely on are still being built.
  const latch = createLatch();
  let opened = false;
  const stops = new Set<() => Promise<void>>();
  const names = new Set<string>();
  const counters = createBusCounters();
  const watchers = createWatchers(log);
  const seeing = connection.subscribe(onBroker.subject('shop.>'), {
    callback: (error, message) => {
      const old = error !== null || message.headers?.has(ONLY_FOR);
      const event = old ? undefined : readEvent(message.data);
      if (event) watchers.show(event);
    },
  });

  return {
    publish: async (event) => {
      if (!up) throw new Error('The broker is out of reach');
      const send = () =>
        stream.publish(onBroker.subject(event.subject), JSON.stringify(event), {
          msgID: event.id,
          timeout: PUBLISH_MS,
        });
      await send().catch(async (error: unknown) => {
        // A broker that lost its data has no stream either; the outbox still has the event.
        if (!isNoResponders(error)) throw error;
        await ensure();
        await send();
      });
      counters.published(event.subject);
    },
    publishFor: (consumer, event) => publishOnlyFor(stream, onBroker, consumer, event),
    consume: async (wanted) => {
      const handle: typeof wanted.handle = async (event) => {
        await latch.passed();
        if (!opened) throw new Error('the process ends before it was ready for events');
        return wanted.handle(event);
      };
      const consumer = { ...wanted, handle };
      const stop = await startNatsConsumer(connection, consumer, {
        log,
        retry,
        ensure,
        ackWaitMs,
        counters,
        onBroker,
      });
      stops.add(stop);
      names.add(consumer.name);
      return async () => {
        stops.delete(stop);
        names.delete(consumer.name);
        await stop();
      };
    },
    watch: watchers.add,
    open: () => {
      opened = true;
      latch.open();
    },
    ready: () => up && !connection.isClosed(),
    streamEpoch: () => streamEpoch,
    lag: () => Promise.all([...names].map((name) => lagOf(manager, onBroker, name))),
    metrics: counters.metrics,
    close: async () => {
      latch.open();
      await Promise.all([...stops].map((stop) => stop()));
      seeing.unsubscribe();
      const drained = connection.drain().catch(() => undefined);
      // Draining waits for the broker; one that is away must not keep the process from ending.
      await Promise.race([drained, sleep(up ? DRAIN_MS : 0, undefined, { ref: false })]);
      await connection.close();
    },
  };
}

const isNoResponders = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '503' || error.code === '404');

async function noteStatus(
  connection: NatsConnection,
  log: Logger,
  note: (up: boolean) => void,
): Promise<void> {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') {
      note(false);
      log.warn('the broker is out of reach');
    }
    if (type === 'reconnect') {
      note(true);
      log.info('the broker is back');
    }
  }
}
