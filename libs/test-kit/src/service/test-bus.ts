import { randomUUID } from 'node:crypto';
import { connect } from 'nats';
import { createBus, type Bus, type Logger } from '@narae/service-kit';
import { until } from '../until.ts';

export interface TestBusOptions {
  readonly log: Logger;
  readonly retry?: { readonly attempts: number; readonly firstDelayMs: number; readonly maxDelayMs: number };
  /** A broker that the test started itself; its streams have their ordinary names. */
  readonly natsUrl?: string | undefined;
  /** The namespace of another test bus, to be on the same streams. */
  readonly namespace?: string | undefined;
}

export interface TestBus {
  readonly bus: Bus;
  /** Of its streams at NATS_URL; undefined in process and on a broker of the test's own. */
  readonly namespace: string | undefined;
  /** Resolves when every consumer has dealt with every event published so far. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const deleteStreams = async (url: string, namespace: string): Promise<void> => {
  const connection = await connect({ servers: url });
  try {
    const manager = await connection.jetstreamManager();
    for (const name of [`${namespace}_SHOP`, `${namespace}_SHOP_DEAD`]) await manager.streams.delete(name);
  } finally {
    await connection.close();
  }
};

/**
 * The bus of a service under test: in process, or where NATS_URL is set on that broker, in streams of its own, which
 * are deleted when it is closed.
 */
export async function createTestBus({ natsUrl, namespace, log, retry }: TestBusOptions): Promise<TestBus> {
  const shared = natsUrl === undefined ? process.env['NATS_URL'] || undefined : undefined;
  const own = shared && (namespace ?? `test-${randomUUID().slice(0, 13)}`);
  const bus = await createBus({
    natsUrl: natsUrl ?? shared,
    namespace: own,
    log,
    ...(retry ? { retry } : {}),
  });
  return {
    bus,
    namespace: own,
    idle: async () => {
      if (!own) return;
      await until('consumers that have dealt with every event', async () => {
        const lags = await bus.lag();
        return lags.every(({ pending, unacknowledged }) => pending + unacknowledged === 0);
      });
    },
    close: async () => {
      await bus.close();
      if (shared && own && namespace === undefined) await deleteStreams(shared, own);
    },
  };
}
