import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { orderMailConsumer } from './send-order-mail.ts';

/** The number by which an operator sees that mails are stuck. */
export const orderMailMetrics = (app: FastifyInstance, { bus }: BookingContext): void => {
  app.addGauges({
    gauges: { narae_mails_waiting: { help: 'Mails about orders that are not sent yet' } },
    read: async (set) => {
      const lag = (await bus.lag()).find(({ consumer }) => consumer === orderMailConsumer);
      if (lag) set('narae_mails_waiting', lag.pending + lag.unacknowledged);
    },
  });
};
