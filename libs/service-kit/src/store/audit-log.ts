import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import type { Connection } from 'mongoose';
import { every } from '../base/every.ts';
import type { Logger } from '../base/logger.ts';
import type { AuditEntry } from './audit-entry.ts';
import { auditModel } from './audit.model.ts';
import { addEntry, moveAuditEntries, type AuditedModel } from './move-audit-entries.ts';

/** Which lines of a log are asked for. */
export interface AuditQuestion {
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  /** Only lines older than the one of this moment (ISO 8601) and number: the next page. */
  readonly before?: string | undefined;
  readonly before_id?: string | undefined;
}

/** A line as it is read; the moment is ISO 8601. */
export type AuditLine<Action extends string = string> = Omit<AuditEntry<Action>, 'at'> & { at: string };

/** Whoever reads a log moves the entries first; the job only keeps documents from carrying them for long. */
const MOVE_EVERY_MS = 5 * 60_000;

/** The audit log of a service (ACCOUNT-13). */
export interface AuditLog<Action extends string = string> {
  /** The newest first; what was changed a moment ago is among it. */
  read(asked: AuditQuestion): Promise<AuditLine<Action>[]>;
  /** For what changes no document, such as a list that was downloaded; everything else is pushed with its change. */
  add(entry: AuditEntry<Action>): Promise<void>;
  /** Moves entries to the log, again and again. */
  start(log: Logger): { stop: () => Promise<void> };
}

/** Lines before one, where several may have the same moment. */
const olderThan = ({ before, before_id }: AuditQuestion): object => {
  if (before === undefined) return {};
  const at = new Date(before);
  if (before_id === undefined) return { at: { $lt: at } };
  return { $or: [{ at: { $lt: at } }, { at, audit_id: { $lt: before_id } }] };
};

/** @param models whose documents carry entries (`auditField`) */
export const createAuditLog = <Action extends string>(
  store: Connection,
  models: readonly AuditedModel[],
): AuditLog<Action> => {
  const lines = auditModel(store);
  const move = (): Promise<void> => moveAuditEntries(lines, models);
  return {
    add: (entry) => addEntry(lines, entry),
    start: (log) => every(MOVE_EVERY_MS, move, { log, name: 'move-audit-entries' }),
    read: async (asked) => {
      await move();
      const { kind, id } = asked;
      const found = await lines
        .find({ ...(kind !== undefined && { kind }), ...(id !== undefined && { id }), ...olderThan(asked) })
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
