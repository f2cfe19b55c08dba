import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { showOutcome } from './show-outcome.ts';

const visitor = { mem_id: null };

/** For the payer alone (PAY-8, PAY-15). */
export const paymentRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.payOutcome, ({ refno, token = null }, ctx) => {
    // An expired session is renewed first; a visitor without a token is told nothing.
    const { mem_id } = token === null && ctx.request.identity.expired ? ctx.member() : (ctx.user ?? visitor);
    return showOutcome(context, refno, { mem_id, token });
  });
};
