import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CustomTravelContext } from './context.ts';
import { forgetCustomDraft } from './drafts/custom-drafts.ts';
import { acceptQuote, askDesk, declineQuote, withdrawRequest } from './quotes/member-answers.ts';
import { sendRequest } from './trips/send-request.ts';
import { listOwnTrips, showOwnTrip } from './trips/show-trips.ts';
import { tripMemberOf } from './trips/trips-of-members.ts';

/** Requests for a custom trip, by their member (CUSTOM-1 to CUSTOM-4). */
export const customTravelRoutes = (app: FastifyInstance, context: CustomTravelContext): void => {
  serve(app, bookingCalls.customTravelInsert, async ({ mem_id: _own, lan_tp: _locale, ...request }, ctx) => {
    const request_id = await sendRequest(context, request, tripMemberOf(ctx), ctx.idempotencyKey);
    await forgetCustomDraft(context, ctx.member().mem_id);
    return { ...success, request_id };
  });
  serve(app, bookingCalls.customTravelList, (_input, ctx) =>
    listOwnTrips(context, ctx.member().mem_id, ctx.lanTp),
  );
  serve(app, bookingCalls.customTravelDetail, ({ request_id }, ctx) =>
    showOwnTrip(context, { request_id, mem_id: ctx.member().mem_id }, ctx.lanTp),
  );
  serve(app, bookingCalls.customTravelAsk, async ({ request_id, text }, ctx) => {
    await askDesk(context, { request_id, mem_id: ctx.member().mem_id }, text);
    return success;
  });
  serve(app, bookingCalls.customTravelAccept, async ({ request_id, quote_no }, ctx) => ({
    ...success,
    cart_id: await acceptQuote(context, { request_id, quote_no }, tripMemberOf(ctx)),
  }));
  serve(app, bookingCalls.customTravelDecline, async ({ request_id, quote_no, text }, ctx) => {
    await declineQuote(context, { request_id, mem_id: ctx.member().mem_id }, { quote_no, text });
    return success;
  });
  serve(app, bookingCalls.customTravelWithdraw, async ({ request_id }, ctx) => {
    await withdrawRequest(context, { request_id, mem_id: ctx.member().mem_id });
    return success;
  });
};
