import type { BookingAuditRow } from '@narae/contracts';
import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import type { AuditQuestion } from '@narae/service-kit';
import type { DocumentsContext } from '../context.ts';
import { auditViews } from './audit-views.ts';

const newestFirst = (one: BookingAuditRow, other: BookingAuditRow): number =>
  one.at === other.at ? (one.audit_id < other.audit_id ? 1 : -1) : one.at < other.at ? 1 : -1;

/** The audit log of booking: what administrators changed and which papers they looked at, the newest first. */
export const readAudit = async (
  context: Pick<DocumentsContext, 'auditLog' | 'documentViews'>,
  asked: AuditQuestion,
): Promise<BookingAuditRow[]> => {
  const [changes, views] = await Promise.all([context.auditLog.read(asked), auditViews(context, asked)]);
  return [...changes, ...views].sort(newestFirst).slice(0, AUDIT_PAGE);
};
