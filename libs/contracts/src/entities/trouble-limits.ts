/** Most rows of a list of trouble; its count says how many there are. */
export const MOST_TROUBLE_ROWS = 100;

/** Most dead letters of a consumer that are tried again at once. */
export const MOST_RETRIED_LETTERS = 20;

/** Longest reason why a dead letter was discarded, in characters. */
export const MOST_DISCARD_REASON = 300;
