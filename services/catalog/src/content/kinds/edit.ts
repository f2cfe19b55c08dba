import {
  type AuditRow,
  type ChangeWhy,
  fieldsOf,
  type AnyContent,
  type EditableKind,
} from '@narae/contracts';
import { auditEntry, type AuditEntry, isDuplicateKey } from '@narae/service-kit';
import type { EditMark } from './content-fields.model.ts';
import { contentChanges } from './changes.rules.ts';

export interface Edit {
  /** Version the draft was made from, null for none; the change is `stale` if the item is newer. */
  readonly basedOn?: number | null;
  /** Withdraws the item instead of showing it. */
  readonly withdraw?: boolean;
  /** The editor, and the line of the audit log written in the same update. */
  readonly mark?: { readonly edited: EditMark; readonly audit: AuditEntry };
  /** Why what was sold changes (ORDER-22). */
  readonly why?: ChangeWhy | undefined;
}

interface AuditedAction {
  readonly by: string;
  readonly action: AuditRow['action'];
  readonly kind: string;
  readonly id: string;
  readonly changes: AuditEntry['changes'];
}

export const markOf = (
  { clock }: { readonly clock: () => Date },
  action: AuditedAction,
): NonNullable<Edit['mark']> => {
  const at = clock();
  return { edited: { by: action.by, at }, audit: auditEntry(action, at) };
};

export const showsOf = ({ mark, withdraw = false }: Edit): boolean | undefined => mark && !withdraw;

export const writesOf = ({ mark, withdraw = false }: Edit) =>
  mark
    ? {
        set: { edited: mark.edited, withdrawn: withdraw },
        push: { audit: mark.audit },
        add: { edited: mark.edited, audit: [mark.audit], ...(withdraw && { withdrawn: true }) },
      }
    : { set: {}, push: {}, add: {} };

/** The mark of a content change, with its differences for the audit log (CATALOG-11). */
export const contentMark = (
  catalog: { readonly clock: () => Date },
  action: Omit<AuditedAction, 'changes' | 'kind'> & { kind: EditableKind },
  before: AnyContent | null,
  after: AnyContent | null,
): NonNullable<Edit['mark']> =>
  markOf(catalog, { ...action, changes: contentChanges(fieldsOf(action.kind), before, after) });

interface Versioned {
  readonly version: number;
  readonly fingerprint: string;
  readonly withdrawn?: boolean;
}

export type Changed = 'added' | 'changed' | 'unchanged' | 'stale';

interface Steps<Existing extends Versioned> {
  readonly fingerprint: string;
  /** Version the draft was made from, if checked; null for none. */
  readonly basedOn?: number | null | undefined;
  readonly shows?: boolean | undefined;
  readonly find: () => Promise<Existing | null>;
  readonly add: () => Promise<unknown>;
  /** Writes the version after `existing.version`, if that is still current. */
  readonly change: (existing: Existing) => Promise<{ modifiedCount: number }>;
}

/** Writes only over the version read, and decides again after a conflict; equal content is `unchanged`. */
export const saveVersioned = async <Existing extends Versioned>({
  fingerprint,
  basedOn,
  shows,
  find,
  add,
  change,
}: Steps<Existing>): Promise<Changed> => {
  for (;;) {
    const existing = await find();
    if (basedOn !== undefined && (existing?.version ?? null) !== basedOn) return 'stale';
    const shownAsWanted = shows === undefined || shows !== (existing?.withdrawn ?? false);
    if (existing?.fingerprint === fingerprint && shownAsWanted) return 'unchanged';
    if (existing) {
      if ((await change(existing)).modifiedCount === 1) return 'changed';
      continue;
    }
    try {
      await add();
      return 'added';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
};
