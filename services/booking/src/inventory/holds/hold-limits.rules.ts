import type { PlainBooking } from '../../kernel/index.ts';

/** Least cost of holding and leaving, in seconds. */
const leastSeconds = 60;

/** Seconds, so that looking at an order for a minute costs a minute. */
export const fullSeconds = (firstMinutes: number): number => Math.ceil(firstMinutes * 60);

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);

export const addedSeconds = (before: { readonly until: Date }, after: { readonly until: Date }): number =>
  Math.max(0, secondsBetween(before.until, after.until));

/** For the first hold and its extension. */
export const countedSeconds = (
  {
    hold_started_at: from,
    hold_expires_at: until,
  }: Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at'>,
  full: number,
): number => (from && until ? Math.max(full, secondsBetween(from, until)) : full);

export const unusedSeconds = (startedAt: Date, now: Date, counted: number): number =>
  Math.max(0, counted - Math.max(leastSeconds, secondsBetween(startedAt, now)));
