import type { CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { insertMissing } from './insert-missing.ts';

/** Adds the frequent questions of a new shop, all published, in their order. */
export const loadFaqs = ({ faqs }: CommunityStore, { faqs: written }: CommunityContent): Promise<void> =>
  insertMissing(
    faqs,
    'faq_id',
    written.map((faq, at) => ({
      ...faq,
      position: at + 1,
      published: true,
      suggested: [],
      version: 1,
      deleted_at: null,
    })),
  );
