import { z } from 'zod';
import { Amount, Count50, Currency, Id, Yn, Times } from '../../primitives.ts';
import {
  CancellationKind,
  DepositPct,
  Discounts,
  DocumentFlags,
  HotelType,
  NameChange,
  ProgressYn,
  RefundSchedule,
  Variant,
} from '../catalog/product.ts';
import { MoveDays } from './order-move.ts';

/** N needs travellers, T confirmed, Y paying, P paid, PR cancel requested, R cancelled, X expired (CART-1). */
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

/** Counts of a form: a category that is left out has nobody. */
export const TypedCounts = z.object({
  adult_cnt: PartyCount.default(0),
  teen_cnt: PartyCount.default(0),
  children_cnt: PartyCount.default(0),
  child_cnt: PartyCount.default(0),
});

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

/** A price in two parts, in the row's currency. */
const DepositShown = z.object({
  pct: DepositPct,
  amount: Amount,
  balance: Amount,
  balance_by: z.string(),
  /** ISO 8601: until when the deposit is awaited; absent where nothing is agreed, or it is paid. */
  pay_by: z.string().optional(),
});

/** A date that a row of the cart can be changed to, with what the row costs there today (CART-13). */
export const CartDate = MoveDays.extend({
  seats_left: z.int().min(0),
  /** Why the row cannot be changed to it, in the language of the caller; empty where it can. */
  stop: z.string(),
  currency: Currency,
  /** Whole units of `currency`. */
  cost_price: Amount,
  option_price: Amount,
  hotel_price: Amount,
  total_price: Amount,
});
export type CartDate = z.infer<typeof CartDate>;

/** One row of the cart with everything its screens show (CART-11); a custom trip has no page (CUSTOM-4). */
export const CartItem = PartyCounts.extend({
  cart_id: Id,
  prod_id: Id,
  mem_id: Id,
  order_id: z.string(),
  custom_request_id: Id.optional(),
  /** Absent where the product belongs to none. */
  trip_id: Id.optional(),
  variant: Variant,
  /** Price of one adult in prod_price_tp. */
  product_price: Amount,
  cost_price: Amount,
  origin_cost_price: Amount,
  hotel_price: Amount,
  option_price: Amount,
  origin_opt_price: Amount,
  /** cost_price + option_price + hotel_price: what will be charged. */
  total_price: Amount,
  txn_type: TxnTypeCode,
  pay_yn: Yn,
  deposit: DepositShown.optional(),
  /** What a paid order still owes (MONEY-12): pay_yn is N meanwhile. */
  balance_due: Amount.optional(),
  reg_date: z.string(),
  mod_date: z.string(),
  opt_code: z.string(),
  opt_code_chk: z.string(),
  package_cnt: z.int(),
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
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
  /** The payment being checked, during which nothing can be paid (PAY-13); empty when there is none. */
  checking_refno: z.string(),
});
export type CartItem = z.infer<typeof CartItem>;
