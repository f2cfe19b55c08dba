/** Characters of a comment (COMMUNITY-1). */
export const MAX_COMMENT_LENGTH = 1000;

/** Comments of a page, at most. */
export const MAX_COMMENTS_PAGE = 50;

/** Comments are counted up to here; where there are more, a count says this number (COMMUNITY-10). */
export const MAX_COUNTED_COMMENTS = 1000;
