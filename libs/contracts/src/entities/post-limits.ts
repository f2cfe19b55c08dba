/** Characters of a comment (COMMUNITY-1). */
export const MAX_COMMENT_LENGTH = 1000;

/** Comments of a page, at most. */
export const MAX_COMMENTS_PAGE = 50;

/** Comments are counted up to here; where there are more, a count says this number (COMMUNITY-10). */
export const MAX_COUNTED_COMMENTS = 1000;

/** Characters of a question's subject and content (COMMUNITY-4). */
export const MAX_QUESTION_SUBJECT = 100;
export const MAX_QUESTION_LENGTH = 3000;

/** Questions of a page, at most. */
export const MAX_QUESTIONS_PAGE = 50;
