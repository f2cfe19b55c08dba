import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { mailConsumer } from './order-mails.consumer.ts';
import { paymentFigures, seatFigures } from './order-figures.queries.ts';

/** The numbers by which an operator sees that no seat is sold twice, no payment forgotten and no mail stuck. */
export const watchOrders = (app: FastifyInstance, context: BookingContext): void => {
  const { ledgers, bookings, bus, now, providerHealth } = context;
  app.addCheck('provider', providerHealth.check, { without: 'nobody can begin a payment' });
  app.addGauges({
    gauges: {
      narae_seat_holds: { help: 'Holds of seats that are not paid yet' },
      narae_seat_holds_overdue: { help: 'Holds whose time is over and whose seats are not free yet' },
      narae_seat_ledgers_unbalanced: {
        help: 'Products whose remaining and claimed seats do not add up to the capacity; must be 0',
      },
      narae_seat_ledgers_oversold: { help: 'Products with more seats given away than there are; must be 0' },
    },
    read: async (set) => {
      const { holds, overdue, unbalanced, oversold } = await seatFigures(ledgers, now());
      set('narae_seat_holds', holds);
      set('narae_seat_holds_overdue', overdue);
      set('narae_seat_ledgers_unbalanced', unbalanced);
      set('narae_seat_ledgers_oversold', oversold);
    },
  });
  app.addGauges({
    gauges: {
      narae_payments_undecided: { help: 'Payment attempts somebody has to look after', labels: ['status'] },
      narae_payment_oldest_undecided_age_seconds: { help: 'Age of the oldest of them; 0 when there is none' },
    },
    read: async (set) => {
      const { byStatus, oldestUndecidedAt } = await paymentFigures(bookings);
      for (const [status, attempts] of byStatus) set('narae_payments_undecided', attempts, { status });
      const age = oldestUndecidedAt === null ? 0 : now().getTime() - oldestUndecidedAt.getTime();
      set('narae_payment_oldest_undecided_age_seconds', Math.max(0, age) / 1000);
    },
  });
  app.addGauges({
    gauges: { narae_mails_waiting: { help: 'Mails about orders that are not sent yet' } },
    read: async (set) => {
      const lag = (await bus.lag()).find(({ consumer }) => consumer === mailConsumer);
      if (lag) set('narae_mails_waiting', lag.pending + lag.unacknowledged);
    },
  });
};
