import fc from 'fast-check';
import {
  agreedAt,
  paidBooking,
  plainAttempt,
  plainDue,
  plainRefund,
  plainRequest,
} from '../../../test/support/plain-booking.ts';
import { cancelRefunds, cancelSums, planByCurrency, wholeOrder } from './cancel-sums.rules.ts';

const fact = { cause: 'cancelled', made_at: agreedAt } as const;
const usd = (reqamt: string, over = {}) => plainAttempt({ status: 'paid', reqamt, ...over });

test('what is cancelled whole gives back its percent and leaves the rest', () => {
  expect(cancelSums(paidBooking(), 90)).toEqual([{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }]);
  expect(cancelSums(paidBooking(), 0)).toEqual([{ currency: 'USD', charged: 100, refunded: 0, kept: 100 }]);
  expect(cancelSums(paidBooking({ payments: [] }), 90)).toEqual([]);
});

test('a part gives back its percent of the part', () => {
  expect(cancelSums(paidBooking(), 90, { part: 30, of: 90 })).toEqual([
    { currency: 'USD', charged: 33, refunded: 30, kept: 3 },
  ]);
  const [row] = cancelRefunds(paidBooking(), 90, { part: 30, of: 90 }, { ...fact, cancel_no: 2 });
  expect(row).toMatchObject({ amount: '30.00', refno: 'TRIP1', cause: 'cancelled', cancel_no: 2 });
});

test('travellers who were cancelled before are charged no more, whatever of it went back', () => {
  const gone = plainRequest({
    state: 'approved',
    whole: false,
    sums: [
      { currency: 'USD', charged: 40, refunded: 0, kept: 40 },
      { currency: 'KRW', charged: 7, refunded: 0, kept: 7 },
    ],
  });
  const sums = (over: object) => cancelSums(paidBooking({ cancellations: [{ ...gone, ...over }] }), 100);
  expect(sums({})).toEqual([{ currency: 'USD', charged: 60, refunded: 60, kept: 0 }]);
  // Requests that were not approved, or for the whole order, cancelled no single traveller.
  for (const over of [{ state: 'rejected' }, { state: 'asked' }, { whole: true }])
    expect(sums(over)).toEqual([{ currency: 'USD', charged: 100, refunded: 100, kept: 0 }]);
});

test('what changes made cheaper is charged no more, of payments that are kept', () => {
  const cheaper = (over = {}) =>
    cancelSums(paidBooking({ refunds: [plainRefund({ cause: 'changed', ...over })] }), 50);
  expect(cheaper()).toEqual([{ currency: 'USD', charged: 70, refunded: 35, kept: 35 }]);
  expect(cheaper({ refno: 'TRIP9' })).toEqual([{ currency: 'USD', charged: 100, refunded: 50, kept: 50 }]);
  expect(cheaper({ cause: 'cancelled' })).toEqual([
    { currency: 'USD', charged: 100, refunded: 50, kept: 50 },
  ]);
});

test('a change is seen among all the payments of its currency', () => {
  const payments = [usd('100.00'), usd('20.00', { refno: 'TRIP2', due_id: 'ORDER1-D1' })];
  const refunds = [plainRefund({ cause: 'changed', refno: 'TRIP2', amount: '20.00' })];
  expect(cancelSums(paidBooking({ payments, refunds }), 100)).toMatchObject([{ charged: 100 }]);
});

test('nothing is charged below nothing', () => {
  const refunds = [plainRefund({ cause: 'changed', amount: '100.00' })];
  const gone = plainRequest({
    state: 'approved',
    whole: false,
    sums: [{ currency: 'USD', charged: 10, refunded: 0, kept: 10 }],
  });
  expect(cancelSums(paidBooking({ refunds, cancellations: [gone] }), 100)).toEqual([
    { currency: 'USD', charged: 0, refunded: 0, kept: 0 },
  ]);
});

test('each currency goes back by itself, and each payment by its share', () => {
  const payments = [
    usd('100.00'),
    plainAttempt({ refno: 'TRIP2', status: 'paid', reqcur: 'KRW', reqamt: '65000', due_id: 'ORDER1-D1' }),
    usd('20.00', { refno: 'TRIP3', due_id: 'ORDER1-D2' }),
    plainAttempt({ refno: 'TRIP4', status: 'declined', reqcur: 'CNY', reqamt: '1.00' }),
  ];
  const booking = paidBooking({ payments });
  expect(cancelSums(booking, 50)).toEqual([
    { currency: 'USD', charged: 120, refunded: 60, kept: 60 },
    { currency: 'KRW', charged: 65_000, refunded: 32_500, kept: 32_500 },
  ]);
  const rows = cancelRefunds(booking, 50, wholeOrder, fact);
  expect(rows.map(({ refund_id, refno, amount }) => [refund_id, refno, amount])).toEqual([
    ['ORDER1-1', 'TRIP1', '50.00'],
    ['ORDER1-2', 'TRIP3', '10.00'],
    ['ORDER1-3', 'TRIP2', '32500'],
  ]);
});

test('refunds that are there already number the new ones, and are seen by the plan', () => {
  const seen: unknown[] = [];
  const booking = paidBooking({ refunds: [plainRefund()] });
  planByCurrency(booking, ({ refunds, payments }, charge) => {
    seen.push(refunds?.length, payments.length, charge);
    return [];
  });
  const charge = { currency: 'USD', charged: 100, taken: 10_000, owed: 0 };
  expect(seen).toEqual([1, 1, charge]);
});

describe('with a balance that is not paid', () => {
  const deposit = usd('30.00');
  const booking = paidBooking({ payments: [deposit], dues: [plainDue()] });

  it('what would stay of the whole price is taken out of the deposit', () => {
    // At 90 percent the shop keeps ten of 100: 3 of the deposit's 30, and 7 of the 70 that are unpaid.
    expect(cancelSums(booking, 90)).toEqual([{ currency: 'USD', charged: 30, refunded: 20, kept: 10 }]);
    expect(cancelSums(booking, 100)).toEqual([{ currency: 'USD', charged: 30, refunded: 30, kept: 0 }]);
    expect(cancelSums(booking, 50)).toEqual([{ currency: 'USD', charged: 30, refunded: 0, kept: 30 }]);
  });

  it('a part takes its part of both', () => {
    expect(cancelSums(booking, 90, { part: 1, of: 2 })).toEqual([
      { currency: 'USD', charged: 15, refunded: 10, kept: 5 },
    ]);
  });

  it('counts in won where the deposit was charged in won, and not beside payments for changes', () => {
    const won = plainAttempt({ status: 'paid', reqcur: 'KRW', reqamt: '39000' });
    const change = usd('10.00', { refno: 'TRIP2', due_id: 'ORDER1-D2' });
    expect(cancelSums(paidBooking({ payments: [change, won], dues: [plainDue()] }), 90)).toEqual([
      { currency: 'USD', charged: 10, refunded: 9, kept: 1 },
      { currency: 'KRW', charged: 39_000, refunded: 26_000, kept: 13_000 },
    ]);
  });

  it('owes nothing once it is paid', () => {
    const paid = paidBooking({ payments: [deposit], dues: [plainDue({ state: 'paid' })] });
    expect(cancelSums(paid, 90)).toEqual([{ currency: 'USD', charged: 30, refunded: 27, kept: 3 }]);
  });
});

test('whatever the percent and the part, no more goes back than was charged, and both sides add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (amount, pct, part) => {
        const booking = paidBooking({ payments: [usd(`${amount}.00`)] });
        for (const { charged, refunded, kept } of cancelSums(booking, pct, { part, of: 100 })) {
          expect(refunded).toBeLessThanOrEqual(charged);
          expect(refunded + kept).toBe(charged);
        }
      },
    ),
  );
});
