import { setTimeout as sleep } from 'node:timers/promises';
import { createBus, createLogger, type Bus } from '@narae/service-kit';
import type { EventEnvelope } from '@narae/events';
import { openBroker, type Broker } from '@narae/test-kit';
import { startCheckout, type Checkout } from './checkout.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

/** Two processes' worth of booking on one store and one broker, each with its own relay, consumers and jobs. */
export interface TwoProcesses {
  readonly checkout: Checkout;
  readonly one: TestBooking;
  readonly other: TestBooking;
  readonly broker: Broker;
  /** What the broker has stored, in its order: a consumer beside the shop's own. */
  readonly news: EventEnvelope[];
  close(): Promise<void>;
}

const PATIENCE_MS = 15_000;

/** Waits until something is true. @throws when it does not become so */
export const until = async (what: string, look: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !(await look()); await sleep(20))
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
};

export const startTwoProcesses = async (): Promise<TwoProcesses> => {
  const broker = await openBroker();
  const checkout = await startCheckout({ natsUrl: broker.url, sweepMs: 40 });
  const one = checkout.service;
  const other = await startBooking(checkout.context.now, one.config, { natsUrl: broker.url, beside: one });
  await until(
    'the products',
    async () => (await one.store.collection('bookable_products').countDocuments()) === 3,
  );
  await until('the rates', async () => (await one.store.collection('rates').countDocuments()) === 2);
  const log = createLogger('news', 'silent');
  const bus: Bus = await createBus({ natsUrl: broker.url, log });
  bus.open();
  const news: EventEnvelope[] = [];
  await bus.consume({
    name: 'news',
    subjects: ['shop.booking.>'],
    handle: async (event) => void news.push(event),
  });
  return {
    checkout,
    one,
    other,
    broker,
    news,
    close: async () => {
      await bus.close();
      await other.close();
      await checkout.close();
      await broker.close();
    },
  };
};
