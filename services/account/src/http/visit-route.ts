import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../use-cases/account.ts';
import { noteVisit } from '../use-cases/note-visit.ts';
import { success } from './answers.ts';

const perMinute = { max: 30, windowMs: 60_000 };

/** Visits are counted once per page load (spec §7 /monitorHistory). */
export const visitRoute = (app: FastifyInstance, account: Account): void => {
  serve(
    app,
    accountCalls.monitorHistory,
    async (visit) => {
      await noteVisit(account, visit);
      return success;
    },
    { rateLimits: [perMinute] },
  );
};
