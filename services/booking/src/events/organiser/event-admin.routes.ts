import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EventsContext } from '../context.ts';
import { listMessages, writeMessage } from '../messages/event-messages.ts';
import { sendCsv } from '../../kernel/index.ts';
import { attendanceCsv, listAttendance } from './attendance.ts';
import { closeEarly, listAdminEvents } from './organiser-lists.ts';
import { decideDocuments } from './decide-documents.ts';
import { listAdminReservations, showAdminReservation } from './list-reservations.ts';

/** The organiser's side of events (EVENT-9 to EVENT-12). */
export const eventAdminRoutes = (app: FastifyInstance, context: EventsContext): void => {
  serve(app, bookingCalls.adminEventList, (page, ctx) => listAdminEvents(context, page, ctx.lanTp));
  serve(app, bookingCalls.adminEventReservations, (request, ctx) =>
    listAdminReservations(context, request, ctx.lanTp),
  );
  serve(app, bookingCalls.adminEventReservation, ({ event_rv_id }, ctx) =>
    showAdminReservation(context, event_rv_id, ctx.lanTp),
  );
  serve(app, bookingCalls.adminEventAccept, async (looked, ctx) => {
    await decideDocuments(context, looked, { outcome: 'accepted' }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminEventReject, async ({ reason, note, ...looked }, ctx) => {
    await decideDocuments(context, looked, { outcome: 'rejected', reason, note }, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminEventAttendance, (page) => listAttendance(context, page));
  serve(app, bookingCalls.adminEventCsv, async ({ event_id }, ctx) => {
    const by = ctx.member().mem_id;
    const csv = await attendanceCsv(context, event_id, { by, lanTp: ctx.lanTp });
    return sendCsv(ctx.reply, `attendance-${event_id}`, csv);
  });
  serve(app, bookingCalls.adminEventClose, async (wanted, ctx) => {
    await closeEarly(context, wanted, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminEventMessage, async (written, ctx) => {
    await writeMessage(context, written, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.adminEventMessages, ({ event_id }) => listMessages(context, event_id));
};
