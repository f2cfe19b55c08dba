import { providerCurrency } from '@narae/rules';
import { isAgreed, type AgreedBooking } from '../domain/agreed-booking.rules.ts';
import { statesAllowing } from '../domain/booking-state.rules.ts';
import type { PaymentAttempt, PlainBooking } from '../domain/booking.ts';
import { chargeBy } from '../domain/charge.rules.ts';
import { decimalAmount, sameAmount } from './provider/decimal.rules.ts';

/** Whether an attempt pays for the order as it is agreed on now, and the order still waits for a payment. */
export const paysFor = (
  booking: PlainBooking,
  { pay_type, reqcur, reqamt }: Pick<PaymentAttempt, 'pay_type' | 'reqcur' | 'reqamt'>,
): booking is AgreedBooking => {
  if (!booking.open || !statesAllowing('settle').includes(booking.txn_type) || !isAgreed(booking))
    return false;
  const due = chargeBy(pay_type, booking.price);
  const currency = providerCurrency[due.currency];
  return reqcur === currency && sameAmount(reqamt, decimalAmount(due.amount, currency));
};
