import { accountCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { countVisit } from './count-visit.ts';
import { showVisits } from './show-visits.ts';

/** Visits are counted once per page load (ACCOUNT-17). */
export const visitRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.monitorHistory, async (visit, { network }) => {
    await countVisit(context, visit, network);
    return success;
  });
  serve(app, accountCalls.adminVisits, (asked) => showVisits(context, asked));
};
