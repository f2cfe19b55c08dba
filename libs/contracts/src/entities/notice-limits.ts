/** Characters of a notice's title, and of its text as HTML, in one language (COMMUNITY-23). */
export const MAX_NOTICE_TITLE = 120;
export const MAX_NOTICE_LENGTH = 20_000;

/** Rows of a page of the list at most (COMMUNITY-3). */
export const MAX_NOTICES = 200;
