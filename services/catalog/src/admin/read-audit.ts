import type { AuditRow } from '@narae/contracts';
import type { Catalog } from '../context.ts';
import { moveAuditEntries } from './move-audit-entries.ts';

/** Lines on one page of the log. */
const PAGE = 50;

/** The log, the newest first; what was changed a moment ago is among it. */
export const readAudit = async (
  catalog: Catalog,
  asked: { kind?: string | undefined; id?: string | undefined; before?: string | undefined },
): Promise<AuditRow[]> => {
  await moveAuditEntries(catalog);
  const rows = await catalog.auditLog
    .find({
      ...(asked.kind === undefined ? {} : { kind: asked.kind }),
      ...(asked.id === undefined ? {} : { id: asked.id }),
      ...(asked.before === undefined ? {} : { at: { $lt: new Date(asked.before) } }),
    })
    .sort({ at: -1, _id: -1 })
    .limit(PAGE)
    .lean();
  return rows.map(({ at, audit_id, by, action, kind, id, changes }) => ({
    audit_id,
    at: at.toISOString(),
    by,
    action,
    kind,
    id,
    changes,
  }));
};
