import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../context.ts';
import { endOtherSessions, endOwnSession } from './end-own-session.ts';
import { listSessions } from './list-sessions.ts';

/** Where a member is signed in, and signing out there (ACCOUNT-22). */
export const mySessionRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.mySessions, (_input, ctx) => listSessions(context, ctx.member()));

  serve(app, accountCalls.sessionEnd, async ({ sid }, ctx) => {
    await endOwnSession(context, ctx.member().mem_id, sid);
    return success;
  });

  serve(app, accountCalls.otherSessionsEnd, async (_input, ctx) => {
    await endOtherSessions(context, ctx.member());
    return success;
  });
};
