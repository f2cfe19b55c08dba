import type { AnswerTemplate } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which the place of a deleted template is kept, so that its audit entry is copied and deleting it again is no error. */
const deletedS = 24 * 3600;

/** A template of an answer. */
export interface StoredTemplate extends AnswerTemplate, Audited {
  deleted_at: Date | null;
}

const templateSchema = new Schema<StoredTemplate>(
  {
    template_id: { type: String, required: true, unique: true },
    name: { type: String, required: true },
    texts: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true, default: 1 },
    deleted_at: { type: Date, default: null, index: { expireAfterSeconds: deletedS } },
    audit: auditField,
  },
  { ...plainSchema, collection: 'answer_templates' },
);

/** The templates of a store. */
export const templateModel = (store: Connection): Model<StoredTemplate> =>
  (store.models['AnswerTemplate'] as Model<StoredTemplate> | undefined) ??
  store.model<StoredTemplate>('AnswerTemplate', templateSchema);
