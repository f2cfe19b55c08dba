import type { FaqCategory } from '@narae/contracts/faq-limits';
import type { AuditEntry } from '@narae/service-kit';
import type { ReadDocument } from '../desk.queries.ts';
import type { faqModel, StoredFaq } from '../desk.model.ts';

type Faqs = ReturnType<typeof faqModel>;

export const findPublished = (faqs: Faqs): Promise<ReadDocument<StoredFaq>[]> =>
  faqs
    .find({ published: true, deleted_at: null }, { _id: 0, audit: 0 })
    .lean<ReadDocument<StoredFaq>[]>()
    .exec();

export const findFaqs = (faqs: Faqs): Promise<Omit<ReadDocument<StoredFaq>, 'contents'>[]> =>
  faqs
    .find({ deleted_at: null }, { audit: 0, contents: 0 })
    .lean<Omit<ReadDocument<StoredFaq>, 'contents'>[]>()
    .exec();

export const lastPosition = async (faqs: Faqs, category: FaqCategory): Promise<number> => {
  const last = await faqs
    .findOne({ category, deleted_at: null }, { position: 1 })
    .sort({ position: -1 })
    .lean<Pick<StoredFaq, 'position'>>();
  return (last?.position ?? 0) + 1;
};

export interface Move {
  readonly faq_id: string;
  readonly position: number;
  readonly audit: AuditEntry;
}

/** Stores new positions; the versions stay, because the texts do. */
export const movePlaces = async (faqs: Faqs, moves: readonly Move[]): Promise<void> => {
  await faqs.bulkWrite(
    moves.map(({ faq_id, position, audit }) => ({
      updateOne: { filter: { faq_id }, update: { $set: { position }, $push: { audit } } },
    })),
  );
};
