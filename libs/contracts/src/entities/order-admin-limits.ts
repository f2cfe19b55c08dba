/** Most letters of a note on an order, and most notes an order has. */
export const MOST_NOTE_TEXT = 1000;
export const MOST_NOTES = 100;

/** Most letters of what the desk looks for among the orders. */
export const MOST_ORDER_SEARCH = 120;

/** How an order stands for the desk, what waits for somebody first. Texts `order_state_<name>`. */
export const adminOrderStates = [
  'cancel-requested',
  'checking',
  'waiting',
  'needs-travellers',
  'paid',
  'cancelled',
  'expired',
  'removed',
] as const;

/** Why the desk corrects a traveller's name; kept in the audit log, which has no names (REFUND-5). Texts `name_reason_<reason>`. */
export const nameReasons = ['typing-error', 'as-in-passport', 'new-passport', 'asked'] as const;
export type NameReason = (typeof nameReasons)[number];

/** What the desk looks for in the papers of paid orders. Texts `order_papers_<name>`. */
export const adminOrderPapers = ['to-check', 'missing', 'rejected'] as const;
