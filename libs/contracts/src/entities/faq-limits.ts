/** Categories of the frequent questions, in the order of the choice (COMMUNITY-20). Texts `category_<name>`. */
export const faqCategories = ['booking', 'payment', 'refund', 'help'] as const;
export type FaqCategory = (typeof faqCategories)[number];

/** Entries the desk keeps at most, whether they are shown or not (COMMUNITY-20). */
export const MAX_FAQS = 100;

/** Characters of a question, and of its answer, in one language. */
export const MAX_FAQ_TITLE = 120;
export const MAX_FAQ_LENGTH = 2_000;
