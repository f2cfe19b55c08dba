import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EventsContext } from '../context.ts';
import { deleteReservation } from './delete-reservation.ts';
import { storeReservationDraft, reviseReservation, saveReservation } from './write-reservation.ts';
import { reserverOf } from './begin-reservation.ts';
import { listMyEvents, showReservation } from './show-reservation.ts';

/** Reservations of events (EVENT-5). */
export const eventReservationRoutes = (app: FastifyInstance, context: EventsContext): void => {
  serve(app, bookingCalls.eventReservation, ({ event_id }, ctx) =>
    showReservation(context, event_id, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }),
  );
  serve(app, bookingCalls.eventReservSave, async ({ event_id, ...details }, ctx) => {
    const { event_rv_id } = await saveReservation(context, event_id, details, reserverOf(ctx));
    return { ...success, event_rv_id, application_yn: 'Y' };
  });
  serve(app, bookingCalls.eventReservChange, async ({ event_rv_id, ...details }, ctx) => {
    await reviseReservation(context, { event_rv_id }, reserverOf(ctx), () => details);
    return { ...success, event_rv_id, application_yn: 'Y' };
  });
  serve(app, bookingCalls.eventReservDraft, async ({ event_id, ...typed }, ctx) => {
    await storeReservationDraft(context, event_id, typed, reserverOf(ctx));
    return success;
  });
  serve(app, bookingCalls.eventReservDelete, async ({ event_rv_id }, ctx) => {
    await deleteReservation(context, event_rv_id, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.myinfoEventList, ({ use_yn = 'Y' }, ctx) =>
    listMyEvents(
      context,
      { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp },
      use_yn === 'Y' ? 'reserved' : 'deleted',
    ),
  );
};
