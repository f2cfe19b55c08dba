import type { FaqCategory, LanTp, LocalizedText } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { deskDocumentFields, type DeskDocument } from '../desk-document.ts';

/** A frequent question with its answer (COMMUNITY-20). */
export interface StoredFaq extends DeskDocument {
  faq_id: string;
  category: FaqCategory;
  /** Its place among those of its category; two with the same stand by their identifiers. */
  position: number;
  /** The questions. */
  titles: Partial<LocalizedText>;
  /** The answers, a paragraph a line, figures as `{{name}}`. */
  contents: Partial<LocalizedText>;
  published: boolean;
  /** Languages whose texts a machine suggested and nobody has reviewed. */
  suggested: LanTp[];
}

const texts = perLanguage(() => ({ type: String }));

const faqSchema = new Schema<StoredFaq>(
  {
    faq_id: { type: String, required: true, unique: true },
    category: { type: String, required: true },
    position: { type: Number, required: true },
    titles: texts,
    contents: texts,
    published: { type: Boolean, default: false },
    suggested: { type: [String], default: [] },
    ...deskDocumentFields,
  },
  { ...plainSchema, collection: 'faqs' },
);

/** The frequent questions of a store. */
export const faqModel = (store: Connection): Model<StoredFaq> =>
  (store.models['Faq'] as Model<StoredFaq> | undefined) ?? store.model<StoredFaq>('Faq', faqSchema);
