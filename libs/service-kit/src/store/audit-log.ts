import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import type { Connection, Model } from 'mongoose';
import { every } from '../base/timers.ts';
import type { Logger } from '../base/logger.ts';
import { type AuditEntry, auditModel, type Audited } from './audit-entry.ts';
import { isDuplicateKey, upkeep } from './writes.ts';

export interface AuditQuestion {
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  /** Only lines older than the one of this moment (ISO 8601) and number: the next page. */
  readonly before?: string | undefined;
  readonly before_id?: string | undefined;
}

export type AuditLine<Action extends string = string> = Omit<AuditEntry<Action>, 'at'> & { at: string };

/** Reading moves entries first; the job only keeps documents from carrying them for long. */
const MOVE_EVERY_MS = 5 * 60_000;

/** The audit log of a service (ACCOUNT-13). */
export interface AuditLog<Action extends string = string> {
  /** The newest first; what was changed a moment ago is among it. */
  read(question: AuditQuestion): Promise<AuditLine<Action>[]>;
  /** For what changes no document, such as a list that was downloaded; everything else is pushed with its change. */
  add(entry: AuditEntry<Action>): Promise<void>;
  start(log: Logger): { stop: () => Promise<void> };
}

const olderThan = ({ before, before_id }: AuditQuestion): object => {
  if (before === undefined) return {};
  const at = new Date(before);
  if (before_id === undefined) return { at: { $lt: at } };
  return { $or: [{ at: { $lt: at } }, { at, audit_id: { $lt: before_id } }] };
};

export const createAuditLog = <Action extends string>(
  store: Connection,
  models: readonly AuditedModel[],
): AuditLog<Action> => {
  const lines = auditModel(store);
  const move = (): Promise<void> => moveAuditEntries(lines, models);
  return {
    add: (entry) => addEntry(lines, entry),
    start: (log) => every(MOVE_EVERY_MS, move, { log, name: 'move-audit-entries' }),
    read: async (question) => {
      await move();
      const { kind, id } = question;
      const found = await lines
        .find({
          ...(kind !== undefined && { kind }),
          ...(id !== undefined && { id }),
          ...olderThan(question),
        })
        .sort({ at: -1, audit_id: -1 })
        .limit(AUDIT_PAGE)
        .lean<AuditEntry<Action>[]>();
      return found.map(({ audit_id, at, by, action, kind: ofKind, id: ofId, changes }) => ({
        audit_id,
        at: at.toISOString(),
        by,
        action,
        kind: ofKind,
        id: ofId,
        changes: changes.map(({ field, from, to }) => ({ field, from, to })),
      }));
    },
  };
};

type AuditedModel = Pick<Model<Audited>, 'collection'>;

interface Pending {
  readonly _id: unknown;
  readonly audit: AuditEntry[];
}

/** Matches by the index on audit.at. */
const withEntries = { 'audit.at': { $gt: new Date(0) } };

const findPending = async (model: AuditedModel): Promise<Pending[]> =>
  (await model.collection.find(withEntries, { projection: { audit: 1 } }).toArray()) as unknown as Pending[];

const removeEntries = async (model: AuditedModel, { _id, audit }: Pending): Promise<void> => {
  const ids = audit.map(({ audit_id }) => audit_id);
  const pull = { $pull: { audit: { audit_id: { $in: ids } } } } as Record<string, unknown>;
  await model.collection.updateOne({ _id } as Record<string, unknown>, pull, upkeep);
};

const addEntry = async (log: Model<AuditEntry>, entry: AuditEntry): Promise<void> => {
  await log.create(entry).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
};

/** A crash may leave an entry in both places: the next run adds none twice and takes it from the document. */
const moveAuditEntries = async (log: Model<AuditEntry>, models: readonly AuditedModel[]): Promise<void> => {
  for (const model of models) {
    for (const document of await findPending(model)) {
      for (const entry of document.audit) await addEntry(log, entry);
      await removeEntries(model, document);
    }
  }
};
