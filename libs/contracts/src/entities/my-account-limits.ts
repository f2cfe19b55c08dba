/** Rows of the log on one page. */
export const ACTIVITIES_A_PAGE = 20;

/** Characters of a nickname. */
export const MAX_NICK_LENGTH = 30;
