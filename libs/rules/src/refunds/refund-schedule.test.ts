import type { RefundScheduleName } from '@narae/contracts';
import { addDays, refundDates, refundPct, firstRefundSchedules } from '../index.ts';

const departure = '2026-12-31';
const longAgo = new Date('2026-01-01T00:00:00Z');
/** Noon in Seoul, so many days before departure. */
const daysBefore = (days: number): Date => new Date(`${addDays(departure, -days)}T03:00:00Z`);

test.each<[RefundScheduleName, readonly (readonly [days: number, pct: number])[]]>([
  [
    'trip-day',
    [
      [99, 100],
      [3, 100],
      [2, 90],
      [1, 80],
      [0, 70],
      [-1, 70],
    ],
  ],
  [
    'trip-stay',
    [
      [99, 100],
      [5, 100],
      [4, 90],
      [2, 90],
      [1, 80],
      [0, 70],
      [-1, 70],
    ],
  ],
  [
    'performance',
    [
      [99, 100],
      [10, 100],
      [9, 90],
      [7, 90],
      [6, 80],
      [3, 80],
      [2, 70],
      [1, 70],
      [0, 10],
      [-1, 0],
    ],
  ],
  [
    'outbound',
    [
      [30, 100],
      [29, 90],
      [20, 90],
      [19, 85],
      [10, 85],
      [9, 80],
      [8, 80],
      [7, 70],
      [1, 70],
      [0, 50],
      [-1, 0],
    ],
  ],
])('%s refunds by days before departure', (name, expected) => {
  const given = expected.map(([days]) => [
    days,
    refundPct(firstRefundSchedules[name], { departure, bookedAt: longAgo, askedAt: daysBefore(days) }),
  ]);
  expect(given).toEqual(expected);
});

test('a day ends at midnight in Seoul', () => {
  const at = (askedAt: string) =>
    refundPct(firstRefundSchedules['trip-day'], { departure, bookedAt: longAgo, askedAt: new Date(askedAt) });
  expect(at('2026-12-28T14:59:59Z')).toBe(100);
  expect(at('2026-12-28T15:00:00Z')).toBe(90);
});

test('a performance gives everything back within 24 hours of booking, until three days before', () => {
  const { performance, outbound } = firstRefundSchedules;
  const booked = (hoursAgo: number, days: number) => {
    const askedAt = daysBefore(days);
    return { departure, askedAt, bookedAt: new Date(askedAt.getTime() - hoursAgo * 3_600_000) };
  };
  expect(refundPct(performance, booked(24, 3))).toBe(100);
  expect(refundPct(performance, booked(25, 3))).toBe(80);
  expect(refundPct(performance, booked(1, 2))).toBe(70);
  expect(refundPct(outbound, booked(1, 9))).toBe(80);
});

test('the dates shown are the last days of each step', () => {
  for (const schedule of Object.values(firstRefundSchedules)) {
    for (const { pct, until } of refundDates(departure, schedule)) {
      const askedAt = new Date(`${until}T14:59:59Z`);
      expect(refundPct(schedule, { departure, bookedAt: longAgo, askedAt })).toBe(pct);
    }
  }
});
