import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { DomainError } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { newestQuote } from '../domain/custom-trip-state.rules.ts';
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.ts';
import type { TripAddress } from '../domain/custom-trip.queries.ts';
import { changeTrip } from '../trips/change-trip.ts';

type OwnTrip = Required<TripAddress>;

/** @throws DomainError custom_messages_most where a request holds as many messages as it may */
export const assertRoomForMessage = ({ steps }: Pick<PlainCustomTrip, 'steps'>): void => {
  const messages = steps.filter(({ what }) => what === 'asked' || what === 'answered').length;
  if (messages >= customTripLimits.messages) throw new DomainError('custom_messages_most');
};

/** What somebody wrote. @throws DomainError custom_message_input where it is empty */
export const writtenText = (text: string): string => {
  if (!text.trim()) throw new DomainError('custom_message_input', { field: 'text' });
  return text;
};

/** The quote a member has seen, if it is still the newest. @throws DomainError custom_quote_newer */
export const seenQuote = (trip: PlainCustomTrip, quote_no: number): StoredQuote => {
  const quote = newestQuote(trip);
  if (!quote) throw new DomainError('custom_state');
  if (quote.quote_no !== quote_no) throw new DomainError('custom_quote_newer', { field: 'quote_no' });
  return quote;
};

/**
 * Adds something to a request, or asks for a change of its newest quote, which waits for the desk's answer.
 * @throws DomainError custom_message_input, custom_messages_most, custom_not_found, custom_state, rate_limited
 */
export const askDesk = async (context: CustomTravelContext, own: OwnTrip, text: string): Promise<void> => {
  const said = writtenText(text);
  await context.limiter.count('custom-messages', own.mem_id);
  await changeTrip(context, own, 'ask', (trip) => {
    assertRoomForMessage(trip);
    const quote_no = newestQuote(trip)?.quote_no ?? 0;
    return { step: { what: 'asked', by: 'member', actor: own.mem_id, text: said, quote_no } };
  });
};

/** Declines the newest quote; declining it again succeeds. @throws DomainError custom_quote_newer, custom_state … */
export const declineQuote = async (
  context: CustomTravelContext,
  own: OwnTrip,
  { quote_no, text = '' }: { quote_no: number; text?: string | undefined },
): Promise<void> => {
  await changeTrip(context, own, 'decline', (trip) => {
    if (trip.state === 'declined') return null;
    seenQuote(trip, quote_no);
    return { step: { what: 'declined', by: 'member', actor: own.mem_id, text, quote_no } };
  });
};

/** Takes a request back; taking it back again succeeds. @throws DomainError custom_not_found, custom_state */
export const withdrawRequest = async (context: CustomTravelContext, own: OwnTrip): Promise<void> => {
  await changeTrip(context, own, 'withdraw', (trip) =>
    trip.state === 'withdrawn' ? null : { step: { what: 'withdrawn', by: 'member', actor: own.mem_id } },
  );
};
