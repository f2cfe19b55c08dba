import { fieldsOf, type AnyContent, type AuditRow, type EditableKind } from '@narae/contracts';
import { isDuplicateKey } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import type { Model } from 'mongoose';
import type { AuditAction, AuditEntry, Edited } from '../shared/edited-fields.model.ts';
import { contentChanges } from './content-changes.rules.ts';
import type { Catalog } from '../context.ts';
import type { Edit } from '../shared/edit.ts';

/** Lines on one page of the log. */
const PAGE = 50;

interface Doing {
  readonly by: string;
  readonly action: AuditAction;
  readonly kind: string;
  readonly id: string;
  readonly changes: AuditEntry['changes'];
}

/** The mark of an edit: who and when on the item itself, and the line for the audit log. */
export const markOf = ({ clock }: Pick<Catalog, 'clock'>, doing: Doing): NonNullable<Edit['mark']> => {
  const at = clock();
  return { edited: { by: doing.by, at }, audit: { ...doing, audit_id: randomUUID(), at } };
};

/** What a change of content does, as the log tells it. */
export const contentMark = (
  catalog: Pick<Catalog, 'clock'>,
  doing: Omit<Doing, 'changes' | 'kind'> & { kind: EditableKind },
  before: AnyContent | null,
  after: AnyContent | null,
): NonNullable<Edit['mark']> =>
  markOf(catalog, { ...doing, changes: contentChanges(fieldsOf(doing.kind), before, after) });

interface Pending {
  readonly _id: unknown;
  readonly audit: AuditEntry[];
}

/** Documents with entries that are not in the log yet; matches by the index on audit.at. */
const waiting = { 'audit.at': { $gt: new Date(0) } };

/** Takes entries from the documents whose change they tell into the log. An end half-way is followed by a repeat, which adds nothing twice. */
const keepOf = async (log: Catalog['auditLog'], model: Model<Edited>): Promise<void> => {
  const found = await model.collection.find(waiting, { projection: { audit: 1 } }).toArray();
  for (const { _id, audit } of found as unknown as Pending[]) {
    for (const entry of audit) {
      await log.create(entry).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    const ids = audit.map(({ audit_id }) => audit_id);
    const takeOut = { $pull: { audit: { audit_id: { $in: ids } } } } as Record<string, unknown>;
    await model.collection.updateOne({ _id } as Record<string, unknown>, takeOut);
  }
};

/** Brings every waiting entry into the audit log. */
export const keepAudit = async (catalog: Catalog): Promise<void> => {
  const { products, options, kpopInfos, events, categories, codes, siteTexts, popups, drafts, rates } =
    catalog;
  const edited = [
    products,
    options,
    kpopInfos,
    events,
    categories,
    codes,
    siteTexts,
    popups,
    drafts,
    rates,
  ] as unknown as Model<Edited>[];
  for (const model of edited) await keepOf(catalog.auditLog, model);
};

/** The log, the newest first; what was changed a moment ago is among it. */
export const readAudit = async (
  catalog: Catalog,
  asked: { kind?: string | undefined; id?: string | undefined; before?: string | undefined },
): Promise<AuditRow[]> => {
  await keepAudit(catalog);
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
