import { attachmentsOf } from '@narae/service-kit';
import { interruptions, type Interruptions } from '@narae/test-kit';
import type { BookingContext } from '../../src/app.ts';
import type { Checkout } from './checkout.ts';
import { contextBeside } from './context-beside.ts';
import { startBooking, type TestBooking } from './start-booking.ts';

/** A second process of booking on the store of a shop, which a test interrupts at any of its writes. */
export interface InterruptedProcess extends Interruptions {
  readonly service: TestBooking;
  /** For jobs that the test runs in this process. */
  readonly context: BookingContext;
  close(): Promise<void>;
}

/**
 * Starts the second process. Its events are published by the shop's own relay. Providers need no switch of their own: a process
 * stores that it is about to ask one, and does not come past that write.
 */
export const startInterrupted = async (shop: Checkout): Promise<InterruptedProcess> => {
  const service = await startBooking(shop.context.now, shop.service.config, { beside: shop.service });
  const context = await contextBeside(service, shop.context.now);
  for (const relay of attachmentsOf(service.store).relays) await relay.stop();
  return { service, context, ...interruptions(service.store), close: () => service.close() };
};
