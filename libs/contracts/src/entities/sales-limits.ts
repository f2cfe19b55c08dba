/** What sales are added up by (ADMIN-1). Texts `by_<name>`. */
export const salesKeys = ['day', 'product', 'language', 'currency'] as const;

/** Most days that are added up at once. */
export const MOST_SALES_DAYS = 366;

/** Most rows of an answer; what is left over is the last one, without a key. */
export const MOST_SALES_ROWS = 400;
