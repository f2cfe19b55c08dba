import { AckPolicy, DeliverPolicy, nanos, RetentionPolicy, StorageType, type JetStreamManager } from 'nats';
import type { Consumer, ConsumerLag } from './bus.ts';
import { commonPattern } from './subjects.ts';

export const STREAM = 'SHOP';
export const DEAD_STREAM = 'SHOP_DEAD';
/** Where a consumer's dead letters go, beside its own store. */
export const deadSubject = (consumer: string): string => `shopdlq.${consumer}`;

const DAY_MS = 24 * 3600 * 1000;
/** A message nobody has acknowledged, or said to be working on, by then is delivered again, in milliseconds. */
export const ACK_WAIT_MS = 10_000;
/** Header of a message that only the consumer of that name is to deal with. */
export const ONLY_FOR = 'Narae-Only-For';
/** Events one consumer works on at the same time. */
export const AT_ONCE = 64;

const streams = [
  { name: STREAM, subjects: ['shop.>'], max_age: nanos(30 * DAY_MS), duplicate_window: nanos(10 * 60_000) },
  { name: DEAD_STREAM, subjects: ['shopdlq.>'], max_age: nanos(90 * DAY_MS) },
];

/** Creates the streams or brings them up to date. @returns when the events' stream was created */
export async function ensureStreams(manager: JetStreamManager): Promise<string> {
  let created = '';
  for (const stream of streams) {
    const config = { ...stream, storage: StorageType.File, retention: RetentionPolicy.Limits };
    const exists = await manager.streams.info(stream.name).then(
      () => true,
      () => false,
    );
    const info = await (exists ? manager.streams.update(stream.name, config) : manager.streams.add(config));
    if (stream.name === STREAM) created = String(info.created);
  }
  return created;
}

/**
 * The durable position of a consumer. It filters by the narrowest pattern that covers its subjects; what
 * else comes along is acknowledged unread (several filters on one consumer need a newer broker).
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  { name, subjects }: Consumer,
  ackWaitMs: number,
): Promise<{ isNew: boolean }> {
  const changing = {
    filter_subject: commonPattern(subjects),
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: AT_ONCE,
  };
  const exists = await manager.consumers.info(STREAM, name).then(
    () => true,
    () => false,
  );
  if (exists) await manager.consumers.update(STREAM, name, changing);
  else
    await manager.consumers.add(STREAM, {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...changing,
    });
  return { isNew: !exists };
}

/** How far a consumer of the events' stream is behind, over all its replicas. */
export async function lagOf(manager: JetStreamManager, consumer: string): Promise<ConsumerLag> {
  const info = await manager.consumers.info(STREAM, consumer);
  return {
    consumer,
    pending: info.num_pending,
    unacknowledged: info.num_ack_pending,
    redelivered: info.num_redelivered,
  };
}
