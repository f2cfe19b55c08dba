import type { PaymentAttempt } from '../../kernel/index.ts';

const hourMs = 3_600_000;

/** References an order may draw in a rolling window (PAY-17). */
const attemptLimits = [
  { most: 10, withinMs: hourMs },
  { most: 30, withinMs: 24 * hourMs },
] as const;

/** 0 when it may have one now. */
export const secondsToNextAttempt = (
  payments: readonly Pick<PaymentAttempt, 'started_at'>[],
  now: Date,
): number => {
  const latestFirst = payments.map(({ started_at }) => started_at.getTime()).sort((a, b) => b - a);
  const waits = attemptLimits.map(({ most, withinMs }) => {
    const first = latestFirst[most - 1];
    return first === undefined ? 0 : Math.ceil((first + withinMs - now.getTime()) / 1000);
  });
  return Math.max(0, ...waits);
};
