import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { success } from '../shared/answers.ts';
import { listDepartures } from './list-departures.ts';
import { showManifest } from './show-manifest.ts';
import { takeScans } from './take-scans.ts';
import { undoCheckIn } from './undo-check-in.ts';

/** The departure day at the gate (TICKET-4 to TICKET-6). */
export const gateRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.gateDepartures, (_input, ctx) => listDepartures(context, ctx.lanTp));
  serve(app, bookingCalls.gateManifest, async ({ prod_id }, ctx) => [
    await showManifest(context, prod_id, ctx.lanTp),
  ]);
  serve(app, bookingCalls.gateScans, async ({ prod_id, scans }, ctx) => {
    const { mem_id: by } = ctx.member();
    return { ...success, answers: await takeScans(context, prod_id, scans, { by, lanTp: ctx.lanTp }) };
  });
  serve(app, bookingCalls.gateUndo, async (wanted, ctx) => {
    await undoCheckIn(context, wanted, ctx.member().mem_id);
    return success;
  });
};
