import { TxnType } from '@narae/contracts';
import {
  paidBooking,
  plainAttempt,
  plainBooking,
  plainDue,
  plainPrice,
} from '../../../test/support/plain-booking.ts';
import { paysFor } from './pays-for.rules.ts';

const attempt = plainAttempt();

test('an attempt pays for the order by exactly the agreed sum', () => {
  expect(paysFor(plainBooking(), attempt)).toBe(true);
  expect(paysFor(plainBooking({ txn_type: TxnType.Paying }), attempt)).toBe(true);
  for (const reqamt of ['99.99', '100.01', '130000', '']) {
    expect(paysFor(plainBooking(), { ...attempt, reqamt })).toBe(false);
  }
  expect(paysFor(plainBooking(), { ...attempt, reqcur: 'KRW' })).toBe(false);
});

test('an order that takes no payment any more is not paid for', () => {
  expect(paysFor(plainBooking({ open: false }), attempt)).toBe(false);
  expect(paysFor(plainBooking({ txn_type: TxnType.NeedsTravellers }), attempt)).toBe(false);
  expect(paysFor(plainBooking({ txn_type: TxnType.Expired }), attempt)).toBe(false);
  expect(paysFor(paidBooking(), attempt)).toBe(false);
  expect(paysFor({ ...plainBooking(), price: null }, attempt)).toBe(false);
  expect(paysFor(plainBooking({ order_id: null }), attempt)).toBe(false);
});

test('an order in CNH is charged in CNY, by UnionPay in KRW before conversion', () => {
  const price = { ...plainPrice, currency: 'CNH' as const, total: 700 };
  expect(paysFor(plainBooking({ price }), { ...attempt, reqcur: 'CNY', reqamt: '700.00' })).toBe(true);
  expect(paysFor(plainBooking({ price }), { ...attempt, reqcur: 'CNH', reqamt: '700.00' })).toBe(false);
  const union = { ...attempt, pay_type: 'U' as const, reqcur: 'KRW', reqamt: '130000' };
  expect(paysFor(plainBooking({ price }), union)).toBe(true);
  expect(paysFor(plainBooking({ price }), { ...union, pay_type: 'P' })).toBe(false);
});

test('where there is a deposit it is the deposit that is paid for', () => {
  const deposit = { pct: 30, balance_by: '2026-11-20', amount: 30, origin_amount: 39_000 };
  const booking = plainBooking({ price: { ...plainPrice, deposit } });
  expect(paysFor(booking, { ...attempt, reqamt: '30.00' })).toBe(true);
  expect(paysFor(booking, attempt)).toBe(false);
});

test('an attempt for a due pays for that, as long as it is open', () => {
  const forDue = { ...attempt, due_id: 'ORDER1-D1', reqamt: '70.00' };
  expect(paysFor(paidBooking({ dues: [plainDue()] }), forDue)).toBe(true);
  expect(paysFor(paidBooking({ dues: [plainDue()] }), { ...forDue, reqamt: '100.00' })).toBe(false);
  expect(paysFor(paidBooking({ dues: [plainDue()] }), { ...forDue, due_id: 'ORDER1-D2' })).toBe(false);
  expect(paysFor(paidBooking({ dues: [plainDue({ state: 'paid' })] }), forDue)).toBe(false);
  const going = paidBooking({ txn_type: TxnType.CancelRequested, dues: [plainDue()] });
  expect(paysFor(going, forDue)).toBe(false);
});
