import type { DeskFaq, DeskFaqRow, FaqRow, LanTp } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import type { ReadDocument } from '../desk.queries.ts';
import { textLanguage } from '../written-texts.rules.ts';
import type { StoredFaq } from '../desk.model.ts';

export const toFaqRow = (faq: ReadDocument<StoredFaq>, lanTp: LanTp): FaqRow => {
  const text_lan_tp = textLanguage(faq, lanTp);
  return {
    faq_id: faq.faq_id,
    category: faq.category,
    question: faq.titles[text_lan_tp] ?? '',
    answer: faq.contents[text_lan_tp] ?? '',
    text_lan_tp,
  };
};

export const toDeskFaqRow = (faq: Omit<ReadDocument<StoredFaq>, 'contents'>): DeskFaqRow => ({
  faq_id: faq.faq_id,
  category: faq.category,
  titles: perLanguage((lanTp) => faq.titles[lanTp] ?? ''),
  published: faq.published,
  suggested: faq.suggested,
  version: faq.version,
});

export const toDeskFaq = (faq: ReadDocument<StoredFaq>): DeskFaq => ({
  ...toDeskFaqRow(faq),
  contents: perLanguage((lanTp) => faq.contents[lanTp] ?? ''),
});
