import { changeStored } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { isValid, newestQuote } from '../domain/custom-trip-state.rules.ts';
import type { PlainCustomTrip } from '../domain/custom-trip.model.ts';
import { findTrip, findTripsEndingBefore, writeOverTrip } from '../domain/custom-trip.queries.ts';
import { changeTrip } from '../trips/change-trip.ts';
import { customTripEvent } from '../domain/custom-trip.events.ts';

const atOnce = 200;
const dayMs = 86_400_000;

const requestOf = ({ request_id }: Pick<PlainCustomTrip, 'request_id'>): string => request_id;

/** Ends quotes that were not accepted in time (CUSTOM-3). @returns number of requests */
export const expireQuotes = async (context: CustomTravelContext): Promise<number> => {
  const turns = context.turnsOf('a quote could not be ended');
  const due = await findTripsEndingBefore(context.customTrips, context.now(), {}, turns.waiting(), atOnce);
  let expired = 0;
  await turns.each(due, requestOf, async ({ request_id }) => {
    const after = await changeTrip(context, { request_id }, 'expire', (trip, { now }) => {
      const quote = newestQuote(trip);
      if (trip.state !== 'quoted' || !quote || isValid(quote, now)) return null;
      return { step: { what: 'expired', by: 'shop', actor: '', quote_no: quote.quote_no } };
    });
    if (after.state === 'expired') expired += 1;
  });
  return expired;
};

/** No reminder for a quote that was given for a day or less. */
const hasDayAtLeast = (trip: PlainCustomTrip): boolean => {
  const quote = newestQuote(trip);
  return quote !== undefined && quote.valid_until.getTime() - quote.reg_date.getTime() > dayMs;
};

/** Reminds once, within a day of the end; noted and raised in one update. @returns number of requests */
export const remindOfQuotes = async (context: CustomTravelContext): Promise<number> => {
  const { customTrips, now } = context;
  const soon = new Date(now().getTime() + dayMs);
  const turns = context.turnsOf('nobody could be reminded of a quote');
  const due = await findTripsEndingBefore(customTrips, soon, { reminded: false }, turns.waiting(), atOnce);
  let reminded = 0;
  await turns.each(due, requestOf, async ({ request_id }) => {
    const changed = await changeStored(context, {
      find: () => findTrip(customTrips, { request_id }),
      decide: (trip, at) =>
        trip.state === 'quoted' && !trip.reminded
          ? {
              set: { reminded: true },
              events: hasDayAtLeast(trip) ? [customTripEvent('ending-soon', trip, at.version)] : [],
            }
          : null,
      write: (trip, change, at) => writeOverTrip(customTrips, trip, { ...change, now: at }),
    });
    if (changed && changed.after !== changed.before) reminded += 1;
  });
  return reminded;
};
