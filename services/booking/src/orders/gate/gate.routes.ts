import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../context.ts';
import { sendCsv } from '../../kernel/index.ts';
import { listDepartures, listSeatsOfDepartures, showManifest } from './gate-lists.ts';
import { manifestCsv } from './manifest-csv.ts';
import { takeScans } from './take-scans.ts';
import { undoCheckIn } from './undo-check-in.ts';

/** The departure day at the gate (TICKET-4 to TICKET-6). */
export const gateRoutes = (app: FastifyInstance, context: OrdersContext): void => {
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
  serve(app, bookingCalls.adminDepartures, ({ after }, ctx) =>
    listSeatsOfDepartures(context, after, ctx.lanTp),
  );
  serve(app, bookingCalls.adminManifestCsv, async ({ prod_id }, ctx) => {
    const csv = await manifestCsv(context, prod_id, { by: ctx.member().mem_id, lanTp: ctx.lanTp });
    return sendCsv(ctx.reply, `departure-${prod_id}`, csv);
  });
};
