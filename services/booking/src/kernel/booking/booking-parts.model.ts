import { Schema } from 'mongoose';
import { perLanguage } from '@narae/contracts/localized';

export const papersCheckField = {
  type: new Schema({ outcome: String, reason: String, note: String, by: String, at: Date }, { _id: false }),
  default: null,
};

export const storedPictureFields = {
  vault_id: String,
  origin_file_name: String,
  mime: String,
  sha256: String,
  reg_date: Date,
} as const;

const plain = { _id: false } as const;
const texts = perLanguage(() => String);

export const partySchema = new Schema(
  { adult_cnt: Number, teen_cnt: Number, children_cnt: Number, child_cnt: Number },
  plain,
);

export const optionSchema = new Schema(
  {
    opt_id: String,
    opt_code: String,
    names: texts,
    origin_price: Number,
    participant_cnt: Number,
    reg_date: Date,
    mod_date: Date,
  },
  plain,
);

export const roomSchema = new Schema(
  {
    hotel_cart_id: String,
    hotel_dtl_id: String,
    hotel_type: String,
    names: texts,
    origin_hotel_price: Number,
    personnel_cnt: Number,
    reg_date: Date,
    mod_date: Date,
  },
  plain,
);

export const travellerSchema = new Schema(
  { rv_mem_id: String, mem_type: String, sort_order: Number, mem_nm: String, particulars: String },
  plain,
);

export const fileSchema = new Schema(
  {
    ...storedPictureFields,
    mem_file_id: String,
    mem_type: String,
    sort_order: Number,
    file_type: String,
    check: papersCheckField,
  },
  plain,
);

export const attemptSchema = new Schema(
  {
    refno: String,
    return_token: String,
    pay_type: String,
    status: String,
    reqcur: String,
    reqamt: String,
    due_id: String,
    fields: Schema.Types.Mixed,
    transid: String,
    rescode: String,
    taken_amt: String,
    refund_refno: String,
    refund_reason: String,
    started_at: Date,
    checking_since: Date,
    unheard: Boolean,
    settled_at: Date,
    check_at: Date,
    asked_until: Date,
  },
  plain,
);

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

export const orderStepSchema = new Schema({ what: String, by: String, at: Date, about: String }, plain);

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

export const noteSchema = new Schema({ note_id: String, by: String, at: Date, text: String }, plain);
