/** Lines on one page of a security log. */
export const SECURITY_PAGE = 50;

/** Most letters of an address that lines are searched by. */
export const MOST_NETWORK_SEARCH = 50;

/** Hex digits of a trace. */
export const TRACE_DIGITS = 32;
