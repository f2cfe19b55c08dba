import { TxnType, type RefundReason } from '@narae/contracts';
import { paidBooking, plainBooking, plainDue } from '../../../test/support/plain-booking.ts';
import type { Due } from '../../kernel/booking/payment-parts.model.ts';
import { returnReason } from './refund-reason.rules.ts';

test.each<[TxnType, RefundReason]>([
  [TxnType.NeedsTravellers, 'order-changed'],
  [TxnType.Confirmed, 'amount-differs'],
  [TxnType.Paying, 'amount-differs'],
  [TxnType.Paid, 'paid-twice'],
  [TxnType.CancelRequested, 'paid-twice'],
  [TxnType.Cancelled, 'cancelled'],
  [TxnType.Expired, 'trip-closed'],
])('a payment for an order in %s goes back: %s', (txn_type, reason) => {
  expect(returnReason(plainBooking({ txn_type }), {})).toBe(reason);
});

test('one for an order that was removed says so, while a paid one lives on outside the cart', () => {
  expect(returnReason(plainBooking({ in_cart: false }), {})).toBe('order-removed');
  expect(returnReason(paidBooking({ in_cart: false }), {})).toBe('paid-twice');
});

test.each<[string, Partial<Due>, TxnType, RefundReason]>([
  ['paid already', { state: 'paid' }, TxnType.Paid, 'paid-twice'],
  ['paid already', { state: 'paid' }, TxnType.Cancelled, 'paid-twice'],
  ['a balance', {}, TxnType.Cancelled, 'cancelled'],
  ['a balance', { state: 'void' }, TxnType.Paid, 'change-over'],
  ['a change', { kind: 'extras', state: 'void' }, TxnType.Cancelled, 'change-over'],
  ['another one', { due_id: 'ORDER1-D9' }, TxnType.Cancelled, 'change-over'],
])('one for a due that is %s (%j), of an order in %s: %s', (_what, over, txn_type, reason) => {
  const booking = paidBooking({ txn_type, dues: [plainDue(over)] });
  expect(returnReason(booking, { due_id: 'ORDER1-D1' })).toBe(reason);
});
