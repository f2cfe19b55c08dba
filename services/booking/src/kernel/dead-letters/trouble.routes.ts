import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { KernelContext } from '../context.ts';
import { discardLetter, retryLetters, showTrouble } from './dead-letters.ts';

/** Unpublished events and dead letters in the back office (ADMIN-2). */
export const troubleRoutes = (app: FastifyInstance, context: KernelContext): void => {
  serve(app, bookingCalls.adminTrouble, () => showTrouble(context));
  serve(app, bookingCalls.adminTroubleRetry, (which, ctx) =>
    retryLetters(context, which, ctx.member().mem_id),
  );
  serve(app, bookingCalls.adminTroubleDiscard, async (word, ctx) => {
    await discardLetter(context, word, ctx.member().mem_id);
    return success;
  });
};
