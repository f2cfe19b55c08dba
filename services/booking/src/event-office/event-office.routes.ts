import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { listMessages } from '../event-messages/list-messages.ts';
import { writeMessage } from '../event-messages/write-message.ts';
import { success } from '../shared/answers.ts';
import { attendanceCsv } from './attendance-csv.ts';
import { listAttendance } from './attendance.ts';
import { closeEarly } from './close-early.ts';
import { decidePapers } from './decide-papers.ts';
import { listOfficeEvents } from './list-events.ts';
import { listOfficeReservations, showOfficeReservation } from './list-reservations.ts';

/** The organiser's side of events (EVENT-9 to EVENT-12). */
export const eventOfficeRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.eventOfficeList, (page, ctx) => listOfficeEvents(context, page, ctx.lanTp));
  serve(app, bookingCalls.eventOfficeReservations, (asked, ctx) =>
    listOfficeReservations(context, asked, ctx.lanTp),
  );
  serve(app, bookingCalls.eventOfficeReservation, ({ event_rv_id }, ctx) =>
    showOfficeReservation(context, event_rv_id, ctx.lanTp),
  );
  serve(app, bookingCalls.eventOfficeAccept, async (looked, ctx) => {
    await decidePapers(context, looked, { outcome: 'accepted' }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.eventOfficeRefuse, async ({ reason, note, ...looked }, ctx) => {
    await decidePapers(context, looked, { outcome: 'refused', reason, note }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.eventOfficeAttendance, (page) => listAttendance(context, page));
  serve(app, bookingCalls.eventOfficeCsv, async ({ event_id }, ctx) => {
    const by = ctx.member().mem_id;
    const csv = await attendanceCsv(context, event_id, { by, lanTp: ctx.lanTp });
    return ctx.reply
      .header('cache-control', 'no-store, private')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="attendance-${event_id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csv);
  });
  serve(app, bookingCalls.eventOfficeClose, async (wanted, ctx) => {
    await closeEarly(context, wanted, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.eventOfficeMessage, async (written, ctx) => {
    await writeMessage(context, written, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.eventOfficeMessages, ({ event_id }) => listMessages(context, event_id));
};
