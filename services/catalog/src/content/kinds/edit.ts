import { type AuditRow, fieldsOf, type AnyContent, type EditableKind } from '@narae/contracts';
import { auditEntry, type AuditEntry, isDuplicateKey } from '@narae/service-kit';
import type { EditMark } from './content-fields.model.ts';
import { contentChanges } from './changes.rules.ts';

/** How a change came about, where a person made it. */
export interface Edit {
  /** Version the draft was made from; the change is `stale` when the item has moved on since. Null: there was none. */
  readonly basedOn?: number | null;
  /** The item is taken back from shoppers instead of shown to them. */
  readonly withdraw?: boolean;
  /** Who did it, and the line of the audit log that is written in the same update. */
  readonly mark?: { readonly edited: EditMark; readonly audit: AuditEntry };
}

/** What somebody does to an item, for the audit log. */
interface AuditedAction {
  readonly by: string;
  readonly action: AuditRow['action'];
  readonly kind: string;
  readonly id: string;
  readonly changes: AuditEntry['changes'];
}

/** The mark of an edit: who and when on the item itself, and the line for the audit log. */
export const markOf = (
  { clock }: { readonly clock: () => Date },
  action: AuditedAction,
): NonNullable<Edit['mark']> => {
  const at = clock();
  return { edited: { by: action.by, at }, audit: auditEntry(action, at) };
};

/** Whether an edit shows its item to shoppers; undefined for changes of the shop itself, which leave that as it is. */
export const showsOf = ({ mark, withdraw = false }: Edit): boolean | undefined => mark && !withdraw;

/** What an edit adds to the writes of the change it made. */
export const writesOf = ({ mark, withdraw = false }: Edit) =>
  mark
    ? {
        set: { edited: mark.edited, withdrawn: withdraw },
        push: { audit: mark.audit },
        add: { edited: mark.edited, audit: [mark.audit] },
      }
    : { set: {}, push: {}, add: {} };

/** The mark of a change of content: who and when, and field by field what changes, for the audit log (CATALOG-11). */
export const contentMark = (
  catalog: { readonly clock: () => Date },
  action: Omit<AuditedAction, 'changes' | 'kind'> & { kind: EditableKind },
  before: AnyContent | null,
  after: AnyContent | null,
): NonNullable<Edit['mark']> =>
  markOf(catalog, { ...action, changes: contentChanges(fieldsOf(action.kind), before, after) });

/** What distinguishes one version of an edited document from another. */
interface Versioned {
  readonly version: number;
  readonly fingerprint: string;
  readonly withdrawn?: boolean;
}

export type Changed = 'added' | 'changed' | 'unchanged' | 'stale';

interface Steps<Known extends Versioned> {
  /** Of the content that is to be there afterwards. */
  readonly fingerprint: string;
  /** Version the draft was made from, where that matters; null where there must be none yet. */
  readonly basedOn?: number | null | undefined;
  /** Whether somebody shows it to shoppers or takes it back; neither where it is a change of the shop itself. */
  readonly shows?: boolean | undefined;
  readonly find: () => Promise<Known | null>;
  /** Creates version 1. */
  readonly add: () => Promise<unknown>;
  /** Writes the version after `known`, guarded by `known.version`. */
  readonly change: (known: Known) => Promise<{ modifiedCount: number }>;
}

/**
 * Adds or changes a document by conditional writes; when somebody else has written in between, it reads and decides
 * again. Equal content is `unchanged`; a draft made from another version than the stored one is `stale`.
 */
export const saveVersioned = async <Known extends Versioned>({
  fingerprint,
  basedOn,
  shows,
  find,
  add,
  change,
}: Steps<Known>): Promise<Changed> => {
  for (;;) {
    const known = await find();
    if (basedOn !== undefined && (known?.version ?? null) !== basedOn) return 'stale';
    const shownAsWanted = shows === undefined || shows !== (known?.withdrawn ?? false);
    if (known?.fingerprint === fingerprint && shownAsWanted) return 'unchanged';
    if (known) {
      if ((await change(known)).modifiedCount === 1) return 'changed';
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
