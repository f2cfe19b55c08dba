import { createBus, createLogger, type Bus } from '@narae/service-kit';
import type { EventEnvelope } from '@narae/events';
import { openBroker, until, withCleanup, type Broker } from '@narae/test-kit';
import { startCheckout, type Checkout } from './checkout.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

/** Two processes' worth of booking on one store and one broker, each with its own relay, consumers and jobs. */
export interface TwoProcesses {
  readonly checkout: Checkout;
  readonly one: TestBooking;
  readonly other: TestBooking;
  readonly broker: Broker;
  /** What the broker has stored, in its order: a consumer beside the shop's own. */
  readonly events: EventEnvelope[];
  close(): Promise<void>;
}

/** Starts both; what was opened is closed again when starting fails. */
export const startTwoProcesses = (): Promise<TwoProcesses> =>
  withCleanup(async (cleanup) => {
    const broker = await openBroker();
    cleanup.add(() => broker.close());
    const checkout = await startCheckout({ natsUrl: broker.url, sweepMs: 40 });
    cleanup.add(() => checkout.close());
    const one = checkout.service;
    const other = await startBooking(checkout.context.now, one.config, {
      natsUrl: broker.url,
      beside: one,
    });
    cleanup.add(() => other.close());
    await until(
      'the products',
      async () => (await one.store.collection('bookable_products').countDocuments()) === 3,
    );
    await until('the rates', async () => (await one.store.collection('rates').countDocuments()) === 2);
    const log = createLogger('events', 'silent');
    const bus: Bus = await createBus({ natsUrl: broker.url, log });
    cleanup.add(() => bus.close());
    bus.open();
    const events: EventEnvelope[] = [];
    await bus.consume({
      name: 'events',
      subjects: ['shop.booking.>'],
      handle: async (event) => void events.push(event),
    });
    return { checkout, one, other, broker, events, close: () => cleanup.run() };
  });
