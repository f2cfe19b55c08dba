import type { AnyContent, EditableKind } from '@narae/contracts';
import { number, optional, orNull, plainData, storedModel, type StoredOf, text } from '@narae/service-kit';
import { editedFields } from '../kinds/content-fields.model.ts';

/** A content item in preparation. Emptied, not deleted, when it is published or discarded. */
const draft = {
  /** kind:id */
  _id: text({ required: false }),
  kind: text<EditableKind>(),
  id: text(),
  content: orNull(plainData<AnyContent>()),
  base: text({ default: '' }),
  /** What was published then in the fields that jobs change as well; absent in drafts begun before it was stored. */
  began_with: optional(plainData<AnyContent>()),
  rev: number(),
  ...editedFields,
};
export type StoredDraft = StoredOf<typeof draft>;

export const draftModel = storedModel('Draft', 'drafts', draft, [{ kind: 1 }]);
