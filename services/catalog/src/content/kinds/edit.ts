import type { AuditRow } from '@narae/contracts';
import { auditEntry, type AuditEntry } from '@narae/service-kit';
import type { EditMark } from './edited-fields.model.ts';

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
export interface AuditedAction {
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
