import { TxnType } from '@narae/contracts';
import type { Agreement, PlainBooking } from './booking.ts';

/** How long a confirmed price stands (MONEY-6). */
const agreementHours = 24;

type Agreed = Pick<PlainBooking, 'txn_type' | 'price' | 'agreement' | 'payments' | 'hold_expires_at'>;

/** The terms of a price: what later edits of the order are priced by. */
export const termsOf = ({
  currency,
  deal_bas_r,
  origin_price,
  discounts,
  cancellation,
  refund_schedule,
  name_change,
  frozen_at,
}: Agreement): Agreement => ({
  currency,
  deal_bas_r,
  origin_price,
  discounts,
  cancellation,
  refund_schedule,
  name_change,
  frozen_at,
});

/** The terms a booking was last confirmed on; they outlive its fall back to N. */
export const lastAgreement = ({ price, agreement }: Pick<Agreed, 'price' | 'agreement'>): Agreement | null =>
  price ?? agreement ?? null;

/** Whether a payment is on its way, made, or about to be: nothing is agreed anew then, and nothing expires. */
export const isFixed = (
  { txn_type, payments, hold_expires_at }: Omit<Agreed, 'price' | 'agreement'>,
  now: Date,
): boolean =>
  (txn_type !== TxnType.NeedsTravellers && txn_type !== TxnType.Confirmed) ||
  payments.some(({ status }) => status === 'started' || status === 'authorised') ||
  (hold_expires_at !== null && hold_expires_at > now);

/**
 * The agreement that stands for a booking: for 24 hours in its own currency, and as long as seats are held or a
 * payment is on its way whatever the hour and currency. Null where it is to be priced anew (MONEY-6).
 */
export const runningAgreement = (
  booking: Agreed,
  currency: Agreement['currency'],
  now: Date,
): Agreement | null => {
  const agreed = lastAgreement(booking);
  if (!agreed || isFixed(booking, now)) return agreed;
  const ends = agreed.frozen_at.getTime() + agreementHours * 3_600_000;
  return agreed.currency === currency && now.getTime() < ends ? agreed : null;
};
