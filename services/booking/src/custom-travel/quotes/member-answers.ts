import { quotePrice } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { findRate } from '../../catalog/index.ts';
import { checkCap, type Shopper } from '../../kernel/index.ts';
import type { CustomTravelContext } from '../context.ts';
import { isValid, newestQuote } from '../domain/custom-trip-state.rules.ts';
import { bookTrip } from '../trips/book-trip.ts';
import { changeTrip } from '../trips/change-trip.ts';
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.model.ts';
import type { TripAddress } from '../domain/custom-trip.queries.ts';

/**
 * Accepts the quote the member has seen in one conditional update, so that either the acceptance or a newer quote wins; then
 * makes its cart row. Repeating answers that row, or makes another after an unpaid deletion (CUSTOM-4). @returns cart_id
 * @throws DomainError custom_quote_newer, custom_quote_over, payment_cap_exceeded, custom_not_found, custom_state
 */
export const acceptQuote = async (
  context: CustomTravelContext,
  { request_id, quote_no }: { request_id: string; quote_no: number },
  shopper: Shopper,
): Promise<string> => {
  const own = { request_id, mem_id: shopper.mem_id };
  const accepted = await changeTrip(context, own, 'accept', async (trip, { now }) => {
    const quote = seenQuote(trip, quote_no);
    if (trip.state === 'accepted') return null;
    if (!isValid(quote, now)) throw new DomainError('custom_quote_over');
    const { currency, lanTp } = shopper;
    checkCap(quotePrice(quote, currency, await findRate(context, currency)), lanTp);
    return {
      step: { what: 'accepted', by: 'member', actor: own.mem_id, quote_no },
      set: { accepted_no: quote_no },
    };
  });
  return bookTrip(context, accepted, { again: true });
};

type OwnTrip = Required<TripAddress>;

/** @throws DomainError custom_messages_most */
export const assertRoomForMessage = ({ steps }: Pick<PlainCustomTrip, 'steps'>): void => {
  const messages = steps.filter(({ what }) => what === 'asked' || what === 'answered').length;
  if (messages >= customTripLimits.messages) throw new DomainError('custom_messages_most');
};

/** @throws DomainError custom_message_input where the text is empty */
export const writtenText = (text: string): string => {
  if (!text.trim()) throw new DomainError('custom_message_input', { field: 'text' });
  return text;
};

/** @throws DomainError custom_quote_newer where the quote is not the newest any more */
const seenQuote = (trip: PlainCustomTrip, quote_no: number): StoredQuote => {
  const quote = newestQuote(trip);
  if (!quote) throw new DomainError('custom_state');
  if (quote.quote_no !== quote_no) throw new DomainError('custom_quote_newer', { field: 'quote_no' });
  return quote;
};

/**
 * Adds to a request, or asks for a change of its newest quote, which then waits for the desk.
 * @throws DomainError custom_message_input, custom_messages_most, custom_not_found, custom_state, rate_limited
 */
export const askDesk = async (context: CustomTravelContext, own: OwnTrip, text: string): Promise<void> => {
  const body = writtenText(text);
  await context.limiter.count('custom-messages', own.mem_id);
  await changeTrip(context, own, 'ask', (trip) => {
    assertRoomForMessage(trip);
    const quote_no = newestQuote(trip)?.quote_no ?? 0;
    return { step: { what: 'asked', by: 'member', actor: own.mem_id, text: body, quote_no } };
  });
};

/** Repeatable. @throws DomainError custom_quote_newer, custom_state … */
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

/** Repeatable. @throws DomainError custom_not_found, custom_state */
export const withdrawRequest = async (context: CustomTravelContext, own: OwnTrip): Promise<void> => {
  await changeTrip(context, own, 'withdraw', (trip) =>
    trip.state === 'withdrawn' ? null : { step: { what: 'withdrawn', by: 'member', actor: own.mem_id } },
  );
};
