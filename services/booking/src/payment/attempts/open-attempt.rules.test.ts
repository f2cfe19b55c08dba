import { TxnType } from '@narae/contracts';
import { agreedAt, plainAttempt } from '../../../test/support/plain-booking.ts';
import type { PaymentAttempt } from '../../kernel/booking/payment-parts.model.ts';
import { openAttemptFor } from './open-attempt.rules.ts';

const form = { refno: 'TRIP1', reqamt: '100.00' };
const open = plainAttempt({ fields: { ...form }, return_token: 'token' });
const found = (
  payments: PaymentAttempt[],
  { txn_type = TxnType.Paying as TxnType, now = { ...form } as PaymentAttempt['fields'] } = {},
) => openAttemptFor({ txn_type, payments }, () => now);

test('an attempt whose form would be the same again is sent once more', () => {
  expect(found([open])).toBe(open);
  expect(found([open], { txn_type: TxnType.Paid })).toBe(open);
});

test('of several the last is, and its own form is what it is compared with', () => {
  const second = { ...open, refno: 'TRIP2', fields: { refno: 'TRIP2' } };
  expect(found([open, { ...open }])).not.toBe(open);
  const formOf = ({ refno }: PaymentAttempt): PaymentAttempt['fields'] =>
    refno === 'TRIP2' ? { refno } : {};
  expect(openAttemptFor({ txn_type: TxnType.Paying, payments: [open, second] }, formOf)).toBe(second);
});

test.each<[string, Partial<PaymentAttempt>]>([
  ['is over', { status: 'declined' }],
  ['has a shopper who is back from the provider', { checking_since: agreedAt }],
  ['cannot be told from a guessed one', { return_token: undefined as never }],
])('an attempt that %s is not', (_what, over) => {
  expect(found([{ ...open, ...over }])).toBeUndefined();
});

test.each([
  ['another amount', { ...form, reqamt: '101.00' }],
  ['a field less', { refno: 'TRIP1' }],
  ['a field more', { ...form, tel: '' }],
  ['another field', { refno: 'TRIP1', amount: '100.00' }],
])('nor is one whose form would have %s', (_what, now) => {
  expect(found([open], { now })).toBeUndefined();
});

test('an order that is neither being paid nor paid sends nothing', () => {
  for (const txn_type of [TxnType.NeedsTravellers, TxnType.Confirmed, TxnType.Cancelled])
    expect(found([open], { txn_type })).toBeUndefined();
});
