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

/** Longest note about a difference, in characters. */
export const MAX_PAYMENT_NOTE = 300;
