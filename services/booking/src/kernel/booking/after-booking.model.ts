import { Schema } from 'mongoose';

const plain = { _id: false } as const;

/** A cancellation of an order or of some of its travellers. */
export const cancellationSchema = new Schema(
  {
    cancel_no: Number,
    state: String,
    cause: String,
    whole: Boolean,
    rv_mem_ids: [String],
    reason: String,
    pct: Number,
    sums: Schema.Types.Mixed,
    share: Schema.Types.Mixed,
    asked_at: Date,
    decided_at: Date,
    decided_by: String,
    answer: String,
  },
  plain,
);

/** What is to be paid for a change of a paid order. */
export const dueSchema = new Schema(
  {
    due_id: String,
    kind: String,
    state: String,
    currency: String,
    amount: Number,
    origin_amount: Number,
    names: { type: [new Schema({ rv_mem_id: String, mem_nm: String }, plain)], default: undefined },
    extras: Schema.Types.Mixed,
    made_at: Date,
    due_by: Date,
    check_at: Date,
    settled_at: Date,
  },
  plain,
);

/** A refund. */
export const refundSchema = new Schema(
  {
    refund_id: String,
    cause: String,
    reason: String,
    cancel_no: Number,
    state: String,
    refno: { type: String, default: null },
    refund_refno: String,
    reqcur: String,
    amount: String,
    attempts: Number,
    last_error: String,
    made_at: Date,
    settled_at: Date,
    settled_by: String,
    note: String,
    check_at: Date,
    asked_until: Date,
  },
  plain,
);

/** A step of the timeline of an order. */
export const orderStepSchema = new Schema({ what: String, by: String, at: Date, about: String }, plain);

/** A scan of a ticket. */
export const checkInSchema = new Schema(
  {
    scan_id: String,
    rv_mem_id: String,
    ticket_no: String,
    outcome: String,
    at: Date,
    received_at: Date,
    gate: String,
    how: String,
    by: String,
    conflict: Boolean,
    undone: { type: new Schema({ at: Date, by: String, reason: String }, plain), default: undefined },
  },
  plain,
);

/** A note of an administrator. */
export const noteSchema = new Schema({ note_id: String, by: String, at: Date, text: String }, plain);
