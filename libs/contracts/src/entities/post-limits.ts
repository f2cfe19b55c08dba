/** Characters of a comment (COMMUNITY-1). */
export const MAX_COMMENT_LENGTH = 1000;

/** Answers to one comment (COMMUNITY-13). */
export const MAX_REPLIES = 30;

/** Comments of a page, at most. */
export const MAX_COMMENTS_PAGE = 50;

/** Comments are counted up to here; where there are more, a count says this number (COMMUNITY-10). */
export const MAX_COUNTED_COMMENTS = 1000;

/** Characters of a question's subject and content (COMMUNITY-4). */
export const MAX_QUESTION_SUBJECT = 100;
export const MAX_QUESTION_LENGTH = 3000;

/** Pictures of a question, at most (COMMUNITY-16). */
export const MAX_QUESTION_PICTURES = 3;

/** Characters of an answer (COMMUNITY-9). */
export const MAX_ANSWER_LENGTH = 5000;

/** Questions of a page, at most. */
export const MAX_QUESTIONS_PAGE = 50;

/** Characters of a review, and of the operator's reply (COMMUNITY-26). */
export const MAX_REVIEW_LENGTH = 2000;
export const MAX_REVIEW_REPLY = 1000;

/** Pictures of a review, at most. */
export const MAX_REVIEW_PICTURES = 4;

/** Reviews of a page, at most. */
export const MAX_REVIEWS_PAGE = 50;

/** Templates of answers, at most, and characters of the desk's name for one (COMMUNITY-17). */
export const MAX_ANSWER_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;
