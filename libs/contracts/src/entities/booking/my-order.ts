import { z } from 'zod';
import { Amount, Currency, Id, Moment, Yn } from '../../primitives.ts';
import { CartItem } from './cart.ts';
import { OrderStep, TravellerFileType } from './order.ts';
import { DueKind, OrderRefund, PayType } from './payment.ts';
import { PapersRejection } from './event-reservation.ts';
import { OrderCancellation } from './cancellation.ts';
import { MemType } from './traveller.ts';

export const PaperState = z.enum(['missing', 'to-check', 'accepted', 'rejected']);
export type PaperState = z.infer<typeof PaperState>;

/** A traveller on the order page: the name, and how their documents stand; no numbers and no pictures. */
export const OrderTraveller = z.object({
  rv_mem_id: Id,
  mem_type: MemType,
  sort_order: z.int(),
  mem_nm: z.string(),
  /** One a kind that is owed or was handed in (DOC-1); none once the trip is over, when documents are deleted (DOC-7). */
  papers: z.array(
    z.object({
      file_type: TravellerFileType,
      state: PaperState,
      /** Why the desk rejected it (DOC-11); null unless it did. */
      rejection: PapersRejection.nullable(),
    }),
  ),
});
export type OrderTraveller = z.infer<typeof OrderTraveller>;

/** `checking`: its outcome is not known yet (PAY-13); `refund-due`: its money is on its way back, `refunded`: all of it is back. */
export const OrderPaymentState = z.enum(['checking', 'paid', 'refund-due', 'refunded']);
export type OrderPaymentState = z.infer<typeof OrderPaymentState>;

/** A payment that took money, or may have, as the order's owner sees it. */
export const OrderPayment = z.object({
  refno: z.string(),
  /** The provider's own reference; empty while it has told none. */
  transid: z.string(),
  pay_type: PayType,
  pay_type_nm: z.string(),
  /** Whole units of `currency`: what was charged, which may be another currency than the order's (PAY-10). */
  amount: Amount,
  currency: Currency,
  state: OrderPaymentState,
  /** What it pays besides the order itself (ORDER-15); absent where it pays for the order. */
  due: DueKind.optional(),
  /** ISO 8601: when it was settled; while it is checked, when it was begun. */
  paid_at: z.string(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** One order with everything its owner's page shows (ORDER-7, ORDER-13); its lines and policy are those that were agreed on. */
export const MyOrder = CartItem.extend({
  /** Whether its price is agreed: if not, the lines are a quotation of today (MONEY-6). */
  agreed: z.boolean(),
  /** Counts every change; a change of the order names it. */
  version: z.int(),
  buyername: z.string(),
  tel: z.string(),
  email: z.string(),
  area: z.string(),
  /** The last day for changes, YYYY-MM-DD in Asia/Seoul (ORDER-14). */
  changes_until: z.string(),
  /** The product carries tickets (ORDER-9). */
  ticket_yn: Yn,
  travellers: z.array(OrderTraveller),
  /** The oldest first, as the other lists. */
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  cancellations: z.array(OrderCancellation),
  /** What the organiser wrote when they cancelled the trip, as it was written (REFUND-4); empty where they did not. */
  organiser_reason: z.string(),
  steps: z.array(OrderStep),
});
export type MyOrder = z.infer<typeof MyOrder>;

/** A payment in the member's payment history: what it was for, and what of it went back (ORDER-7). */
export const MyPayment = OrderPayment.extend({
  order_id: Id,
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  refunds: z.array(OrderRefund),
});
export type MyPayment = z.infer<typeof MyPayment>;

/** Where the next page of payments begins: the last one of this page. */
export const PaymentCursor = z.strictObject({ paid_at: z.iso.datetime(), refno: Id });
export type PaymentCursor = z.infer<typeof PaymentCursor>;

/** A ticket admits somebody, was used at the gate, or is void because its order was cancelled (TICKET-1). */
const TicketState = z.enum(['valid', 'used', 'void']);
export type TicketState = z.infer<typeof TicketState>;

export const OrderTicket = z.object({
  rv_mem_id: z.string(),
  mem_type: MemType,
  sort_order: z.int(),
  mem_nm: z.string(),
  ticket_no: z.string(),
  /** What its QR code holds (TICKET-2); empty where the ticket is void. */
  token: z.string(),
  state: TicketState,
  /** Empty where nobody was checked in with it. */
  used_at: Moment,
});
export type OrderTicket = z.infer<typeof OrderTicket>;
