import { bookingCalls } from '@narae/contracts';
import { serve, serveSecurityLog } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { DocumentsContext } from '../context.ts';
import { readAudit } from './read-audit.ts';

/** What administrators see of booking as a whole (ACCOUNT-13). */
export const adminRoutes = (app: FastifyInstance, context: DocumentsContext): void => {
  serve(app, bookingCalls.bookingAudit, (request) => readAudit(context, request));
  serveSecurityLog(app, bookingCalls.bookingSecurityLog);
};
