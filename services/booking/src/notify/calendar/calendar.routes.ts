import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { NotifyContext } from '../context.ts';
import { shopperOf } from '../../kernel/index.ts';
import { showEventCalendar, showOrderCalendar } from './calendars.ts';

/** Calendar files that their owners download (MAIL-3). */
export const calendarRoutes = (app: FastifyInstance, context: NotifyContext): void => {
  serve(app, bookingCalls.orderCalendar, ({ cart_id }, ctx) =>
    showOrderCalendar(context, cart_id, shopperOf(ctx)),
  );
  serve(app, bookingCalls.eventReservCalendar, ({ event_rv_id }, ctx) =>
    showEventCalendar(context, event_rv_id, shopperOf(ctx)),
  );
};
