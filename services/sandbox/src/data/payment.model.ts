import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import { plainSchema } from '@narae/service-kit';
import type { BillGateOutcome, Standing } from '../domain/outcomes.ts';
import type { Method } from '../domain/protocol.ts';

/** `next_at` is null once the merchant accepted it or the provider gave up. */
export interface Notice {
  notice_id: string;
  fields: Record<string, string>;
  repeats: boolean;
  tries: number;
  next_at: Date | null;
  answers: { at: Date; answer: string }[];
}

export interface Refund {
  refno: string;
  /** Hundredths of the currency. */
  amount: number;
  reasoncode: string;
  at: Date;
}

/** A payment with its notifications and refunds in one document, because they change together. */
export interface Payment {
  transid: string;
  /** Address of the pay page, known to the payer's browser only. */
  page_key: string;
  mid: string;
  mname: string;
  refno: string;
  servicetype: Method;
  reqcur: string;
  reqamt: string;
  product: string;
  buyername: string;
  returnurl: string;
  statusurl: string;
  /** The merchant's remark: the shop sends the shopper's language. */
  param1: string;
  standing: Standing;
  /** When the standing takes effect; in the future for a late payment. */
  decided_at: Date | null;
  outcome?: BillGateOutcome;
  /** This field and the next two: BillGate only. */
  order_date?: string;
  /** The message that the approval must repeat; empty without authentication. */
  pay_message?: string;
  /** The amount taken, in the form of `reqamt`. */
  taken?: string;
  notices: Notice[];
  refunds: Refund[];
  /** Refunded hundredths. */
  refunded: number;
  created_at: Date;
}

const plain = { _id: false } as const;
const noticeSchema = new Schema<Notice>(
  {
    notice_id: String,
    fields: Schema.Types.Mixed,
    repeats: Boolean,
    tries: Number,
    next_at: Date,
    answers: [new Schema({ at: Date, answer: String }, plain)],
  },
  plain,
);

const paymentSchema = new Schema<Payment>(
  {
    transid: { type: String, required: true, unique: true },
    page_key: { type: String, required: true, unique: true },
    mid: { type: String, required: true },
    mname: String,
    refno: { type: String, required: true },
    servicetype: String,
    reqcur: String,
    reqamt: String,
    product: String,
    buyername: String,
    returnurl: String,
    statusurl: String,
    param1: String,
    standing: { type: String, required: true },
    decided_at: Date,
    order_date: String,
    outcome: String,
    pay_message: String,
    taken: String,
    notices: [noticeSchema],
    refunds: [new Schema<Refund>({ refno: String, amount: Number, reasoncode: String, at: Date }, plain)],
    refunded: { type: Number, required: true },
    created_at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'payments' },
);
paymentSchema.index({ mid: 1, refno: 1 }, { unique: true });
paymentSchema.index({ 'notices.next_at': 1 });
paymentSchema.index({ created_at: -1 });

export const paymentModel = (store: Connection): Model<Payment> =>
  (store.models['SandboxPayment'] as Model<Payment> | undefined) ??
  store.model<Payment>('SandboxPayment', paymentSchema);
