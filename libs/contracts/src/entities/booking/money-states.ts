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

/**
 * In what a provider's report differs from what was asked for (REFUND-10). `amount` to `no-transaction`: the report says something else
 * than the attempt; `not-confirmed`: the provider, asked back, says otherwise; `other-transaction`: another one for a payment that has
 * come in; `failed-after-paid`: a failure of such a payment; `known-elsewhere`: the transaction has paid something else;
 * `unknown-reference`: nothing of ours; `not-signed`: not by the provider, or not to be read; `no-answer`: an approval whose outcome is
 * unknown. Texts `kind_<name>`.
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

/** Where a report came from. Texts `source_<name>`. */
export const paymentIssueSources = ['notification', 'query', 'approval'] as const;
export type PaymentIssueSource = (typeof paymentIssueSources)[number];

/** What the desk asks for: differences nobody has looked at, attempts that stay undecided, differences that were looked at. */
export const paymentFilters = ['open', 'undecided', 'done'] as const;

/** What the shop does about an attempt by itself. Texts `plan_<name>`. */
export const paymentPlans = ['ask', 'cancel', 'settle', 'refund', 'nothing'] as const;

export const MAX_PAYMENT_NOTE = 300;
