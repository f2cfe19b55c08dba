import type { CustomTripDeskAction, CustomTripMemberAction, CustomTripState } from '@narae/contracts';
import type { PlainCustomTrip, StoredQuote } from './custom-trip.model.ts';

/** `expire` is done by the clock. */
export type CustomTripAction = CustomTripMemberAction | CustomTripDeskAction | 'expire';

/** The only state machine (CUSTOM-3): an entry is the next state, a missing entry is rejected. */
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
    // The member may still accept the quote as it is.
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

/** States that take one of the member's places (CUSTOM-1). */
export const openTripStates: readonly CustomTripState[] = ['requested', 'quoted', 'change-asked'];

export const newestQuote = ({ quotes }: Pick<PlainCustomTrip, 'quotes'>): StoredQuote | undefined =>
  quotes.at(-1);

export const isValid = ({ valid_until }: Pick<StoredQuote, 'valid_until'>, now: Date): boolean =>
  valid_until > now;

/** Expired as soon as time is over, even before the job has stored it. */
export const shownTripState = (
  trip: Pick<PlainCustomTrip, 'state' | 'quotes'>,
  now: Date,
): CustomTripState => {
  const quote = newestQuote(trip);
  return trip.state === 'quoted' && quote && !isValid(quote, now) ? 'expired' : trip.state;
};

/** A quote whose time is over can be neither accepted nor declined. */
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
