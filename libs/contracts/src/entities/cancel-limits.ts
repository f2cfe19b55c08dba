/** Longest reason of a cancellation, and longest answer to it, in characters. */
export const MAX_CANCEL_TEXT = 500;

/** Until how many days after departure somebody who did not come can ask for what the schedule leaves them (REFUND-2). */
export const NO_SHOW_DAYS = 30;

/** How a request for cancellation may stand (REFUND-2): `asked` while the order is PR. */
export const cancelStates = ['asked', 'approved', 'rejected', 'withdrawn'] as const;
