import type { DemoEvent } from './story.ts';
import type { DemoProduct, DemoSeason } from './types.ts';

const DAY_MS = 86_400_000;
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);
/** YYYY-MM-DD of a UTC midnight. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
const monthDay = (date: Date) => date.toISOString().slice(5, 10);

function inSeason(date: Date, { from, to }: DemoSeason): boolean {
  const day = monthDay(date);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/**
 * First and last day of a product as UTC midnights, counted from `today`.
 * A seasonal product waits for its season, so that nobody is offered cherry blossoms in December, and one that departs on
 * certain days of the week waits for such a day.
 */
export function datesOf(
  product: Pick<DemoProduct, 'departureInDays' | 'nights' | 'season' | 'departsOn'>,
  today: Date,
): { readonly start: Date; readonly end: Date } {
  const midnight = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()));
  let start = addDays(midnight, product.departureInDays);
  const { season, departsOn } = product;
  const leaves = (day: Date): boolean =>
    (!season || inSeason(day, season)) && (!departsOn || departsOn.includes(day.getUTCDay()));
  for (let tries = 0; tries < 2 * 366 && !leaves(start); tries += 1) start = addDays(start, 1);
  return { start, end: addDays(start, product.nights) };
}

/** Day of an event, and first and last day to apply, as UTC midnights counted from `today`. */
export function eventDaysOf(
  {
    takesPlaceIn,
    takesPlaceOn,
    opensIn,
    closesIn,
  }: Pick<DemoEvent, 'takesPlaceIn' | 'takesPlaceOn' | 'opensIn' | 'closesIn'>,
  today: Date,
): { readonly day: Date; readonly opens: Date; readonly closes: Date } {
  const on = (departureInDays: number, departsOn?: readonly number[]): Date =>
    datesOf({ departureInDays, nights: 0, ...(departsOn && { departsOn }) }, today).start;
  return { day: on(takesPlaceIn, takesPlaceOn), opens: on(opensIn), closes: on(closesIn) };
}
