import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { previewLeaving } from './preview-leaving.ts';

/** What booking keeps of a member (ACCOUNT-11). */
export const memberRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.leavePreviewBooking, (_input, ctx) =>
    previewLeaving(context, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }),
  );
};
