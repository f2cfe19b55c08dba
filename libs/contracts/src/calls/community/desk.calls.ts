import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { auditQuestion } from '../../entities/audit-row.ts';
import { CommunityAuditRow } from '../../entities/community-audit.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './desk.rows.ts';

/** The back office of what people say. */
export const deskCalls = {
  /** What the desk did, the newest first; a page has 50 lines, the last one fewer. */
  communityAudit: defineCall(rows.communityAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(CommunityAuditRow),
  }),
  communitySecurityLog: defineSecurityLog(rows.communitySecurityLog),
};
