import type { Calls } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';
import { kitOf } from './kit.ts';
import { searchSecurityLog } from './search-security-log.ts';
import { securityEventModel } from '../security-log/security-event.model.ts';

type SecurityLogCall = Calls[Extract<keyof Calls, `${string}SecurityLog`>];

/** Lets owners search the security log of a service (ACCOUNT-42); what this process noted a moment ago is among it. */
export const serveSecurityLog = (app: FastifyInstance, contract: SecurityLogCall): void => {
  const { store, securityLog } = kitOf(app);
  const events = securityEventModel(store);
  serve(app, contract, async (question) => {
    await securityLog.flush();
    return searchSecurityLog(events, question);
  });
};
