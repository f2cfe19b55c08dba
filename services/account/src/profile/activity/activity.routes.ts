import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { listActivity } from './list-activity.ts';

/** The log of the caller's own account (ACCOUNT-21). */
export const activityRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.myActivity, ({ after }, ctx) => listActivity(context, ctx.member().mem_id, after));
};
