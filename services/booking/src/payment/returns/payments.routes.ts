import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { PaymentContext } from '../context.ts';
import { showOutcome } from './show-outcome.ts';

const visitor = { mem_id: null };

/** What became of a payment, for whoever made it (PAY-8, PAY-15). */
export const paymentRoutes = (app: FastifyInstance, context: PaymentContext): void => {
  serve(app, bookingCalls.payOutcome, ({ refno, token = null }, ctx) => {
    // A session that ran out at the provider is renewed first; a visitor has none and is told nothing without a token.
    const { mem_id } = token === null && ctx.request.identity.expired ? ctx.member() : (ctx.user ?? visitor);
    return showOutcome(context, refno, { mem_id, token });
  });
};
