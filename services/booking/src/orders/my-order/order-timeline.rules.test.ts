import { plainAttempt, plainPrice, plainRefund, plainRequest } from '../../../test/support/plain-booking.ts';
import type { PaymentAttempt, Refund } from '../../kernel/booking/payment-parts.model.ts';
import { timelineOf } from './order-timeline.rules.ts';

const day = (n: number, hour = 0): Date => new Date(Date.UTC(2026, 10, n, hour));

const price = { ...plainPrice, frozen_at: day(2) };

const attempt = (status: PaymentAttempt['status']): PaymentAttempt =>
  plainAttempt({ status, started_at: day(3), settled_at: day(4) });
const request = plainRequest({ asked_at: day(6) });
const refund = plainRefund({ refund_id: 'ORD1-1', amount: '90.00', made_at: day(7) });

const base = { reg_date: day(1), price, hold_started_at: null, payments: [] };
const stepsOf = (order: Parameters<typeof timelineOf>[0]): string[] =>
  timelineOf(order).map(({ what, by, about }) => [what, by, about].filter(Boolean).join(' '));

test('an order from before there was a timeline tells what its own fields say', () => {
  expect(stepsOf({ ...base, payments: [attempt('paid')] })).toEqual([
    'booked member',
    'confirmed member',
    'paid member TRIP1',
  ]);
});

test('kept moments stand among the others by their time', () => {
  const history = [
    { what: 'held', by: 'member', at: day(3) },
    { what: 'papers-accepted', by: 'desk', at: day(5), about: 'RV1' },
  ] as const;
  expect(stepsOf({ ...base, payments: [attempt('paid')], history: [...history] })).toEqual([
    'booked member',
    'confirmed member',
    'held member',
    'paid member TRIP1',
    'papers-accepted desk RV1',
  ]);
});

test('seats held again and again are told once, by the last time', () => {
  const history = [3, 3, 4].map((n, i) => ({ what: 'held', by: 'member', at: day(n, i) }) as const);
  const steps = timelineOf({ ...base, hold_started_at: day(4, 2), history: [...history] });
  expect(steps.map(({ what, at }) => [what, at]).at(-1)).toEqual(['held', day(4, 2).toISOString()]);
  expect(steps.filter(({ what }) => what === 'held')).toHaveLength(1);
});

test('of a payment that went back by itself its refund alone tells', () => {
  const payments = [attempt('declined'), attempt('refunded')];
  expect(stepsOf({ ...base, payments })).toEqual(['booked member', 'confirmed member']);
  const automatic: Refund = { ...refund, cause: 'automatic', reason: 'paid-twice' };
  expect(stepsOf({ ...base, payments, refunds: [automatic] }).slice(2)).toEqual(['refund-made shop ORD1-1']);
});

test('a payment that a cancellation gave back whole is still told', () => {
  expect(stepsOf({ ...base, payments: [attempt('refunded')], refunds: [refund] }).slice(2)).toEqual([
    'paid member TRIP1',
    'refund-made shop ORD1-1',
  ]);
});

test.each([
  [{}, []],
  [{ state: 'withdrawn', decided_at: day(7) }, ['cancel-withdrawn member 1']],
  [{ state: 'rejected', decided_at: day(7), decided_by: 'ADM1' }, ['cancel-rejected desk 1']],
  [{ state: 'approved', decided_at: day(7), decided_by: 'ADM1' }, ['cancelled desk 1']],
  [{ state: 'approved', decided_at: day(7) }, ['cancelled shop 1']],
  [{ state: 'approved', whole: false, decided_at: day(7), decided_by: 'ADM1' }, ['party-changed desk 1']],
] as const)('a request for cancellation %o is told with its end', (end, expected) => {
  const cancellations = [{ ...request, ...end }];
  expect(stepsOf({ ...base, cancellations }).slice(2)).toEqual(['cancel-requested member 1', ...expected]);
});

test('money is told when it is sent and when it is back', () => {
  const back = {
    ...refund,
    refund_id: 'ORD1-2',
    state: 'paid-by-hand',
    settled_at: day(9),
    settled_by: 'ADM1',
  };
  const refunds: Refund[] = [refund, { ...back, cause: 'compensation', state: 'paid-by-hand' }];
  expect(stepsOf({ ...base, refunds }).slice(2)).toEqual([
    'refund-made shop ORD1-1',
    'refund-made desk ORD1-2',
    'refunded desk ORD1-2',
  ]);
});
