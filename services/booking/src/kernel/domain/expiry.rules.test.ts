import { TxnType } from '@narae/contracts';
import { plainAttempt, plainBooking } from '../../../test/support/plain-booking.ts';
import { isExpired, shownState } from './expiry.rules.ts';

// The tour leaves on 20 December: from its midnight in Seoul on it is over.
const sale = { progress_yn: 'Y', start_day: '2026-12-20' } as const;
const before = new Date('2026-12-19T14:59:59Z');
const gone = new Date('2026-12-19T15:00:00Z');

test('an unpaid row expires when its trip leaves, or closes', () => {
  expect(isExpired(plainBooking(), sale, before)).toBe(false);
  expect(isExpired(plainBooking(), sale, gone)).toBe(true);
  expect(isExpired(plainBooking(), { ...sale, progress_yn: 'E' }, before)).toBe(true);
});

test.each([
  [TxnType.NeedsTravellers, true],
  [TxnType.Confirmed, true],
  [TxnType.Paying, false],
  [TxnType.Paid, false],
  [TxnType.Cancelled, false],
])('a row in %s expires: %s, and is shown so before it is stored', (txn_type, expires) => {
  expect(isExpired(plainBooking({ txn_type }), sale, gone)).toBe(expires);
  expect(shownState(plainBooking({ txn_type }), sale, gone)).toBe(expires ? TxnType.Expired : txn_type);
});

test('a row that is about to be paid does not', () => {
  expect(isExpired(plainBooking({ payments: [plainAttempt()] }), sale, gone)).toBe(false);
  const held = (ms: number) => plainBooking({ hold_expires_at: new Date(gone.getTime() + ms) });
  expect(isExpired(held(1), sale, gone)).toBe(false);
  expect(isExpired(held(0), sale, gone)).toBe(true);
});
