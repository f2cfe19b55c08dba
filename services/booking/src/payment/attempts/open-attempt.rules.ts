import { TxnType } from '@narae/contracts';
import type { PaymentAttempt, PlainBooking } from '../../kernel/index.ts';

type Fields = PaymentAttempt['fields'];

const sayTheSame = (one: Fields, other: Fields): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * The open attempt of an order, or of a due of a paid one, that would be sent once more: its hold runs, its shopper is not back from the provider, and
 * its form says what a form made now would (PAY-17). One reference is paid at most once, two may both be paid.
 * @param formOf the form made now under the names of an attempt
 */
export const openAttemptFor = (
  { txn_type, payments }: Pick<PlainBooking, 'txn_type' | 'payments'>,
  formOf: (attempt: PaymentAttempt) => Fields,
): PaymentAttempt | undefined =>
  txn_type === TxnType.Paying || txn_type === TxnType.Paid
    ? payments.findLast(
        (attempt) =>
          attempt.status === 'started' &&
          !attempt.checking_since &&
          attempt.return_token !== undefined &&
          sayTheSame(attempt.fields, formOf(attempt)),
      )
    : undefined;
