import { TxnType } from '@narae/contracts';
import { firstRefundSchedules, nameChangeOf } from '@narae/rules';
import type { BookingTraveller } from '../../src/kernel/booking/booking-parts.model.ts';
import type {
  Due,
  PaymentAttempt,
  Cancellation,
  Refund,
} from '../../src/kernel/booking/payment-parts.model.ts';
import type { PlainBooking } from '../../src/kernel/booking/booking.model.ts';
import type { PriceSnapshot } from '../../src/kernel/domain/price-snapshot.ts';

/** When plain bookings were agreed on and paid, unless they say something else. */
export const agreedAt = new Date('2026-11-01T03:00:00Z');

/** 100 USD at 1,300 KRW a dollar, all of it for travelling. */
export const plainPrice: PriceSnapshot = {
  currency: 'USD',
  deal_bas_r: 1300,
  cost: 100,
  option: 0,
  hotel: 0,
  total: 100,
  origin_cost: 130_000,
  origin_option: 0,
  origin_hotel: 0,
  origin_price: 130_000,
  discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  cancellation: 'tour',
  refund_schedule: firstRefundSchedules['trip-day'],
  name_change: nameChangeOf('tour'),
  frozen_at: agreedAt,
};

/** An attempt to pay 100 USD by PayPal that was begun and nothing more. */
export const plainAttempt = (over: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  refno: 'TRIP1',
  pay_type: 'P',
  status: 'started',
  reqcur: 'USD',
  reqamt: '100.00',
  fields: {},
  started_at: agreedAt,
  ...over,
});

/** An open balance of 70 USD. */
export const plainDue = (over: Partial<Due> = {}): Due => ({
  due_id: 'ORDER1-D1',
  kind: 'balance',
  state: 'open',
  currency: 'USD',
  amount: 70,
  origin_amount: 91_000,
  made_at: agreedAt,
  due_by: new Date('2026-12-01T15:00:00Z'),
  check_at: null,
  ...over,
});

export const plainTraveller = (over: Partial<BookingTraveller> = {}): BookingTraveller => ({
  rv_mem_id: 'RV1',
  mem_type: 'adult',
  sort_order: 1,
  mem_nm: 'KIM NARA',
  ...over,
});

/** An order of one adult, confirmed and not paid. */
export const plainBooking = (over: Partial<PlainBooking> = {}): PlainBooking & { price: PriceSnapshot } => ({
  cart_id: 'CART1',
  order_id: 'ORDER1',
  mem_id: 'MEM1',
  prod_id: 'PTOUR1',
  txn_type: TxnType.Confirmed,
  version: 3,
  in_cart: true,
  open: true,
  lan_tp: 'ENG',
  party: { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 },
  options: [],
  rooms: [],
  buyername: 'KIM NARA',
  tel: '821012345678',
  email: 'nara@example.com',
  area: 'Seoul',
  travellers: [plainTraveller()],
  files: [],
  documents: { air_ticket: false, birth_certificate: false },
  hold_expires_at: null,
  hold_started_at: null,
  hold_extended: false,
  payments: [],
  reg_date: agreedAt,
  mod_date: agreedAt,
  ...over,
  price: over.price ?? plainPrice,
});

/** The same once it is paid. */
export const paidBooking = (over: Partial<PlainBooking> = {}): PlainBooking & { price: PriceSnapshot } =>
  plainBooking({
    txn_type: TxnType.Paid,
    open: false,
    payments: [plainAttempt({ status: 'paid', settled_at: agreedAt })],
    ...over,
  });

/** A refund of 30 USD that is to be sent. */
export const plainRefund = (over: Partial<Refund> = {}): Refund => ({
  refund_id: 'ORDER1-1',
  cause: 'cancelled',
  state: 'due',
  refno: 'TRIP1',
  refund_refno: 'TRIP1R1',
  reqcur: 'USD',
  amount: '30.00',
  attempts: 0,
  made_at: agreedAt,
  ...over,
});

/** A request to cancel the whole order, on 90 percent. */
export const plainRequest = (over: Partial<Cancellation> = {}): Cancellation => ({
  cancel_no: 1,
  state: 'asked',
  whole: true,
  rv_mem_ids: ['RV1'],
  reason: 'ill',
  pct: 90,
  sums: [],
  asked_at: agreedAt,
  ...over,
});
