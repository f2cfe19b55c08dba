import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsumerMessages, JsMsg, NatsConnection } from 'nats';
import type { EventEnvelope } from '@narae/events';
import type { Logger } from '../../base/logger.ts';
import type { Consumer } from './bus.ts';
import { type BusCounters, delayAfter, deliver, type RetryPolicy } from './delivery.ts';
import { createKeyedQueue } from '../../base/queues.ts';
import { AT_ONCE, ensureConsumer, type NatsNames, ONLY_FOR, readEvent } from './nats-streams.ts';
import { wants } from './subjects.ts';

const REST_MS = 1000;

export interface NatsConsumerOptions {
  readonly log: Logger;
  readonly retry: RetryPolicy;
  readonly ensure: () => Promise<void>;
  readonly ackWaitMs: number;
  readonly counters: BusCounters;
  readonly onBroker: NatsNames;
}

/** A dead letter that is published again is for the consumer that gave it up. */
const isFor = (name: string, { headers }: JsMsg): boolean => {
  const only = headers?.get(ONLY_FOR);
  return !only || only === name;
};

/** Events of one aggregate run in order, others beside them; a broken stream is taken up again. */
export async function startNatsConsumer(
  connection: NatsConnection,
  consumer: Consumer,
  { log, retry, ensure, ackWaitMs, counters, onBroker }: NatsConsumerOptions,
): Promise<() => Promise<void>> {
  const manager = await connection.jetstreamManager();
  const queue = createKeyedQueue();
  let stopped = false;
  let messages: ConsumerMessages | undefined;

  const onDead: NonNullable<Consumer['onDead']> = async (event, error) => {
    await consumer.onDead?.(event, error);
    await connection
      .jetstream()
      .publish(onBroker.deadSubject(consumer.name), JSON.stringify(event), { msgID: event.id });
  };
  const work = async (message: JsMsg, event: EventEnvelope): Promise<void> => {
    const attempt = message.info.redeliveryCount;
    const outcome = await deliver({ ...consumer, onDead }, event, attempt, retry, log);
    counters.handled(consumer.name, outcome);
    if (outcome === 'done') message.ack();
    else if (outcome === 'dead') message.term();
    else message.nak(delayAfter(attempt, retry));
  };
  const takePosition = async (): Promise<void> => {
    const { isNew } = await ensureConsumer(manager, onBroker, consumer, ackWaitMs);
    if (isNew) consumer.onNewPosition?.();
  };
  const take = async (): Promise<void> => {
    await ensure();
    await takePosition();
    const source = await connection.jetstream().consumers.get(onBroker.stream, consumer.name);
    messages = await source.consume({ max_messages: AT_ONCE, abort_on_missing_resource: true });
    // Closing ends with the loop below, so it must not be awaited before it.
    if (stopped) void messages.close();
    for await (const message of messages) {
      const event = readEvent(message.data);
      if (!event || !wants(consumer.subjects, event) || !isFor(consumer.name, message)) {
        message.ack();
        continue;
      }
      // From now on, not from its turn: one that waits behind a slow one of its aggregate would be brought again.
      const alive = setInterval(() => message.working(), ackWaitMs / 3);
      void queue.add(event.aggregate_id, () => work(message, event).finally(() => clearInterval(alive)));
    }
  };
  /** A broker that is back may have lost stream and consumer: look at once instead of missing heartbeats. */
  const startOverOnReconnect = async (): Promise<void> => {
    for await (const { type } of connection.status())
      if (type === 'reconnect' && !stopped) await messages?.close();
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      await take().catch((error: unknown) => {
        if (!stopped) log.warn({ err: error, consumer: consumer.name }, 'consumer was interrupted');
      });
      if (!stopped) await sleep(REST_MS);
    }
  };

  await takePosition();
  const running = run();
  void startOverOnReconnect();
  return async () => {
    stopped = true;
    await messages?.close();
    await queue.idle();
    if (!connection.isClosed()) await connection.flush().catch(() => undefined);
    await Promise.race([running, sleep(2 * REST_MS, undefined, { ref: false })]);
  };
}
