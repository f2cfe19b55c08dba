import {
  flag,
  list,
  moment,
  number,
  optional,
  part,
  plainData,
  storedAs,
  storedModel,
  type StoredOf,
  text,
} from '@narae/service-kit';
import type { BillGateOutcome, Standing } from '../domain/outcomes.ts';
import type { Method } from '../domain/protocol.ts';

const unchecked = { required: false };
const momentOrNull = storedAs<Date | null>({ type: Date });

const notice = {
  notice_id: text(unchecked),
  fields: plainData<Record<string, string>>(unchecked),
  repeats: flag(unchecked),
  tries: number(unchecked),
  /** Null once the merchant accepted it or the provider gave up. */
  next_at: momentOrNull,
  answers: list(part({ at: moment(unchecked), answer: text(unchecked) })),
};
export type Notice = StoredOf<typeof notice>;

const refund = {
  refno: text(unchecked),
  /** Hundredths of the currency. */
  amount: number(unchecked),
  reasoncode: text(unchecked),
  at: moment(unchecked),
};

/** A payment with its notifications and refunds in one document, because they change together. */
const payment = {
  transid: text({ unique: true }),
  /** Address of the pay page, known to the payer's browser only. */
  page_key: text({ unique: true }),
  mid: text(),
  mname: text(unchecked),
  refno: text(),
  servicetype: text<Method>(unchecked),
  reqcur: text(unchecked),
  reqamt: text(unchecked),
  product: text(unchecked),
  buyername: text(unchecked),
  returnurl: text(unchecked),
  statusurl: text(unchecked),
  /** The merchant's remark: the shop sends the shopper's language. */
  param1: text(unchecked),
  standing: text<Standing>(),
  /** When the standing takes effect; in the future for a late payment. */
  decided_at: momentOrNull,
  outcome: optional(text<BillGateOutcome>()),
  /** This field and the next two: BillGate only. */
  order_date: optional(text()),
  /** The message that the approval must repeat; empty without authentication. */
  pay_message: optional(text()),
  /** The amount taken, in the form of `reqamt`. */
  taken: optional(text()),
  notices: list(part(notice)),
  refunds: list(part(refund)),
  /** Refunded hundredths. */
  refunded: number(),
  created_at: moment(),
};
export type Payment = StoredOf<typeof payment>;

export const paymentModel = storedModel(
  'SandboxPayment',
  'payments',
  payment,
  [{ mid: 1, refno: 1 }, { unique: true }],
  [{ 'notices.next_at': 1 }],
  [{ created_at: -1 }],
);
