import { z } from 'zod';
import { Amount, Currency, Id, Moment, Yn, Times } from '../../primitives.ts';
import { CartItem } from './cart.ts';
import { PaperCheckState, PapersRejection } from './event-reservation.ts';
import { OtherCharge, PayType } from './payment.ts';
import { Variant } from '../catalog/product.ts';
import { MemType, RegisteredTraveller, Traveller, TypedTravellers } from './traveller.ts';

/** A traveller's document without its bytes (DOC-1). 1 passport, 3 birth certificate, 4 air ticket. */
export const TravellerFileType = z.enum(['1', '3', '4']);
export type TravellerFileType = z.infer<typeof TravellerFileType>;

export const TravellerFile = z.object({
  mem_file_id: Id,
  file_path: z.string(),
  file_name: z.string(),
  origin_file_name: z.string(),
  file_type: TravellerFileType,
  mem_type: MemType,
  sort_order: z.int(),
  prod_id: Id,
  mem_id: Id,
  cart_id: Id,
  /** The desk's decision (DOC-11); absent until the order is paid. */
  check: z.object({ state: PaperCheckState, rejection: PapersRejection.nullable() }).optional(),
});
export type TravellerFile = z.infer<typeof TravellerFile>;

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
  /** ISO 8601; empty when no seats are held. */
  hold_expires_at: z.string(),
  /** YYYY-MM-DD; the last day for changes of the paid order (ORDER-14). */
  changes_until: z.string(),
  /** Whether its price is agreed: if not, it is a quotation in the currency asked for, which taking the seats agrees on (MONEY-6). */
  agreed: z.boolean(),
  /** The methods of the order's currency: those of the payment that is on its way, if one is (PAY-1). */
  pay_types: z.array(PayType),
  other_charges: z.array(OtherCharge),
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

/** An order that is not paid, as old clients read it: whole records, with the product's title (ORDER-1). */
export const RegisteredOrder = OrderDetail.extend({
  order_id: Id,
  product: z.string(),
  use_yn: Yn,
  del_yn: Yn,
  travellers: z.array(RegisteredTraveller),
});
export type RegisteredOrder = z.infer<typeof RegisteredOrder>;

export const MyInfoOrder = z.object({
  order_id: Id,
  prod_id: Id,
  custom_request_id: Id.optional(),
  variant: Variant,
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
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
  /** What a paid order still owes, in prod_price_tp, and until which day, YYYY-MM-DD in Asia/Seoul (MONEY-12). */
  balance_due: Amount.optional(),
  balance_by: z.string().optional(),
});
export type MyInfoOrder = z.infer<typeof MyInfoOrder>;

/** What can happen to an order, as its timeline tells it (ORDER-13). Texts `step_<name>`. */
export const OrderStepName = z.enum([
  'booked',
  'confirmed',
  'held',
  'paid',
  'balance-reminder',
  'balance-paid',
  'papers-accepted',
  'papers-rejected',
  'papers-replaced',
  'papers-deleted',
  'name-changed',
  'extras-changed',
  'party-changed',
  'moved',
  'departure-changed',
  'cancel-requested',
  'cancel-withdrawn',
  'cancel-rejected',
  'cancelled',
  'organiser-cancelled',
  'refund-made',
  'refunded',
  'checked-in',
  'expired',
]);
export type OrderStepName = z.infer<typeof OrderStepName>;

export const OrderStepBy = z.enum(['member', 'desk', 'shop']);
export type OrderStepBy = z.infer<typeof OrderStepBy>;

export const OrderStep = z.object({
  what: OrderStepName,
  by: OrderStepBy,
  at: Moment,
  /** What it is about, such as a traveller's number or a refund's; empty where it is the whole order. */
  about: z.string(),
});
export type OrderStep = z.infer<typeof OrderStep>;
