import { TxnType } from '@narae/contracts';
import { agreedAt, plainAttempt, plainBooking } from '../../../test/support/plain-booking.ts';
import {
  attemptInCheck,
  attemptMoves,
  attemptOf,
  countingPayment,
  endsPaying,
  retainedPayment,
  moveAttempt,
  orderAttempts,
  wasCharged,
} from './attempt-state.rules.ts';
import type { PaymentStatus } from '../booking/payment-parts.model.ts';

const statuses = Object.keys(attemptMoves) as PaymentStatus[];
const later = new Date(agreedAt.getTime() + 1);
const earlier = new Date(agreedAt.getTime() - 1);

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['started', ['authenticated', 'authorised', 'declined', 'closed']],
  ['authenticated', ['authorised', 'declined', 'refund-due']],
  ['declined', ['authorised']],
  ['closed', ['authorised']],
  ['authorised', ['paid', 'refund-due']],
  ['paid', ['refunded']],
  ['refund-due', ['refunded']],
  ['refunded', []],
])('an attempt that is %s moves on to %j alone', (from, to) => {
  const booking = plainBooking({ payments: [plainAttempt({ status: from })] });
  expect(statuses.filter((status) => moveAttempt(booking, 'TRIP1', status) !== null).sort()).toEqual(
    to.sort(),
  );
});

test('the provider has taken money once an attempt is authorised, whatever became of it', () => {
  expect(statuses.filter((status) => wasCharged({ status })).sort()).toEqual(
    ['authorised', 'paid', 'refund-due', 'refunded'].sort(),
  );
});

describe('moving an attempt on', () => {
  const others = [plainAttempt({ refno: 'TRIP0' }), plainAttempt({ refno: 'TRIP2' })];
  const asked = plainAttempt({ asked_until: later, check_at: later });

  it('changes that one alone, and nobody is asked about it any more', () => {
    const payments = [others[0]!, asked, others[1]!];
    expect(moveAttempt({ payments }, 'TRIP1', 'authorised', { transid: 'T1', check_at: null })).toEqual([
      others[0],
      { ...asked, status: 'authorised', transid: 'T1', check_at: null, asked_until: null },
      others[1],
    ]);
    expect(moveAttempt({ payments }, 'TRIP1', 'declined')?.[1]).toEqual({
      ...asked,
      status: 'declined',
      asked_until: null,
    });
  });

  it('changes nothing for a reference that is not there', () => {
    expect(moveAttempt({ payments: others }, 'TRIP9', 'authorised')).toBeNull();
    expect(attemptOf({ payments: others }, 'TRIP9')).toBeUndefined();
    expect(attemptOf({ payments: others }, 'TRIP2')).toBe(others[1]);
  });
});

describe('once an attempt is over', () => {
  const hold_started_at = agreedAt;
  const paying = (...payments: ReturnType<typeof plainAttempt>[]) =>
    endsPaying(
      plainBooking({
        txn_type: TxnType.Paying,
        hold_started_at,
        payments: [plainAttempt({ status: 'declined' }), ...payments],
      }),
      'TRIP1',
    );

  it('paying ends where no other one is open under the hold that runs', () => {
    expect(paying()).toBe(true);
    expect(paying(plainAttempt({ refno: 'TRIP2', started_at: earlier }))).toBe(true);
    expect(paying(plainAttempt({ refno: 'TRIP2', started_at: hold_started_at }))).toBe(false);
    expect(paying(plainAttempt({ refno: 'TRIP2', started_at: later }))).toBe(false);
    for (const status of ['authenticated', 'authorised'] as const)
      expect(paying(plainAttempt({ refno: 'TRIP2', started_at: earlier, status }))).toBe(false);
    for (const status of ['declined', 'closed', 'paid', 'refund-due', 'refunded'] as const)
      expect(paying(plainAttempt({ refno: 'TRIP2', started_at: later, status }))).toBe(true);
  });

  it('an attempt of an unknown hold counts as one of it, and the one that is over does not', () => {
    const booking = plainBooking({ txn_type: TxnType.Paying, payments: [plainAttempt()] });
    expect(endsPaying(booking, 'TRIP1')).toBe(true);
    expect(endsPaying(booking, 'TRIP2')).toBe(false);
  });

  it('nothing ends of an order that is not being paid', () => {
    for (const txn_type of [TxnType.Confirmed, TxnType.Paid])
      expect(endsPaying(plainBooking({ txn_type }), 'TRIP1')).toBe(false);
  });
});

describe('the attempt whose outcome is awaited', () => {
  const since = plainAttempt({ refno: 'SINCE', checking_since: agreedAt });
  const approved = plainAttempt({ refno: 'APPROVED', status: 'authenticated' });
  const settling = plainAttempt({ refno: 'SETTLING', status: 'authorised' });
  const open = plainAttempt({ refno: 'OPEN' });
  const checked = (txn_type: TxnType, ...payments: ReturnType<typeof plainAttempt>[]) =>
    attemptInCheck({ txn_type, payments })?.refno;

  it('is the last of those whose shopper has done their part', () => {
    expect(checked(TxnType.Paying, since, open)).toBe('SINCE');
    expect(checked(TxnType.Paying, approved, since)).toBe('SINCE');
    expect(checked(TxnType.Paying, since, approved, open)).toBe('APPROVED');
    expect(checked(TxnType.Paying, approved, settling)).toBe('SETTLING');
    expect(checked(TxnType.Paying, open)).toBeUndefined();
    expect(checked(TxnType.Paying, { ...since, status: 'declined' })).toBeUndefined();
  });

  it('no longer is one that was only begun once the hold has ended', () => {
    expect(checked(TxnType.Confirmed, since)).toBeUndefined();
    expect(checked(TxnType.Confirmed, approved)).toBe('APPROVED');
    expect(checked(TxnType.Confirmed, settling)).toBe('SETTLING');
  });

  it('is none of an order that is paid, cancelled or back in the cart', () => {
    for (const txn_type of [TxnType.NeedsTravellers, TxnType.Paid, TxnType.Cancelled])
      expect(checked(txn_type, settling)).toBeUndefined();
  });
});

describe('the payment of an order', () => {
  const due = plainAttempt({ refno: 'DUE', status: 'paid', due_id: 'ORDER1-D1' });
  const back = plainAttempt({ refno: 'BACK', status: 'refunded' });
  const goesBack = plainAttempt({ refno: 'GOES', status: 'refund-due' });
  const kept = plainAttempt({ refno: 'KEPT', status: 'paid' });

  it('is never one for a due', () => {
    expect(orderAttempts({ payments: [due, kept] })).toEqual([kept]);
    expect(retainedPayment({ payments: [due, back, kept] })).toBe(kept);
    expect(retainedPayment({ payments: [due, back] })).toBeUndefined();
  });

  it('that counts is the one that was kept, else the last that came in', () => {
    expect(countingPayment({ payments: [kept, goesBack] })).toBe(kept);
    expect(countingPayment({ payments: [back, goesBack, plainAttempt(), due] })).toBe(goesBack);
    expect(countingPayment({ payments: [goesBack, back] })).toBe(back);
    expect(countingPayment({ payments: [plainAttempt({ status: 'declined' }), due] })).toBeUndefined();
  });
});
