import { fieldsOf, type AnyContent, type EditableKind } from '@narae/contracts';
import { markOf, type AuditedAction, type Edit } from './edit.ts';
import { contentChanges } from './content-changes.rules.ts';

/** The mark of a change of content: who and when, and field by field what changes, for the audit log (CATALOG-11). */
export const contentMark = (
  catalog: { readonly clock: () => Date },
  action: Omit<AuditedAction, 'changes' | 'kind'> & { kind: EditableKind },
  before: AnyContent | null,
  after: AnyContent | null,
): NonNullable<Edit['mark']> =>
  markOf(catalog, { ...action, changes: contentChanges(fieldsOf(action.kind), before, after) });
