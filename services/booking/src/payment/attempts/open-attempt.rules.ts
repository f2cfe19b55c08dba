import { TxnType } from '@narae/contracts';
import type { PaymentAttempt, PlainBooking } from '../../kernel/index.ts';

type Fields = PaymentAttempt['fields'];

const sayTheSame = (a: Fields, b: Fields): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value);

/**
 * The attempt to send again: its hold runs, its shopper is not back, its form is unchanged (PAY-17). One
 * reference is paid at most once, two may both be paid. @param formOf the form made now under an attempt's
 * names
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
