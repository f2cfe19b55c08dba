import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../context.ts';
import { noteVisit } from './count-visit.ts';
import { success } from '../shared/answers.ts';

/** Visits are counted once per page load (ACCOUNT-17). */
export const visitRoute = (app: FastifyInstance, account: Account): void => {
  serve(app, accountCalls.monitorHistory, async (visit, { request }) => {
    await noteVisit(account, visit, request.ip);
    return success;
  });
};
