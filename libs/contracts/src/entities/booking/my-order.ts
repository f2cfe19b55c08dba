import { z } from 'zod';
import { Amount, Currency, Id, Moment, Yn, Times } from '../../primitives.ts';
import { CartItem } from './cart.ts';
import { OrderStep, TravellerFileType } from './order.ts';
import { DueKind, OrderRefund, PayType } from './payment.ts';
import { PapersRejection } from './event-reservation.ts';
import { OrderCancellation } from './cancellation.ts';
import { MemType } from './traveller.ts';

export const PaperState = z.enum(['missing', 'to-check', 'accepted', 'rejected']);
export type PaperState = z.infer<typeof PaperState>;

/** Name and state of documents only; no numbers, no pictures. */
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

/** `checking`: outcome unknown yet (PAY-13); `refund-due`: money is on its way back. */
export const OrderPaymentState = z.enum(['checking', 'paid', 'refund-due', 'refunded']);
export type OrderPaymentState = z.infer<typeof OrderPaymentState>;

export const OrderPayment = z.object({
  refno: z.string(),
  transid: z.string(),
  pay_type: PayType,
  pay_type_nm: z.string(),
  /** Whole units of the charged `currency`, which may not be the order's (PAY-10). */
  amount: Amount,
  currency: Currency,
  state: OrderPaymentState,
  /** What it pays instead of the order itself (ORDER-15). */
  due: DueKind.optional(),
  /** ISO 8601: when it was settled, or begun while it is checked. */
  paid_at: z.string(),
});
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Days, times and meeting point of a departure, in the language of the caller. */
const ChangedTerms = z.object({
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
  /** Empty where it is not said. */
  meeting_point: z.string(),
});

/** What was changed of the departure after the order was paid (ORDER-22). */
export const OrderDepartureChange = z.object({
  /** From 1 within the order. */
  no: z.int(),
  at: Moment,
  parts: z.array(z.enum(['day', 'time', 'meeting'])),
  before: ChangedTerms,
  now: ChangedTerms,
  /** The reason in a sentence; empty where nobody said one. */
  why: z.string(),
  /** In the administrator's words; empty without. */
  note: z.string(),
});
export type OrderDepartureChange = z.infer<typeof OrderDepartureChange>;

/** An order as its owner's page shows it (ORDER-7, ORDER-9, ORDER-13); lines and policy as agreed on. */
export const MyOrder = CartItem.extend({
  /** Whether its price is agreed: if not, the lines are a quotation of today (MONEY-6). */
  agreed: z.boolean(),
  /** Counts every change; a change of the order names it. */
  version: z.int(),
  buyername: z.string(),
  tel: z.string(),
  email: z.string(),
  area: z.string(),
  /** Where the trip starts, and where that is on a map, in degrees; empty and null where it is not said. */
  meeting_point: z.string(),
  meeting_lat: z.number().nullable(),
  meeting_lng: z.number().nullable(),
  /** YYYY-MM-DD in Asia/Seoul (ORDER-14). */
  changes_until: z.string(),
  ticket_yn: Yn,
  travellers: z.array(OrderTraveller),
  payments: z.array(OrderPayment),
  refunds: z.array(OrderRefund),
  cancellations: z.array(OrderCancellation),
  /** The organiser's words on cancelling the trip (REFUND-4); empty without. */
  organiser_reason: z.string(),
  /** Of the departure it is on, until that is over; the oldest first. */
  departure_changes: z.array(OrderDepartureChange),
  /** ISO 8601: cancelling returns everything until then, because the departure was changed (REFUND-11); empty where it does not. */
  free_until: z.string(),
  steps: z.array(OrderStep),
});
export type MyOrder = z.infer<typeof MyOrder>;

/** A payment in the member's history: its purpose and what of it went back (ORDER-7). */
export const MyPayment = OrderPayment.extend({
  order_id: Id,
  prod_title: z.string(),
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
  refunds: z.array(OrderRefund),
});
export type MyPayment = z.infer<typeof MyPayment>;

export const PaymentCursor = z.strictObject({ paid_at: z.iso.datetime(), refno: Id });
export type PaymentCursor = z.infer<typeof PaymentCursor>;

/** A ticket admits somebody, was used at the gate, or is void because its order was cancelled (TICKET-1). */
const TicketState = z.enum(['valid', 'used', 'void']);

export const OrderTicket = z.object({
  rv_mem_id: z.string(),
  mem_type: MemType,
  sort_order: z.int(),
  mem_nm: z.string(),
  ticket_no: z.string(),
  token: z.string(),
  state: TicketState,
  used_at: Moment,
});
export type OrderTicket = z.infer<typeof OrderTicket>;
