import type { AnyContent, EditableKind } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { type Edited, editedFields, modelOf } from '../kinds/content-fields.model.ts';

/** A content item in preparation. Emptied, not deleted, when it is published or discarded. */
export interface StoredDraft extends Edited {
  /** kind:id */
  _id: string;
  kind: EditableKind;
  id: string;
  content: AnyContent | null;
  base: string;
  rev: number;
}

const draftSchema = new Schema<StoredDraft>(
  {
    _id: String,
    kind: { type: String, required: true },
    id: { type: String, required: true },
    content: { type: Schema.Types.Mixed, default: null },
    base: { type: String, default: '' },
    rev: { type: Number, required: true },
    ...editedFields,
  },
  { ...plainSchema, collection: 'drafts' },
);
draftSchema.index({ kind: 1 });

export const draftModel = (store: Connection): Model<StoredDraft> => modelOf(store, 'Draft', draftSchema);
