import type { PlainBooking } from '../../kernel/index.ts';

/** What holding and going away again costs at least, in seconds. */
const leastSeconds = 60;

/** Seconds that a first hold counts. Held time is counted in seconds, so that looking at an order for a minute costs a minute. */
export const fullSeconds = (firstMinutes: number): number => Math.ceil(firstMinutes * 60);

const secondsBetween = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / 1000);

/** Seconds that an extension adds to a hold. */
export const addedSeconds = (before: { readonly until: Date }, after: { readonly until: Date }): number =>
  Math.max(0, secondsBetween(before.until, after.until));

/** Seconds that were counted for a hold: of the first one, and of its extension. */
export const countedSeconds = (
  {
    hold_started_at: from,
    hold_expires_at: until,
  }: Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at'>,
  full: number,
): number => (from && until ? Math.max(full, secondsBetween(from, until)) : full);

/** Of the seconds counted for a hold those that were not used when it was given back at `now`. */
export const unusedSeconds = (startedAt: Date, now: Date, counted: number): number =>
  Math.max(0, counted - Math.max(leastSeconds, secondsBetween(startedAt, now)));
