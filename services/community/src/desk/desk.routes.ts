import { communityCalls } from '@narae/contracts';
import { serve, serveSecurityLog } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CommunityContext } from '../context.ts';

/** What all parts of the community's back office share (ACCOUNT-13). */
export const deskRoutes = (app: FastifyInstance, { auditLog }: CommunityContext): void => {
  serve(app, communityCalls.communityAudit, (asked) => auditLog.read(asked));
  serveSecurityLog(app, communityCalls.communitySecurityLog);
};
