import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CustomTravelContext } from '../context.ts';
import { storeCustomDraft, readCustomDraft } from './custom-drafts.ts';

/** Requests for custom trips that are being written (CUSTOM-9). */
export const customDraftRoutes = (app: FastifyInstance, context: CustomTravelContext): void => {
  serve(app, bookingCalls.customTravelTyped, async (_input, ctx) => {
    const typed = await readCustomDraft(context, ctx.member().mem_id);
    return typed ? [typed] : [];
  });
  serve(app, bookingCalls.customTravelDraft, async ({ mem_id: _, ...typed }, ctx) => {
    await storeCustomDraft(context, typed, ctx.member().mem_id);
    return success;
  });
};
