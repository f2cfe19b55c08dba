import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CartContext } from '../context.ts';
import { deleteCompanion, listCompanions, saveCompanion } from './companions.ts';

/** People a member saved for later orders (ORDER-19). */
export const companionRoutes = (app: FastifyInstance, context: CartContext): void => {
  serve(app, bookingCalls.companions, (_input, ctx) => listCompanions(context, ctx.member().mem_id));
  serve(app, bookingCalls.companionSave, async ({ mem_id: _, ...form }, ctx) => ({
    ...success,
    companion_id: await saveCompanion(context, form, ctx.member().mem_id),
  }));
  serve(app, bookingCalls.companionDelete, async ({ companion_id }, ctx) => {
    await deleteCompanion(context, companion_id, ctx.member().mem_id);
    return success;
  });
};
