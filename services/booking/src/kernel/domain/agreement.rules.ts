import { TxnType } from '@narae/contracts';
import type { PlainBooking } from '../booking/booking.model.ts';
import type { Agreement } from './price-snapshot.ts';
import { depositEnds } from './deposit.rules.ts';

const agreementHours = 24;

type Agreed = Pick<PlainBooking, 'txn_type' | 'price' | 'agreement' | 'payments'>;

export const termsOf = ({
  currency,
  deal_bas_r,
  origin_price,
  discounts,
  cancellation,
  refund_schedule,
  name_change,
  moving,
  deposit,
  frozen_at,
}: Agreement): Agreement => ({
  currency,
  deal_bas_r,
  origin_price,
  discounts,
  cancellation,
  refund_schedule,
  name_change,
  ...(moving && { moving }),
  ...(deposit && { deposit: { pct: deposit.pct, balance_by: deposit.balance_by } }),
  frozen_at,
});

/** The terms of the last confirmation; they outlive a fall back to N. */
export const lastAgreement = ({ price, agreement }: Pick<Agreed, 'price' | 'agreement'>): Agreement | null =>
  price ?? agreement ?? null;

/** Whether a payment is made or under way: its form was sent and seats are held, or the provider knows it. */
export const isBeingPaid = ({ txn_type, payments }: Pick<Agreed, 'txn_type' | 'payments'>): boolean =>
  (txn_type !== TxnType.NeedsTravellers && txn_type !== TxnType.Confirmed) ||
  payments.some(
    ({ status, unheard }) =>
      status === 'authenticated' || status === 'authorised' || (status === 'started' && !unheard),
  );

/** A price with a deposit stands as long as the deposit may be paid (MONEY-12). */
const agreementEnds = (agreed: Agreement): Date =>
  agreed.deposit ? depositEnds(agreed) : new Date(agreed.frozen_at.getTime() + agreementHours * 3_600_000);

/** Null where the price must be agreed anew (MONEY-6); a payment under way keeps it in any case. */
export const runningAgreement = (
  booking: Agreed,
  currency: Agreement['currency'],
  now: Date,
): Agreement | null => {
  const agreed = lastAgreement(booking);
  if (!agreed || isBeingPaid(booking)) return agreed;
  return agreed.currency === currency && now < agreementEnds(agreed) ? agreed : null;
};
