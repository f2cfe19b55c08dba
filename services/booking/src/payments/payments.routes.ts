import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { showOutcome } from './show-outcome.ts';

/** What became of a payment (PAY-8). */
export const paymentRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.payOutcome, ({ refno }, ctx) =>
    showOutcome(context, refno, ctx.user?.mem_id ?? null),
  );
};
