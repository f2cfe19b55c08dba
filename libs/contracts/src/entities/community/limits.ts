/** Characters of a comment (COMMUNITY-1). */
export const MAX_COMMENT_LENGTH = 1000;

/** Answers to one comment (COMMUNITY-13). */
export const MAX_REPLIES = 30;

export const MAX_COMMENTS_PAGE = 50;

/** Comments are counted up to here; where there are more, a count says this number (COMMUNITY-10). */
export const MAX_COUNTED_COMMENTS = 1000;

/** Characters of a question (COMMUNITY-4) and its answer (COMMUNITY-9), and its pictures (COMMUNITY-16). */
export const MAX_QUESTION_SUBJECT = 100;
export const MAX_QUESTION_LENGTH = 3000;

export const MAX_QUESTION_PICTURES = 3;

export const MAX_ANSWER_LENGTH = 5000;

export const MAX_QUESTIONS_PAGE = 50;

/** Characters of a review, and of the operator's reply (COMMUNITY-26). */
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_REPLY = 1000;

export const MAX_REVIEW_PICTURES = 4;

export const MAX_REVIEWS_PAGE = 50;

/** Templates of answers, at most, and characters of the desk's name for one (COMMUNITY-17). */
export const MAX_ANSWER_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;

/** Categories of the frequent questions, in the order of the choice (COMMUNITY-20). Texts `category_<name>`. */
export const faqCategories = ['booking', 'payment', 'refund', 'help'] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const MAX_FAQS = 100;

export const MAX_FAQ_TITLE = 120;
export const MAX_FAQ_LENGTH = 2_000;

/** Characters of a notice's title, and of its text as HTML, in one language (COMMUNITY-23). */
export const MAX_NOTICE_TITLE = 120;
export const MAX_NOTICE_LENGTH = 20_000;

/** Rows of a page of the list at most (COMMUNITY-3). */
export const MAX_NOTICES = 200;

/** What members write for others, as moderation tells it apart. */
export const postKinds = ['comment', 'question', 'review'] as const;

/** Texts `report_<reason>`. */
export const reportReasons = ['spam', 'insult', 'personal_data', 'illegal', 'off_topic', 'else'] as const;

export const hideReasons = [...reportReasons] as const;

export const blockDays = [1, 7, 30, 365] as const;

export const MAX_REASON_NOTE = 300;

/** Words of one language that make a post wait, and characters of one of them. */
export const MAX_HELD_WORDS = 500;
export const MAX_HELD_WORD = 40;

export const MAX_MODERATED_PAGE = 50;
