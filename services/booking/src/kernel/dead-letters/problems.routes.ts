import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { KernelContext } from '../context.ts';
import { discardDeadLetter, retryDeadLetters, showProblems } from './dead-letters.ts';

/** Unpublished events and dead letters in the back office (ADMIN-2). */
export const problemRoutes = (app: FastifyInstance, context: KernelContext): void => {
  serve(app, bookingCalls.adminTrouble, () => showProblems(context));
  serve(app, bookingCalls.adminTroubleRetry, (which, ctx) =>
    retryDeadLetters(context, which, ctx.member().mem_id),
  );
  serve(app, bookingCalls.adminTroubleDiscard, async (request, ctx) => {
    await discardDeadLetter(context, request, ctx.member().mem_id);
    return success;
  });
};
