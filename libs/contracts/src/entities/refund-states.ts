/**
 * Where the money is (REFUND-6). `due`: it is sent, again and again until the provider takes it; `unconfirmed`: whether the provider
 * took it is unknown and only a person can find out; `by-hand`: the desk pays it; `refunded` and `paid-by-hand`: it is back.
 */
export const refundStates = ['due', 'unconfirmed', 'by-hand', 'refunded', 'paid-by-hand'] as const;

/** States in which the money is back; in the others it is on its way. */
export const settledRefundStates: readonly (typeof refundStates)[number][] = ['refunded', 'paid-by-hand'];

/**
 * What the desk asks its list of refunds for: `waiting-for-us` needs a person, or has failed and is tried again; the others are
 * states. Texts `refund_shown_<name>`.
 */
export const refundFilters = ['waiting-for-us', ...refundStates] as const;

/** States that a person at the desk may move a refund to (REFUND-9). */
export const deskRefundMoves = ['refunded', 'due', 'by-hand', 'paid-by-hand'] as const;
export type DeskRefundMove = (typeof deskRefundMoves)[number];

/** Longest note about a refund, in characters. */
export const MAX_REFUND_NOTE = 300;

/**
 * Why a refund has not gone, beside the provider's own codes (REFUND-6). `unreachable`: it never got the request; `no-answer`: it may
 * have; `interrupted`: our process ended before the answer was stored; `nothing-taken`: the provider knows of no money;
 * `not-set-up`: no provider is set up for the method. Texts `trouble_<name>`.
 */
export const refundTroubles = [
  'unreachable',
  'no-answer',
  'interrupted',
  'nothing-taken',
  'not-set-up',
] as const;
export type RefundTrouble = (typeof refundTroubles)[number];
