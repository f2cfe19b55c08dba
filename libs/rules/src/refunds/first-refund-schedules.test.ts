import { firstRefundSchedules, nameChangeOf, refundPolicyOf, scheduleNameOf } from '../index.ts';

test('each schedule is kept under its own name', () => {
  for (const [name, schedule] of Object.entries(firstRefundSchedules)) expect(schedule.name).toBe(name);
});

test('who does not come has a share of trips within Korea alone', () => {
  const shares = Object.values(firstRefundSchedules).map(({ name, noShowPct }) => [name, noShowPct]);
  expect(Object.fromEntries(shares)).toEqual({
    'trip-day': 70,
    'trip-stay': 70,
    performance: 0,
    outbound: 0,
  });
});

test('a performance alone has free hours and something on top', () => {
  const { performance, ...others } = firstRefundSchedules;
  expect(performance).toMatchObject({ grace: { hours: 24, untilDays: 3 }, organiserExtraPct: 10 });
  for (const other of Object.values(others))
    expect(other).toMatchObject({ grace: null, organiserExtraPct: 0 });
});

test('another name for a concert is a cancellation, elsewhere it has a fee', () => {
  expect(nameChangeOf('concert')).toEqual({ countsAsCancellation: true, feeUsd: 0 });
  expect(nameChangeOf('concert', 30)).toEqual({ countsAsCancellation: true, feeUsd: 0 });
  expect(nameChangeOf('tour')).toEqual({ countsAsCancellation: false, feeUsd: 50 });
  expect(nameChangeOf('tour', 30)).toEqual({ countsAsCancellation: false, feeUsd: 30 });
});

test('a product is sold under the policy it carries, else the one it names, else that of outbound trips', () => {
  const { performance, outbound } = firstRefundSchedules;
  const name_change = { countsAsCancellation: false, feeUsd: 7 };
  expect(scheduleNameOf('performance')).toBe('performance');
  expect(scheduleNameOf(undefined)).toBe('outbound');
  expect(refundPolicyOf({ cancellation: 'tour' })).toEqual({
    refund_terms: outbound,
    name_change: { countsAsCancellation: false, feeUsd: 50 },
  });
  expect(refundPolicyOf({ cancellation: 'concert', refund_schedule: 'performance' })).toEqual({
    refund_terms: performance,
    name_change: { countsAsCancellation: true, feeUsd: 0 },
  });
  const refund_terms = { ...performance, version: 2 };
  const carried = {
    cancellation: 'concert',
    refund_schedule: 'outbound',
    refund_terms,
    name_change,
  } as const;
  expect(refundPolicyOf(carried)).toEqual({ refund_terms, name_change });
});
