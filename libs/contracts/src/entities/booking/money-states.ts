/** `due`: sent until the provider takes it; `unconfirmed`: a person must find out (REFUND-6). */
export const refundStates = ['due', 'unconfirmed', 'by-hand', 'refunded', 'paid-by-hand'] as const;

/** States in which the money is back; in the others it is on its way. */
export const settledRefundStates: readonly (typeof refundStates)[number][] = ['refunded', 'paid-by-hand'];

/** `waiting-for-us`: needs a person, or failed and is tried again. Texts `refund_shown_<name>`. */
export const refundFilters = ['waiting-for-us', ...refundStates] as const;

/** States that a person at the desk may move a refund to (REFUND-9). */
export const deskRefundMoves = ['refunded', 'due', 'by-hand', 'paid-by-hand'] as const;
export type DeskRefundMove = (typeof deskRefundMoves)[number];

export const MAX_REFUND_NOTE = 300;

/** `no-answer`: the request may have arrived; `interrupted`: our process ended (REFUND-6). Texts `trouble_<name>`. */
export const refundTroubles = [
  'unreachable',
  'no-answer',
  'interrupted',
  'nothing-taken',
  'not-set-up',
] as const;
export type RefundTrouble = (typeof refundTroubles)[number];

/**
 * How a provider's report differs from the attempt (REFUND-10). Texts `kind_<name>`.
 * `not-confirmed`: the provider, asked back, says otherwise; `other-transaction`: a second one for a paid
 * payment; `known-elsewhere`: it has paid something else; `no-answer`: an approval without an outcome.
 */
export const paymentIssueKinds = [
  'amount',
  'currency',
  'merchant',
  'method',
  'reference',
  'no-transaction',
  'not-confirmed',
  'other-transaction',
  'failed-after-paid',
  'known-elsewhere',
  'unknown-reference',
  'not-signed',
  'no-answer',
] as const;
export type PaymentIssueKind = (typeof paymentIssueKinds)[number];

/** Texts `source_<name>`. */
export const paymentIssueSources = ['notification', 'query', 'approval'] as const;
export type PaymentIssueSource = (typeof paymentIssueSources)[number];

/** `done`: differences that somebody has looked at. */
export const paymentFilters = ['open', 'undecided', 'done'] as const;

/** What the shop does about an attempt by itself. Texts `plan_<name>`. */
export const paymentPlans = ['ask', 'cancel', 'settle', 'refund', 'nothing'] as const;

export const MAX_PAYMENT_NOTE = 300;
