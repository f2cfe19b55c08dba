import { bookingCalls } from '@narae/contracts';
import { serve, success, type CallContext } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CustomTravelContext } from './context.ts';
import {
  assignRequest,
  giveQuote,
  rejectRequest,
  replyToMember,
  type DeskChange,
} from './quotes/desk-answers.ts';
import { listTrips, showTrip } from './trips/show-trips.ts';

const seenBy = (
  { request_id, version }: Pick<DeskChange, 'request_id' | 'version'>,
  ctx: CallContext,
): DeskChange => ({ request_id, version, admin: ctx.member().mem_id });

/** The desk's side of custom trips (CUSTOM-5). */
export const customAdminRoutes = (app: FastifyInstance, context: CustomTravelContext): void => {
  serve(app, bookingCalls.adminCustomTrips, ({ states = [], assignee, before }, ctx) =>
    listTrips(
      context,
      {
        states,
        ...(assignee === undefined ? {} : { assignee: assignee === 'none' ? '' : assignee }),
        ...(before === undefined ? {} : { before }),
      },
      ctx.lanTp,
    ),
  );
  serve(app, bookingCalls.adminCustomTrip, ({ request_id }, ctx) => showTrip(context, request_id, ctx.lanTp));
  serve(app, bookingCalls.adminCustomTripAssign, async ({ assignee, ...seen }, ctx) => {
    await assignRequest(context, seenBy(seen, ctx), assignee);
    return success;
  });
  serve(app, bookingCalls.adminCustomTripQuote, async ({ quote, ...seen }, ctx) => ({
    ...success,
    quote_no: await giveQuote(context, seenBy(seen, ctx), quote),
  }));
  serve(app, bookingCalls.adminCustomTripReply, async ({ text, ...seen }, ctx) => {
    await replyToMember(context, seenBy(seen, ctx), text);
    return success;
  });
  serve(app, bookingCalls.adminCustomTripReject, async ({ text, ...seen }, ctx) => {
    await rejectRequest(context, seenBy(seen, ctx), text);
    return success;
  });
};
