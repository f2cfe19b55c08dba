import { providerCurrency } from '@narae/rules';
import {
  type AgreedBooking,
  type AgreedSums,
  chargeBy,
  dueOf,
  dueSums,
  firstSums,
  isAgreed,
  isPayable,
  type PaymentAttempt,
  type PlainBooking,
  statesAllowing,
} from '../../kernel/index.ts';
import { decimalAmount, sameAmount } from '../providers/decimal.rules.ts';

type Charged = Pick<PaymentAttempt, 'pay_type' | 'reqcur' | 'reqamt' | 'due_id'>;

/** Null where nothing waits for a payment any more. */
const waitingSums = (booking: AgreedBooking, due_id: string | undefined): AgreedSums | null => {
  if (due_id === undefined)
    return booking.open && statesAllowing('settle').includes(booking.txn_type)
      ? firstSums(booking.price)
      : null;
  const due = dueOf(booking, due_id);
  return due && isPayable(booking, due) ? dueSums(due) : null;
};

/** As agreed now, and still waiting for a payment. */
export const paysFor = (
  booking: PlainBooking,
  { pay_type, reqcur, reqamt, due_id }: Charged,
): booking is AgreedBooking => {
  const sums = isAgreed(booking) ? waitingSums(booking, due_id) : null;
  if (!sums) return false;
  const charge = chargeBy(pay_type, sums);
  const currency = providerCurrency[charge.currency];
  return reqcur === currency && sameAmount(reqamt, decimalAmount(charge.amount, currency));
};
