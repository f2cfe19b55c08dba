import type { CustomTripDeskAction, CustomTripMemberAction, CustomTripState } from '@narae/contracts';
import type { PlainCustomTrip, StoredQuote } from './custom-trip.ts';

/** What may happen to a request; `expire` is the clock's. */
export type CustomTripAction = CustomTripMemberAction | CustomTripDeskAction | 'expire';

/** The one state machine (CUSTOM-3): a missing entry is a rejection, an entry names the state after it. */
export const customTripTransitions: Readonly<
  Record<CustomTripState, Partial<Record<CustomTripAction, CustomTripState>>>
> = {
  requested: {
    ask: 'requested',
    withdraw: 'withdrawn',
    assign: 'requested',
    quote: 'quoted',
    reply: 'requested',
    reject: 'rejected',
  },
  quoted: {
    ask: 'change-asked',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    assign: 'quoted',
    quote: 'quoted',
    reject: 'rejected',
    expire: 'expired',
  },
  'change-asked': {
    ask: 'change-asked',
    // Who thinks better of it takes the quote as it is.
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
    assign: 'change-asked',
    quote: 'quoted',
    reply: 'quoted',
    reject: 'rejected',
  },
  accepted: { assign: 'accepted' },
  declined: {},
  expired: {},
  withdrawn: {},
  rejected: {},
};

/** States in which a request waits for one side or the other, and takes one of its member's places (CUSTOM-1). */
export const openTripStates: readonly CustomTripState[] = ['requested', 'quoted', 'change-asked'];

/** The newest version of a request's quote; none before the first. */
export const newestQuote = ({ quotes }: Pick<PlainCustomTrip, 'quotes'>): StoredQuote | undefined =>
  quotes.at(-1);

/** Whether a quote may still be accepted and paid. */
export const isValid = ({ valid_until }: Pick<StoredQuote, 'valid_until'>, now: Date): boolean =>
  valid_until > now;

/** The state to show: expired from the moment it is true, not only once the job has stored it. */
export const shownTripState = (
  trip: Pick<PlainCustomTrip, 'state' | 'quotes'>,
  now: Date,
): CustomTripState => {
  const quote = newestQuote(trip);
  return trip.state === 'quoted' && quote && !isValid(quote, now) ? 'expired' : trip.state;
};

/** What one side may do now; a quote whose time is over cannot be accepted or declined. */
export const tripActions = <Action extends CustomTripAction>(
  trip: Pick<PlainCustomTrip, 'state' | 'quotes'>,
  side: readonly Action[],
  now: Date,
): Action[] => {
  const allowed = customTripTransitions[shownTripState(trip, now)];
  const quote = newestQuote(trip);
  const over = !quote || !isValid(quote, now);
  return side.filter(
    (action) => allowed[action] !== undefined && !(over && (action === 'accept' || action === 'decline')),
  );
};
