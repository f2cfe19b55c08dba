import type { Logger } from '../../base/logger.ts';
import type { Bus } from './bus.ts';
import { createInProcessBus } from './in-process-bus.ts';
import { createNatsBus } from './nats-bus.ts';
import type { RetryPolicy } from './delivery.ts';

export interface BusOptions {
  /** nats://user:password@host:port; absent means that all services share this process. */
  readonly natsUrl?: string | undefined;
  readonly log: Logger;
  readonly retry?: RetryPolicy;
  /** Of NATS: how long it waits for an acknowledgement before it brings an event again, in milliseconds. */
  readonly ackWaitMs?: number;
  /** Of NATS: prefix of streams and subjects, where sites or tests share a broker. */
  readonly namespace?: string | undefined;
}

/** NATS JetStream where there is one, else the in-process bus; the same semantics, held to by one test suite. */
export async function createBus({ natsUrl, ...options }: BusOptions): Promise<Bus> {
  return natsUrl === undefined ? createInProcessBus(options) : createNatsBus({ url: natsUrl, ...options });
}
