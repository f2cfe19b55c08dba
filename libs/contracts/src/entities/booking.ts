import { z } from 'zod';
import { Amount, Count50, Currency, Id, Yn } from '../primitives.ts';
import {
  CancellationKind,
  NameChange,
  RefundSchedule,
  Discounts,
  DocumentFlags,
  HotelType,
  ProgressYn,
  Variant,
} from './product.ts';
import { PaperCheckState, PapersRejection } from './event-paper-check.ts';
import { MemType, Traveller, TypedTravellers } from './traveller.ts';

/**
 * The wire codes of a cart row and its order (CART-1).
 * N needs travellers, T confirmed, Y paying, P paid, PR cancel requested, R cancelled, X expired.
 */
export const TxnType = {
  NeedsTravellers: 'N',
  Confirmed: 'T',
  Paying: 'Y',
  Paid: 'P',
  CancelRequested: 'PR',
  Cancelled: 'R',
  Expired: 'X',
} as const;
export type TxnType = (typeof TxnType)[keyof typeof TxnType];
export const TxnTypeCode = z.enum(['N', 'T', 'Y', 'P', 'PR', 'R', 'X']);

const PartyCount = z.int().min(0, 'participant_cnt_limit').max(50, 'participant_cnt_limit');

/** How many travel, by category: 0 to 50 each (PEOPLE-4). */
export const PartyCounts = z.object({
  adult_cnt: PartyCount,
  teen_cnt: PartyCount,
  children_cnt: PartyCount,
  child_cnt: PartyCount,
});
export type PartyCounts = z.infer<typeof PartyCounts>;

/** A chosen option: code and how many take part (1–50; CART-4). */
export const OptionChoice = z.strictObject({ opt_code: Id, participant_cnt: Count50 });
export type OptionChoice = z.infer<typeof OptionChoice>;

/** Persons in single or double rooms: single 0–20, double 0–20 in even numbers (CART-5). */
export const HotelChoice = z.strictObject({ hotel_dtl_id: Id, personnel_cnt: z.int().min(0).max(20) });
export type HotelChoice = z.infer<typeof HotelChoice>;

export const CartOptionLine = z.object({
  opt_id: Id,
  cart_id: Id,
  mem_id: Id,
  prod_id: Id,
  opt_code: Id,
  opt_name: z.string(),
  opt_price: Amount,
  origin_price: Amount,
  participant_cnt: z.int(),
  reg_date: z.string(),
  mod_date: z.string(),
});
export type CartOptionLine = z.infer<typeof CartOptionLine>;

export const HotelCartLine = z.object({
  hotel_cart_id: Id,
  cart_id: Id,
  mem_id: Id,
  hotel_dtl_id: Id,
  hotel_type_nm: z.string(),
  hotel_type: HotelType,
  hotel_price: Amount,
  /** Price of one person before conversion, in KRW. */
  origin_hotel_price: Amount,
  personnel_cnt: z.int(),
  reg_date: z.string(),
  mod_date: z.string(),
});
export type HotelCartLine = z.infer<typeof HotelCartLine>;

/** One row of the cart with everything its screens show (CART-11). */
export const CartItem = PartyCounts.extend({
  cart_id: Id,
  prod_id: Id,
  mem_id: Id,
  order_id: z.string(),
  /** Only on a custom trip: its request; it has no page in the catalogue (CUSTOM-4). */
  custom_request_id: Id.optional(),
  variant: Variant,
  /** Price of one adult in prod_price_tp. */
  product_price: Amount,
  /** Travellers' total without options and hotel. */
  cost_price: Amount,
  origin_cost_price: Amount,
  hotel_price: Amount,
  option_price: Amount,
  origin_opt_price: Amount,
  /** cost_price + option_price + hotel_price: what will be charged. */
  total_price: Amount,
  txn_type: TxnTypeCode,
  pay_yn: Yn,
  reg_date: z.string(),
  mod_date: z.string(),
  /** Codes of the product's options, separated by commas. */
  opt_code: z.string(),
  /** Codes of the options that were chosen. */
  opt_code_chk: z.string(),
  package_cnt: z.int(),
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  tr_place: z.string(),
  file_path: z.string(),
  file_name: z.string(),
  prod_price: Amount,
  origin_price: Amount,
  prod_price_tp: Currency,
  deal_bas_r: z.number(),
  prod_type: z.string(),
  prod_category: z.string(),
  progress_yn: ProgressYn,
  /** Seats left for others than this row. */
  inventory_cnt: z.int(),
  cnh_price: Amount,
  discounts: Discounts,
  documents: DocumentFlags,
  cancellation: CancellationKind,
  refund_schedule: RefundSchedule,
  name_change: NameChange,
  options: z.array(CartOptionLine),
  hotels: z.array(HotelCartLine),
  /** Reference of a payment that is being checked: nothing can be paid meanwhile (PAY-13). Empty when there is none. */
  checking_refno: z.string(),
});
export type CartItem = z.infer<typeof CartItem>;

/** A traveller's document without its bytes (DOC-1). 1 passport, 3 birth certificate, 4 air ticket. */
export const TravellerFileType = z.enum(['1', '3', '4']);
export type TravellerFileType = z.infer<typeof TravellerFileType>;

export const TravellerFile = z.object({
  mem_file_id: Id,
  /** Where the owner may read it: /files/{mem_file_id}. */
  file_path: z.string(),
  file_name: z.string(),
  origin_file_name: z.string(),
  file_type: TravellerFileType,
  mem_type: MemType,
  /** Person index within the category, from 1. */
  sort_order: z.int(),
  prod_id: Id,
  mem_id: Id,
  cart_id: Id,
  /** How the desk has decided on it, and why it rejected it (DOC-11); absent until the order is paid. */
  check: z.object({ state: PaperCheckState, rejection: PapersRejection.nullable() }).optional(),
});
export type TravellerFile = z.infer<typeof TravellerFile>;

/** What something more is to be paid for on an order that is paid already (ORDER-15). */
export const DueKind = z.enum(['name-fee', 'extras']);
export type DueKind = z.infer<typeof DueKind>;

/** P PayPal, A Alipay, W WeChat Pay, U UnionPay (PAY-1). */
export const PayType = z.enum(['P', 'A', 'W', 'U']);
export type PayType = z.infer<typeof PayType>;

/** The order as its owner sees it: the cart row plus travellers, contact, documents, hold and last payment. */
export const OrderDetail = CartItem.extend({
  buyername: z.string(),
  tel: z.string(),
  tel_kind: z.string(),
  email: z.string(),
  area: z.string(),
  travellers: z.array(Traveller),
  /** What was typed since the travellers were last saved; null where they are saved or nothing was typed. */
  draft: TypedTravellers.nullable(),
  files: z.array(TravellerFile),
  /** ISO time at which the held seats go back; empty when nothing is held. */
  hold_expires_at: z.string(),
  /** The last day, YYYY-MM-DD, on which the paid order may be changed (ORDER-14). */
  changes_until: z.string(),
  /** Whether its price is agreed: if not, it is a quotation in the currency asked for, which taking the seats agrees on (MONEY-6). */
  agreed: z.boolean(),
  /** The methods of the order's currency: those of the payment that is on its way, if one is (PAY-1). */
  pay_types: z.array(PayType),
  /** Of those, the methods that charge another currency than the order's, and what they charge (PAY-10). */
  other_charges: z.array(z.object({ pay_type: PayType, currency: Currency, amount: Amount })),
  last_payment: z
    .object({
      refno: z.string(),
      pay_type: PayType,
      status: z.string(),
      reqcur: z.string(),
      reqamt: z.string(),
    })
    .nullable(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

/**
 * Why money goes back (REFUND-1): the seats were gone; the order was paid already; its price is another by now; it waits to be
 * confirmed again; its row was deleted; its trip has closed; it was cancelled; its provider has not confirmed it as asked for; the change it was for could not be made any
 * more (ORDER-15).
 */
export const RefundReason = z.enum([
  'seats-lost',
  'paid-twice',
  'amount-differs',
  'order-changed',
  'order-removed',
  'trip-closed',
  'cancelled',
  'unconfirmed',
  'change-over',
]);
export type RefundReason = z.infer<typeof RefundReason>;

/** What a browser brings back from the provider: the reference of a payment can be guessed, this cannot (PAY-15). */
export const ReturnToken = z.string().max(100);

/** What a result page may show to whoever made the payment. */
export const PayOutcome = z.object({
  refno: z.string(),
  outcome: z.enum(['paid', 'waiting', 'declined', 'cancelled', 'expired', 'refunded']),
  /** Of a refunded payment. */
  refund_reason: RefundReason.nullable(),
  /** Present for the owner only. */
  cart_id: z.string(),
  /** Present for the owner only: the order's own page. */
  order_id: z.string(),
  /** What it pays besides the order itself (ORDER-15); absent where it pays for the order. */
  due: DueKind.optional(),
});
export type PayOutcome = z.infer<typeof PayOutcome>;

/** A paid order on my info (ORDER-7). */
export const MyInfoOrder = z.object({
  order_id: Id,
  prod_id: Id,
  /** As in the cart. */
  custom_request_id: Id.optional(),
  variant: Variant,
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  pay_type_nm: z.string(),
  reqamt: Amount,
  prod_price_tp: Currency,
  mod_date: z.string(),
  /** Blank = complete, Y its payment is being checked, PR cancel requested, R cancelled (ORDER-7). */
  txn_type: z.string(),
  cart_id: Id,
  mem_id: Id,
  file_path: z.string(),
  file_name: z.string(),
  refno: z.string(),
  participant_cnt: z.int(),
  /** The product carries tickets: the order is shown as one (ORDER-9). */
  ticket_yn: Yn,
});
export type MyInfoOrder = z.infer<typeof MyInfoOrder>;
