import type { AuditEntry, EditMark } from './edited-fields.model.ts';

/** How a change came about, where a person made it. */
export interface Edit {
  /** Version the draft was made from; the change is `stale` when the thing has moved on since. Null: there was none. */
  readonly basedOn?: number | null;
  /** Who did it, and the line of the audit log that is written in the same update. */
  readonly mark?: { readonly edited: EditMark; readonly audit: AuditEntry };
}

/** What an edit adds to the writes of the change it made. */
export const writesOf = ({ mark }: Edit) =>
  mark
    ? {
        set: { edited: mark.edited },
        push: { audit: mark.audit },
        add: { edited: mark.edited, audit: [mark.audit] },
      }
    : { set: {}, push: {}, add: {} };
