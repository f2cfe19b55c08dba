import { accountCalls } from '@narae/contracts';
import { serve, serveSecurityLog, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { changeRole, listAdministrators } from './administrators/roles.ts';
import type { DeskContext } from './context.ts';
import { resetSecondFactor } from '../factors/index.ts';
import { decideOnMember } from './members/decisions.ts';
import { endMemberSessions, listMembers, viewMember } from './members/members.ts';
import { countVisit, showVisits } from './visits/visits.ts';

/** For owners (ACCOUNT-35). */
export const adminRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, accountCalls.adminMembers, (input) => listMembers(context, input));
  serve(app, accountCalls.adminMember, ({ mem_id }, ctx) => viewMember(context, mem_id, ctx.member().mem_id));
  serve(app, accountCalls.accountAudit, (input) => context.auditLog.read(input));
  serveSecurityLog(app, accountCalls.accountSecurityLog);

  serve(app, accountCalls.adminMemberLock, async ({ mem_id, reason }, ctx) => {
    await decideOnMember(context, 'lock', { mem_id, reason, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminMemberUnlock, async ({ mem_id }, ctx) => {
    await decideOnMember(context, 'unlock', { mem_id, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminMemberApprove, async ({ mem_id }, ctx) => {
    await decideOnMember(context, 'approve', { mem_id, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminMemberReject, async ({ mem_id, reason }, ctx) => {
    await decideOnMember(context, 'reject', { mem_id, reason, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminRoleSet, async ({ mem_id, role, seen }, ctx) => {
    await changeRole(context, { mem_id, role, seen, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminSecondFactorReset, async ({ mem_id, reason }, ctx) => {
    await resetSecondFactor(context, { mem_id, reason, by: ctx.member().mem_id });
    return success;
  });
  serve(app, accountCalls.adminMemberSessionsEnd, async ({ mem_id }, ctx) => {
    await endMemberSessions(context, mem_id, ctx.member().mem_id);
    return success;
  });
};

/** Who runs the shop (ACCOUNT-13). */
export const administratorRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, accountCalls.administrators, () => listAdministrators(context));
};

/** Visits are counted once per page load (ACCOUNT-17). */
export const visitRoutes = (app: FastifyInstance, context: DeskContext): void => {
  serve(app, accountCalls.monitorHistory, async (visit, { network }) => {
    await countVisit(context, visit, network);
    return success;
  });
  serve(app, accountCalls.adminVisits, (input) => showVisits(context, input));
};
