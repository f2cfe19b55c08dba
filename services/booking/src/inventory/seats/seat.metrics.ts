import type { FastifyInstance } from 'fastify';
import type { InventoryContext } from '../context.ts';
import { seatFigures } from './seat-figures.queries.ts';

/** For operators: no seat is sold twice, no hold forgotten. */
export const seatMetrics = (app: FastifyInstance, { ledgers, now }: InventoryContext): void => {
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
};
