import fc from 'fast-check';
import type { PaymentAttempt, Refund } from '../booking/payment-parts.model.ts';
import { leftOf, planCompensation, planRefunds, planWholeRefund } from './refund-plan.rules.ts';

const made_at = new Date('2030-05-01T00:00:00Z');
const fact = { cause: 'cancelled', made_at } as const;

const paid = (refno: string, reqamt: string, reqcur = 'USD'): PaymentAttempt => ({
  refno,
  pay_type: 'P',
  status: 'paid',
  reqcur,
  reqamt,
  fields: {},
  started_at: made_at,
});
const order = (payments: PaymentAttempt[], refunds: Refund[] = []) => ({
  order_id: 'ORDER000000001',
  cart_id: 'CART000001',
  payments,
  refunds,
});

test('a share of a payment goes back in whole units, in the form the payment was written in', () => {
  const [usd, krw] = planRefunds(
    order([paid('A', '155.00'), paid('B', '90001', 'KRW')]),
    { back: 90, of: 100 },
    fact,
  );
  expect(usd).toMatchObject({
    refno: 'A',
    refund_refno: 'AR1',
    amount: '140.00',
    refund_id: 'ORDER000000001-1',
  });
  expect(krw).toMatchObject({ refno: 'B', refund_refno: 'BR2', amount: '81001', reqcur: 'KRW' });
});

test('a payment that was taken for another amount goes back by what was taken', () => {
  const [row] = planRefunds(
    order([{ ...paid('A', '100.00'), taken_amt: '80.00' }]),
    { back: 1, of: 1 },
    fact,
  );
  expect(row?.amount).toBe('80.00');
});

test('attempts that were not kept have no refund', () => {
  expect(
    planRefunds(order([{ ...paid('A', '100.00'), status: 'refunded' }]), { back: 1, of: 1 }, fact),
  ).toEqual([]);
});

test('whatever shares are planned one after the other, no more goes back than was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 8 }),
      (amount, shares) => {
        const payment = paid('A', `${amount}.00`);
        const refunds = shares.reduce<Refund[]>(
          (existing, back) => [
            ...existing,
            ...planRefunds(order([payment], existing), { back, of: 100 }, fact),
          ],
          [],
        );
        expect(leftOf(payment, refunds)).toBeGreaterThanOrEqual(0);
        expect(new Set(refunds.map(({ refund_refno }) => refund_refno)).size).toBe(refunds.length);
      },
    ),
  );
});

test('all that a payment took goes back under its own reference, whatever else is on its way', () => {
  const attempt = { ...paid('A', '100.00'), taken_amt: '101.00' };
  expect(planWholeRefund(order([attempt]), attempt, { reason: 'unconfirmed', made_at })).toMatchObject({
    refund_refno: 'AR',
    amount: '101.00',
    cause: 'automatic',
    reason: 'unconfirmed',
  });
});

describe('a compensation', () => {
  it('is a share on top, paid by hand, numbered beside the refund', () => {
    const booking = order([paid('A', '155.00')]);
    const [refund] = planRefunds(booking, { back: 1, of: 1 }, { cause: 'organiser-cancelled', made_at });
    const [extra] = planCompensation(booking, 10, { made_at });
    expect(extra).toMatchObject({ amount: '16.00', state: 'by-hand', refno: null, check_at: null });
    expect(extra?.refund_id).not.toBe(refund?.refund_id);
  });

  it('is nothing where nothing is added, and takes nothing of what is left of a payment', () => {
    const booking = order([paid('A', '155.00')]);
    expect(planCompensation(booking, 0, { made_at })).toEqual([]);
    const compensated = order(booking.payments, planCompensation(booking, 10, { made_at }));
    expect(planRefunds(compensated, { back: 1, of: 1 }, fact)[0]?.amount).toBe('155.00');
  });
});

test('a row says all that a provider and the desk need to know of it', () => {
  const refunds = planRefunds(order([paid('A', '100.00')]), { back: 1, of: 2 }, { ...fact, cancel_no: 3 });
  expect(refunds).toEqual([
    {
      cause: 'cancelled',
      cancel_no: 3,
      made_at,
      refund_id: 'ORDER000000001-1',
      state: 'due',
      refno: 'A',
      refund_refno: 'AR1',
      reqcur: 'USD',
      amount: '50.00',
      attempts: 0,
      check_at: made_at,
    },
  ]);
  const attempt = { ...paid('B', '9.00'), refund_refno: 'BX' };
  const booking = { ...order([attempt], refunds), order_id: null };
  expect(planWholeRefund(booking, attempt, { reason: 'seats-lost', made_at })).toEqual({
    cause: 'automatic',
    reason: 'seats-lost',
    refund_id: 'CART000001-2',
    state: 'due',
    refno: 'B',
    refund_refno: 'BX',
    reqcur: 'USD',
    amount: '9.00',
    attempts: 0,
    made_at,
    check_at: made_at,
  });
});

test('rows are numbered on, from the first where there are none', () => {
  const payments = [paid('A', '10.00'), paid('B', '10.00')];
  const { refunds: _none, ...fresh } = order(payments);
  const first = planRefunds(fresh, { back: 1, of: 2 }, fact);
  expect(first.map(({ refund_id }) => refund_id)).toEqual(['ORDER000000001-1', 'ORDER000000001-2']);
  expect(planRefunds(order(payments, first), { back: 1, of: 2 }, fact)[1]?.refund_refno).toBe('BR4');
  expect(planWholeRefund(fresh, payments[0]!, { reason: 'seats-lost', made_at }).refund_id).toBe(
    'ORDER000000001-1',
  );
  const extra = planCompensation(fresh, 10, { made_at });
  expect(extra).toEqual([
    {
      cause: 'compensation',
      made_at,
      refund_id: 'ORDER000000001-C1',
      state: 'by-hand',
      refno: null,
      refund_refno: '',
      reqcur: 'USD',
      amount: '1.00',
      attempts: 0,
      check_at: null,
    },
    expect.objectContaining({ refund_id: 'ORDER000000001-C2' }),
  ]);
  const more = planCompensation(order(payments, [...first, extra[0]!]), 10, { made_at });
  expect(more[0]?.refund_id).toBe('ORDER000000001-C2');
});

test('no more goes back of one payment because another one has more left', () => {
  const payments = [paid('A', '100.00'), paid('B', '100.00')];
  const before = planRefunds(order([payments[0]!]), { back: 80, of: 100 }, fact);
  const rows = planRefunds(order(payments, before), { back: 50, of: 100 }, fact);
  expect(rows.map(({ refno, amount }) => [refno, amount])).toEqual([
    ['A', '20.00'],
    ['B', '50.00'],
  ]);
  expect(leftOf(payments[0]!)).toBe(10_000);
});

test('a payment of which nothing goes back has no row', () => {
  expect(planRefunds(order([paid('A', '100.00')]), { back: 0, of: 100 }, fact)).toEqual([]);
});
