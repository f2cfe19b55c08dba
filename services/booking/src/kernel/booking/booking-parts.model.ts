import { perLanguage } from '@narae/contracts/localized';
import { Schema } from 'mongoose';
import { papersCheckField, storedPictureFields } from './stored-picture.model.ts';

const plain = { _id: false } as const;
const texts = perLanguage(() => String);

/** How many of each age travel. */
export const partySchema = new Schema(
  { adult_cnt: Number, teen_cnt: Number, children_cnt: Number, child_cnt: Number },
  plain,
);

/** An extra that was chosen. */
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

/** A room that was chosen. */
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

/** A traveller. */
export const travellerSchema = new Schema(
  { rv_mem_id: String, mem_type: String, sort_order: Number, mem_nm: String, particulars: String },
  plain,
);

/** A picture of a traveller's papers. */
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

/** An attempt to pay the order or a due of it. */
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
