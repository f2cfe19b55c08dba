import { stoppedClock } from '@narae/test-kit';
import { createLogger } from '@narae/service-kit';
import type { BookingConfig } from '../../src/config.ts';
import { createContext, type BookingContext } from '../../src/app.ts';
import { createProviders } from '../../src/payment/providers/provider-for.ts';
import { publish } from './events.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

/** What use cases and jobs need to run beside a started service, on its store, bus and mails. */
export const contextBeside = async (service: TestBooking, clock: () => Date): Promise<BookingContext> => {
  const { store, bus, mails: mail, config, securityLog } = service;
  const log = createLogger('beside', 'silent');
  const context = createContext({ store, bus, mail, log, securityLog, clock }, config);
  // The service relays; a second relay would only publish everything twice.
  await context.relay.stop();
  return context;
};

/** The same context with other settings of the payment providers. */
export const withPayments = (
  context: BookingContext,
  change: Partial<BookingConfig['payments']>,
): BookingContext => {
  const config = { ...context.config, payments: { ...context.config.payments, ...change } };
  return { ...context, config, providers: createProviders(config, context.providerHealth) };
};

/** Booking with a clock that the test moves, and a context for jobs that the test runs itself. */
export interface BookingBeside {
  readonly service: TestBooking;
  readonly clock: ReturnType<typeof stoppedClock>;
  readonly context: BookingContext;
}

export const startBookingBeside = async (config: Partial<BookingConfig> = {}): Promise<BookingBeside> => {
  const clock = stoppedClock();
  const service = await startBooking(clock.now, config);
  return { clock, service, context: await contextBeside(service, clock.now) };
};

/** Waits until what a context beside has raised is handled: the service's own relay publishes it with its next turn. */
export const relayed = async (service: TestBooking): Promise<void> => {
  await publish(service, { event_id: 'EVTNUDGE' });
  await service.settle();
};
