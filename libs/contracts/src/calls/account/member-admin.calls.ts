import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AccountAuditRow, auditQuestion } from '../../entities/shared/audit.ts';
import {
  AdminMember,
  AdminMemberRow,
  AdminRoleName,
  MemberState,
  Visits,
} from '../../entities/account/admin-member.ts';
import {
  factorResetReasons,
  lockReasons,
  memberProviders,
  MOST_MEMBER_SEARCH,
  rejectReasons,
} from '../../entities/account/limits.ts';
import { Id, plainText, Success } from '../../primitives.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './member-admin.rows.ts';

const one = z.strictObject({ mem_id: Id });
const decisionErrors = [
  'member_not_found',
  'member_decided',
  'own_account',
  'last_owner_stays',
  'version_conflict',
] as const;

/** Decisions on a state that somebody changed meanwhile are rejected (ACCOUNT-35). */
export const memberAdminCalls = {
  adminMembers: defineCall(rows.adminMembers, {
    input: z.strictObject({
      /** A number, or the beginning of an e-mail address, a telephone number or a name. */
      search: plainText(MOST_MEMBER_SEARCH).optional(),
      state: MemberState.optional(),
      role: AdminRoleName.optional(),
      provider: z.enum(memberProviders).optional(),
      after: Id.optional(),
    }),
    output: z.object({
      members: z.array(AdminMemberRow),
      next: z.string().nullable(),
      waiting_cnt: z.int(),
    }),
  }),
  /** Every view is written to the audit log. */
  adminMember: defineCall(rows.adminMember, {
    input: one,
    output: AdminMember,
    errors: ['member_not_found'],
  }),
  /** All sessions end; the member is told why. */
  adminMemberLock: defineCall(rows.adminMemberLock, {
    input: z.strictObject({ mem_id: Id, reason: z.enum(lockReasons) }),
    output: Success,
    errors: decisionErrors,
  }),
  adminMemberUnlock: defineCall(rows.adminMemberUnlock, {
    input: one,
    output: Success,
    errors: decisionErrors,
  }),
  /** Lets a member in who has waited for approval, or was rejected before. */
  adminMemberApprove: defineCall(rows.adminMemberApprove, {
    input: one,
    output: Success,
    errors: decisionErrors,
  }),
  /** The member is told why. */
  adminMemberReject: defineCall(rows.adminMemberReject, {
    input: z.strictObject({ mem_id: Id, reason: z.enum(rejectReasons) }),
    output: Success,
    errors: decisionErrors,
  }),
  /** Gives a member a role, or none with null, in place of the role that was shown. */
  adminRoleSet: defineCall(rows.adminRoleSet, {
    input: z.strictObject({
      mem_id: Id,
      role: AdminRoleName.nullable(),
      seen: AdminRoleName.nullable(),
    }),
    output: Success,
    errors: [...decisionErrors, 'role_mailbox_unconfirmed'],
  }),
  /** Takes an administrator's second factor away, who lost it, and signs them out; they set up a new one on entering. */
  adminSecondFactorReset: defineCall(rows.adminSecondFactorReset, {
    input: z.strictObject({ mem_id: Id, reason: z.enum(factorResetReasons) }),
    output: Success,
    errors: ['member_not_found', 'member_decided', 'own_account', 'version_conflict'],
  }),
  adminMemberSessionsEnd: defineCall(rows.adminMemberSessionsEnd, {
    input: one,
    output: Success,
    errors: ['member_not_found'],
  }),
  adminVisits: defineCall(rows.adminVisits, {
    input: z.strictObject({
      /** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    output: Visits,
    errors: ['day_order', 'sales_days_most'],
  }),
  /** What owners did with members, views included, the newest first; a page has 50 lines, the last one fewer. */
  accountAudit: defineCall(rows.accountAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(AccountAuditRow),
  }),
  accountSecurityLog: defineSecurityLog(rows.accountSecurityLog),
};

export const administratorCalls = {
  /** The names of the administrators, so that their colleagues see who has written what. */
  administrators: defineCall(rows.administrators, {
    input: z.strictObject({}),
    output: z.array(z.object({ mem_id: z.string(), mem_nm: z.string() })),
  }),
};
