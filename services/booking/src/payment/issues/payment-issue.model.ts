import type { PaymentIssueKind, PaymentIssueSource } from '@narae/contracts/payment-issue-kinds';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Nothing secret, nothing of the payer. */
interface Came {
  reqcur: string;
  reqamt: string;
  rescode: string;
  transid: string;
}

/** One for each reference and kind, however often it comes (REFUND-10). */
export interface PaymentIssue extends Audited {
  /** Reference, dot, kind. */
  issue_id: string;
  refno: string;
  kind: PaymentIssueKind;
  source: PaymentIssueSource;
  /** Empty where the reference is none of ours. */
  asked: Pick<Came, 'reqcur' | 'reqamt'>;
  came: Came;
  times: number;
  /** First came, or first again after being settled. */
  opened_at: Date;
  last_at: Date;
  /** Who looked at it and what they found. */
  settled_at: Date | null;
  /** When it is deleted: late enough for any question of a provider. */
  delete_at?: Date | null;
  settled_by: string;
  note: string;
  version: number;
}

const plain = { _id: false } as const;
const text = { type: String, default: '' } as const;

const paymentIssueSchema = new Schema<PaymentIssue>(
  {
    issue_id: { type: String, required: true, unique: true },
    refno: { type: String, required: true },
    kind: { type: String, required: true },
    source: { type: String, required: true },
    asked: { type: new Schema({ reqcur: text, reqamt: text }, plain), required: true },
    came: {
      type: new Schema({ reqcur: text, reqamt: text, rescode: text, transid: text }, plain),
      required: true,
    },
    times: { type: Number, required: true },
    opened_at: { type: Date, required: true },
    last_at: { type: Date, required: true },
    settled_at: { type: Date, default: null },
    delete_at: { type: Date, default: null, index: { expireAfterSeconds: 0 } },
    settled_by: text,
    note: text,
    version: { type: Number, required: true },
    audit: auditField,
  },
  { ...plainSchema, collection: 'payment_issues' },
);

paymentIssueSchema.index({ settled_at: 1 });
paymentIssueSchema.index({ opened_at: -1, issue_id: 1 });
paymentIssueSchema.index({ kind: 1, opened_at: -1, issue_id: 1 });

export const paymentIssueModel = (store: Connection): Model<PaymentIssue> =>
  (store.models['PaymentIssue'] as Model<PaymentIssue> | undefined) ??
  store.model<PaymentIssue>('PaymentIssue', paymentIssueSchema);
