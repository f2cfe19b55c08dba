import type { BookingAuditRow } from '@narae/contracts';
import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import type { AuditQuestion } from '@narae/service-kit';
import type { DocumentsContext } from '../context.ts';
import { findViews } from '../document.queries.ts';

/** Exceeds the looks within one millisecond: so many looks of the page before are skipped. */
const AT_ONE_MOMENT = 20;

const numberOf = { booking: 'cart_id', reservation: 'event_rv_id' } as const;
const isKind = (kind: string): kind is keyof typeof numberOf => Object.hasOwn(numberOf, kind);

/** Administrators' looks, newest first (DOC-6); looks at one's own papers are not audited. */
const auditViews = async (
  { documentViews }: Pick<DocumentsContext, 'documentViews'>,
  { kind, id, before, before_id = '' }: AuditQuestion,
): Promise<BookingAuditRow[]> => {
  if (kind !== undefined && !isKind(kind)) return [];
  const numbers = kind === undefined ? Object.values(numberOf) : [numberOf[kind]];
  const views = await findViews(documentViews, numbers, {
    id,
    notAfter: before === undefined ? undefined : new Date(before),
    limit: AUDIT_PAGE + AT_ONE_MOMENT,
  });
  return views
    .map(({ _id, viewed_at, viewer_mem_id, mem_file_id, cart_id, event_rv_id }): BookingAuditRow => ({
      audit_id: String(_id),
      at: viewed_at.toISOString(),
      by: viewer_mem_id,
      action: 'document-viewed',
      kind: event_rv_id === undefined ? 'booking' : 'reservation',
      id: event_rv_id ?? cart_id ?? '',
      changes: [{ field: 'mem_file_id', from: '', to: mem_file_id }],
    }))
    .filter(({ at, audit_id }) => before === undefined || at < before || audit_id < before_id);
};

const newestFirst = (a: BookingAuditRow, b: BookingAuditRow): number =>
  a.at === b.at ? (a.audit_id < b.audit_id ? 1 : -1) : a.at < b.at ? 1 : -1;

/** Administrators' changes and looks at papers, newest first. */
export const readAudit = async (
  context: Pick<DocumentsContext, 'auditLog' | 'documentViews'>,
  request: AuditQuestion,
): Promise<BookingAuditRow[]> => {
  const [changes, views] = await Promise.all([context.auditLog.read(request), auditViews(context, request)]);
  return [...changes, ...views].sort(newestFirst).slice(0, AUDIT_PAGE);
};
