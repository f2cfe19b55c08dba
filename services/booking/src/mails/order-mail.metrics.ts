import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { eventMailConsumer } from './send-event-mail.ts';
import { orderMailConsumer } from './send-order-mail.ts';

const senders: readonly string[] = [orderMailConsumer, eventMailConsumer];

/** The number by which an operator sees that mails are stuck. */
export const orderMailMetrics = (app: FastifyInstance, { bus }: BookingContext): void => {
  app.addGauges({
    gauges: { narae_mails_waiting: { help: 'Mails about orders and reservations that are not sent yet' } },
    read: async (set) => {
      const lags = (await bus.lag()).filter(({ consumer }) => senders.includes(consumer));
      const waiting = lags.reduce((sum, { pending, unacknowledged }) => sum + pending + unacknowledged, 0);
      if (lags.length > 0) set('narae_mails_waiting', waiting);
    },
  });
};
