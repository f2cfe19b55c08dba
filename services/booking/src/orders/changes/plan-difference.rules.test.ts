import {
  agreedAt,
  paidBooking,
  plainAttempt,
  plainDue,
  plainPrice,
  plainRefund,
} from '../../../test/support/plain-booking.ts';
import { planDifference } from './changes.rules.ts';

const less = { amount: 30, origin_amount: 39_000 };
const rowsOf = (booking: Parameters<typeof planDifference>[0], by = less) =>
  planDifference(booking, by, agreedAt).map(({ refno, reqcur, amount }) => [refno, reqcur, amount]);

test('what an order became cheaper by goes back, exactly', () => {
  expect(planDifference(paidBooking(), less, agreedAt)).toEqual([
    expect.objectContaining({
      refund_id: 'ORDER1-1',
      cause: 'changed',
      made_at: agreedAt,
      refno: 'TRIP1',
      amount: '30.00',
    }),
  ]);
  expect(rowsOf(paidBooking(), { amount: 0, origin_amount: 0 })).toEqual([]);
});

test('the newest payment gives back first, and the fee for a name stays', () => {
  const payments = [
    plainAttempt({ status: 'paid' }),
    plainAttempt({ refno: 'EXTRA', status: 'paid', reqamt: '20.00', due_id: 'ORDER1-D1' }),
    plainAttempt({ refno: 'NAME', status: 'paid', reqamt: '50.00', due_id: 'ORDER1-D2' }),
    plainAttempt({ refno: 'BACK', status: 'refunded', reqamt: '50.00' }),
    plainAttempt({ refno: 'NONE', status: 'paid', reqamt: '50.00', due_id: 'ORDER1-D9' }),
  ];
  const dues = [plainDue({ kind: 'extras' }), plainDue({ due_id: 'ORDER1-D2', kind: 'name-fee' })];
  const booking = paidBooking({ payments, dues });
  expect(rowsOf(booking)).toEqual([
    ['EXTRA', 'USD', '20.00'],
    ['TRIP1', 'USD', '10.00'],
  ]);
  expect(planDifference(booking, less, agreedAt).map(({ refund_id }) => refund_id)).toEqual([
    'ORDER1-1',
    'ORDER1-2',
  ]);
  expect(rowsOf(booking, { amount: 20, origin_amount: 26_000 })).toEqual([['EXTRA', 'USD', '20.00']]);
});

test('no payment gives back more than is left of it', () => {
  expect(rowsOf(paidBooking(), { amount: 130, origin_amount: 169_000 })).toEqual([
    ['TRIP1', 'USD', '100.00'],
  ]);
  const refunds = [plainRefund({ amount: '90.00' })];
  expect(rowsOf(paidBooking({ refunds }))).toEqual([['TRIP1', 'USD', '10.00']]);
  expect(rowsOf(paidBooking({ refunds: [plainRefund({ amount: '100.00' })] }))).toEqual([]);
});

test('each payment gives back in what it was charged in', () => {
  const price = { ...plainPrice, currency: 'CNH' as const };
  const payments = [
    plainAttempt({ status: 'paid', reqcur: 'KRW', reqamt: '130000' }),
    plainAttempt({ refno: 'EXTRA', status: 'paid', reqcur: 'CNY', reqamt: '15.00', due_id: 'ORDER1-D1' }),
  ];
  // Half of it in yuan, the other half before conversion.
  expect(rowsOf(paidBooking({ price, payments, dues: [plainDue({ kind: 'extras' })] }))).toEqual([
    ['EXTRA', 'CNY', '15.00'],
    ['TRIP1', 'KRW', '19500'],
  ]);
});
