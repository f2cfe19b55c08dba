import type { AnswerTemplate } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { deskDocumentFields, type DeskDocument } from '../desk-document.ts';

/** A template of an answer. */
export type StoredTemplate = AnswerTemplate & DeskDocument;

const templateSchema = new Schema<StoredTemplate>(
  {
    template_id: { type: String, required: true, unique: true },
    name: { type: String, required: true },
    texts: { type: Schema.Types.Mixed, required: true },
    ...deskDocumentFields,
  },
  { ...plainSchema, collection: 'answer_templates' },
);

/** The templates of a store. */
export const templateModel = (store: Connection): Model<StoredTemplate> =>
  (store.models['AnswerTemplate'] as Model<StoredTemplate> | undefined) ??
  store.model<StoredTemplate>('AnswerTemplate', templateSchema);
