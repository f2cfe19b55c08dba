import {
  type ConnectionOptions,
  AckPolicy,
  DeliverPolicy,
  headers,
  nanos,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from 'nats';
import { EventEnvelope } from '@narae/events';
import type { Consumer, ConsumerLag } from './bus.ts';
import { commonPattern } from './subjects.ts';

/** The client reads no credentials from an address such as `nats://user:password@host:4222`. */
export const natsAddress = (url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> => {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
};

const text = new TextDecoder();

export function readEvent(data: Uint8Array): EventEnvelope | undefined {
  try {
    return EventEnvelope.parse(JSON.parse(text.decode(data)));
  } catch {
    return undefined;
  }
}

export interface NatsNames {
  readonly stream: string;
  readonly deadStream: string;
  readonly subject: (subject: string) => string;
  readonly deadSubject: (consumer: string) => string;
}

/** The names on a broker. With a namespace (letters, digits, dashes), several sites share one broker without meeting. */
export const natsNames = (namespace = ''): NatsNames => {
  const before = (separator: string): string => (namespace === '' ? '' : `${namespace}${separator}`);
  return {
    stream: `${before('_')}SHOP`,
    deadStream: `${before('_')}SHOP_DEAD`,
    subject: (subject) => `${before('.')}${subject}`,
    deadSubject: (consumer) => `${before('.')}shopdlq.${consumer}`,
  };
};

export const STREAM = natsNames().stream;

const DAY_MS = 24 * 3600 * 1000;
/** Milliseconds after which a message without acknowledgement or sign of work is delivered again. */
export const ACK_WAIT_MS = 10_000;
export const ONLY_FOR = 'Narae-Only-For';
export const AT_ONCE = 64;

const streamsOf = ({ stream, deadStream, subject, deadSubject }: NatsNames) => [
  {
    name: stream,
    subjects: [subject('shop.>')],
    max_age: nanos(30 * DAY_MS),
    duplicate_window: nanos(10 * 60_000),
  },
  { name: deadStream, subjects: [deadSubject('>')], max_age: nanos(90 * DAY_MS) },
];

/** @returns when the events' stream was created */
export async function ensureStreams(manager: JetStreamManager, names: NatsNames): Promise<string> {
  let created = '';
  for (const stream of streamsOf(names)) {
    const config = { ...stream, storage: StorageType.File, retention: RetentionPolicy.Limits };
    const exists = await manager.streams.info(stream.name).then(
      () => true,
      () => false,
    );
    const info = await (exists ? manager.streams.update(stream.name, config) : manager.streams.add(config));
    if (stream.name === names.stream) created = String(info.created);
  }
  return created;
}

/**
 * Filters by the narrowest pattern over its subjects, and acknowledges the rest unread: several filters on
 * one consumer need a newer broker.
 */
export async function ensureConsumer(
  manager: JetStreamManager,
  { stream, subject }: NatsNames,
  { name, subjects }: Consumer,
  ackWaitMs: number,
): Promise<{ isNew: boolean }> {
  const changing = {
    filter_subject: subject(commonPattern(subjects)),
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: AT_ONCE,
  };
  const exists = await manager.consumers.info(stream, name).then(
    () => true,
    () => false,
  );
  if (exists) await manager.consumers.update(stream, name, changing);
  else
    await manager.consumers.add(stream, {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...changing,
    });
  return { isNew: !exists };
}

export async function lagOf(
  manager: JetStreamManager,
  { stream }: NatsNames,
  consumer: string,
): Promise<ConsumerLag> {
  const info = await manager.consumers.info(stream, consumer);
  return {
    consumer,
    pending: info.num_pending,
    unacknowledged: info.num_ack_pending,
    redelivered: info.num_redelivered,
  };
}

export async function publishOnlyFor(
  stream: JetStreamClient,
  { subject }: NatsNames,
  consumer: string,
  event: EventEnvelope,
): Promise<void> {
  const only = headers();
  only.set(ONLY_FOR, consumer);
  // Not under the event's own id: the broker would take it for a repeat and drop it.
  const msgID = `${event.id}.replay.${Date.now()}`;
  await stream.publish(subject(event.subject), JSON.stringify(event), { msgID, headers: only });
}
