import { TxnType } from '@narae/contracts';
import type { PlainBooking } from './booking.ts';
import type { Agreement } from './price-snapshot.ts';
import { depositEnds } from './deposit.rules.ts';

/** How long a confirmed price stands (MONEY-6). */
const agreementHours = 24;

type Agreed = Pick<PlainBooking, 'txn_type' | 'price' | 'agreement' | 'payments'>;

/** The terms of a price: what later edits of the order are priced by. */
export const termsOf = ({
  currency,
  deal_bas_r,
  origin_price,
  discounts,
  cancellation,
  refund_schedule,
  name_change,
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
  ...(deposit && { deposit: { pct: deposit.pct, balance_by: deposit.balance_by } }),
  frozen_at,
});

/** The terms a booking was last confirmed on; they outlive its fall back to N. */
export const lastAgreement = ({ price, agreement }: Pick<Agreed, 'price' | 'agreement'>): Agreement | null =>
  price ?? agreement ?? null;

/**
 * Whether a payment is made, or on its way: its form was sent and its seats are held, or the provider has heard of it and has
 * not said that it is over. Seats alone that are held do not count.
 */
export const isBeingPaid = ({ txn_type, payments }: Pick<Agreed, 'txn_type' | 'payments'>): boolean =>
  (txn_type !== TxnType.NeedsTravellers && txn_type !== TxnType.Confirmed) ||
  payments.some(
    ({ status, unheard }) =>
      status === 'authenticated' || status === 'authorised' || (status === 'started' && !unheard),
  );

/** Until when a confirmed price stands (MONEY-6); as long as its deposit may be paid where it has one (MONEY-12). */
const agreementEnds = (agreed: Agreement): Date =>
  agreed.deposit ? depositEnds(agreed) : new Date(agreed.frozen_at.getTime() + agreementHours * 3_600_000);

/**
 * The agreement that stands for a booking: for its time in its own currency, and as long as a payment is on its
 * way whatever the hour and currency. Null where it is to be priced anew (MONEY-6).
 */
export const runningAgreement = (
  booking: Agreed,
  currency: Agreement['currency'],
  now: Date,
): Agreement | null => {
  const agreed = lastAgreement(booking);
  if (!agreed || isBeingPaid(booking)) return agreed;
  return agreed.currency === currency && now < agreementEnds(agreed) ? agreed : null;
};
