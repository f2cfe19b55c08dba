import type { AnyAuditRow } from '@narae/contracts';
import { AUDIT_PAGE } from '@narae/contracts/audit-page';

/** What asks for the lines older than a page of an audit log; undefined after the last. */
export const nextAuditPage = (
  rows: readonly AnyAuditRow[],
): { before: string; before_id: string } | undefined => {
  const last = rows.length < AUDIT_PAGE ? undefined : rows.at(-1);
  return last && { before: last.at, before_id: last.audit_id };
};
