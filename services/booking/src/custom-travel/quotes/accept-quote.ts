import { quotePrice } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findRate } from '../../catalog/index.ts';
import { checkCap, type Shopper } from '../../kernel/index.ts';
import type { CustomTravelContext } from '../context.ts';
import { isValid } from '../domain/custom-trip-state.rules.ts';
import { bookTrip } from '../trips/book-trip.ts';
import { changeTrip } from '../trips/change-trip.ts';
import { seenQuote } from './member-answers.ts';

/**
 * Accepts the quote the member has seen, in one conditional update: of an acceptance and a newer quote exactly one
 * wins. Then its row of the cart is made; accepting it again answers the row there is, or makes another where the member
 * has deleted it unpaid (CUSTOM-4).
 * @returns cart_id
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
