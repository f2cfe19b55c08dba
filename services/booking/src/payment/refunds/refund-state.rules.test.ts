import { refundStates, type RefundState } from '@narae/contracts';
import { agreedAt, paidBooking, plainAttempt, plainRefund } from '../../../test/support/plain-booking.ts';
import { moveRefund, openRefundStates, refundOf } from './refund-state.rules.ts';

test.each<[RefundState, RefundState[]]>([
  ['due', ['unconfirmed', 'by-hand', 'refunded']],
  ['unconfirmed', ['due', 'refunded']],
  ['by-hand', ['paid-by-hand']],
  ['refunded', []],
  ['paid-by-hand', []],
])('a refund that is %s moves on to %j alone', (from, to) => {
  const booking = paidBooking({ refunds: [plainRefund({ state: from })] });
  expect(refundStates.filter((state) => moveRefund(booking, 'ORDER1-1', state) !== null)).toEqual(to);
});

test('money is still to go back in these states', () => {
  expect(openRefundStates).toEqual(['due', 'unconfirmed', 'by-hand']);
});

test('a refund is found by its number', () => {
  const refunds = [plainRefund(), plainRefund({ refund_id: 'ORDER1-2' })];
  expect(refundOf({ refunds }, 'ORDER1-2')).toBe(refunds[1]);
  expect(refundOf({}, 'ORDER1-1')).toBeUndefined();
  expect(moveRefund(paidBooking(), 'ORDER1-1', 'refunded')).toBeNull();
});

describe('a refund that moves on', () => {
  const other = plainRefund({ refund_id: 'ORDER1-2', asked_until: agreedAt });
  const sending = plainRefund({ asked_until: agreedAt, check_at: agreedAt });

  it('is asked about no more, and the others stay as they are', () => {
    const moved = moveRefund(paidBooking({ refunds: [sending, other] }), 'ORDER1-1', 'refunded', {
      settled_at: agreedAt,
    });
    expect(moved?.refunds).toEqual([
      { ...sending, asked_until: null, check_at: null, state: 'refunded', settled_at: agreedAt },
      other,
    ]);
  });

  it('keeps what it is told to keep', () => {
    const moved = moveRefund(paidBooking({ refunds: [sending] }), 'ORDER1-1', 'by-hand', {
      check_at: agreedAt,
    });
    expect(moved?.refunds[0]).toMatchObject({ state: 'by-hand', check_at: agreedAt });
  });
});

describe('its payment', () => {
  const paymentAfter = (
    amounts: [string, RefundState][],
    state: RefundState,
    refno: string | null = 'TRIP1',
  ) => {
    const refunds = amounts.map(([amount, before], at) =>
      plainRefund({ refund_id: `ORDER1-${at + 1}`, amount, state: before, refno }),
    );
    const payments = [
      plainAttempt({ status: 'paid', check_at: agreedAt }),
      plainAttempt({ refno: 'TRIP2', status: 'paid' }),
    ];
    const moved = moveRefund(paidBooking({ payments, refunds }), 'ORDER1-1', state);
    expect(moved?.payments[1]).toEqual(payments[1]);
    return moved?.payments[0];
  };

  it('is refunded once all of it is back, by whatever way', () => {
    expect(paymentAfter([['100.00', 'due']], 'refunded')).toMatchObject({
      status: 'refunded',
      check_at: null,
    });
    const rest: [string, RefundState][] = [
      ['60.00', 'by-hand'],
      ['40.00', 'refunded'],
    ];
    expect(paymentAfter(rest, 'paid-by-hand')?.status).toBe('refunded');
  });

  it('stays while some of it is with the shop, or on its way', () => {
    expect(paymentAfter([['99.99', 'due']], 'refunded')?.status).toBe('paid');
    expect(paymentAfter([['100.00', 'due']], 'unconfirmed')?.status).toBe('paid');
    const rest: [string, RefundState][] = [
      ['60.00', 'due'],
      ['40.00', 'due'],
    ];
    expect(paymentAfter(rest, 'refunded')?.status).toBe('paid');
  });

  it('is none of a compensation, nor one that is not there', () => {
    expect(paymentAfter([['100.00', 'by-hand']], 'paid-by-hand', null)?.status).toBe('paid');
    expect(paymentAfter([['100.00', 'due']], 'refunded', 'TRIP9')?.status).toBe('paid');
  });

  it('that another refund brought back counts by its own refunds alone', () => {
    const refunds = [
      plainRefund({ amount: '50.00' }),
      plainRefund({ refund_id: 'ORDER1-2', refno: 'TRIP2', amount: '50.00', state: 'refunded' }),
    ];
    expect(moveRefund(paidBooking({ refunds }), 'ORDER1-1', 'refunded')?.payments[0]?.status).toBe('paid');
  });

  it('that has moved on by itself stays where it is', () => {
    const payments = [plainAttempt({ status: 'refunded' })];
    const booking = paidBooking({ payments, refunds: [plainRefund({ amount: '100.00' })] });
    expect(moveRefund(booking, 'ORDER1-1', 'refunded')?.payments).toEqual(payments);
  });
});
