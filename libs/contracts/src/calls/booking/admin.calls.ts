import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { auditQuestion } from '../../entities/audit-row.ts';
import { BookingAuditRow } from '../../entities/booking-audit.ts';
import { defineSecurityLog } from '../define-security-log.ts';
import * as rows from './admin.rows.ts';

/** The back office of booking as a whole (ACCOUNT-13). */
export const adminCalls = {
  /** Changes and looks at papers, the newest first; a page has 50 lines, the last one fewer. */
  bookingAudit: defineCall(rows.bookingAudit, {
    input: z.strictObject(auditQuestion),
    output: z.array(BookingAuditRow),
  }),
  bookingSecurityLog: defineSecurityLog(rows.bookingSecurityLog),
};
