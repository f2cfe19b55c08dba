import type { PaymentIssueKind, PaymentIssueSource } from '@narae/contracts/payment-issue-kinds';
import {
  moment,
  number,
  optional,
  orNull,
  part,
  storedAudit,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

const amount = { reqcur: text({ default: '' }), reqamt: text({ default: '' }) };

const paymentIssue = {
  /** Reference, dot, kind. */
  issue_id: text({ unique: true }),
  refno: text(),
  kind: text<PaymentIssueKind>(),
  source: text<PaymentIssueSource>(),
  /** Empty where the reference is none of ours. */
  asked: part(amount),
  /** Nothing secret, nothing of the payer. */
  came: part({ ...amount, rescode: text({ default: '' }), transid: text({ default: '' }) }),
  times: number(),
  /** First came, or first again after being settled. */
  opened_at: moment(),
  last_at: moment(),
  /** Who looked at it and what they found. */
  settled_at: orNull(moment()),
  /** When it is deleted: late enough for any question of a provider. */
  delete_at: optional(orNull(moment({ index: { expireAfterSeconds: 0 } }))),
  settled_by: text({ default: '' }),
  note: text({ default: '' }),
  version: number(),
  audit: optional(storedAudit),
};

/** One for each reference and kind, however often it comes (REFUND-10). */
export type PaymentIssue = StoredOf<typeof paymentIssue>;

export const paymentIssueModel = storedModel(
  'PaymentIssue',
  'payment_issues',
  paymentIssue,
  [{ settled_at: 1 }],
  [{ opened_at: -1, issue_id: 1 }],
  [{ kind: 1, opened_at: -1, issue_id: 1 }],
);
