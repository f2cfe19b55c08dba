import { mayStillMove, movesUntil, moveTermsOf } from './move-terms.ts';
import { firstRefundSchedules } from './refund-schedule.ts';

const sold = (refund_schedule: 'trip-day' | 'trip-stay' | 'performance' | 'outbound') => ({
  refund_schedule,
  cancellation: 'tour' as const,
});

describe('terms of moving an order (ORDER-20)', () => {
  it.each([
    ['trip-day', 3],
    ['trip-stay', 5],
    ['outbound', 30],
    ['performance', null],
  ] as const)('%s: as long as everything goes back', (name, until_days) => {
    expect(moveTermsOf(sold(name))).toEqual({ until_days, fee_krw: 0 });
  });

  it('follow the steps of the operator, the last of those that return everything', () => {
    const terms = (pcts: readonly number[]) => ({
      ...firstRefundSchedules['trip-day'],
      steps: pcts.map((pct, index) => ({ fromDays: 10 - index, pct })),
    });
    expect(moveTermsOf({ ...sold('trip-day'), refund_terms: terms([100, 100, 90]) }).until_days).toBe(9);
    expect(moveTermsOf({ ...sold('trip-day'), refund_terms: terms([95, 90]) }).until_days).toBeNull();
  });

  it('have a fee where the trip names one', () => {
    expect(moveTermsOf({ ...sold('trip-day'), move_fee: 5_000 }).fee_krw).toBe(5_000);
  });

  it('count calendar days in Seoul', () => {
    const terms = { until_days: 3 };
    expect(movesUntil(terms, '2026-12-20')).toBe('2026-12-17');
    expect(mayStillMove(terms, '2026-12-20', new Date('2026-12-17T14:59:59Z'))).toBe(true);
    expect(mayStillMove(terms, '2026-12-20', new Date('2026-12-17T15:00:00Z'))).toBe(false);
    expect(movesUntil({ until_days: null }, '2026-12-20')).toBe('');
    expect(mayStillMove({ until_days: null }, '2026-12-20', new Date('2026-11-01T00:00:00Z'))).toBe(false);
  });
});
