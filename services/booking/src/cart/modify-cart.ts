import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { Booking } from '../shared/booking.model.ts';
import type { BookingAddress } from '../shared/booking.queries.ts';
import { readSeatsFor } from '../catalogue/catalogue.queries.ts';
import type { StoredProduct } from '../catalogue/bookable-product.model.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { pricesDiffer, type ExpectedPrices, type Selection } from '../domain/booking-price.rules.ts';
import {
  participantsLocked,
  sameParty,
  sameSelection,
  type SelectionChange,
} from './selection-change.rules.ts';
import { selectionViolation } from '../domain/selection.rules.ts';
import { leadName, splitByParty } from '../domain/travellers.rules.ts';
import { fallbackEvents } from '../shared/cart.events.ts';
import { productOf } from '../catalogue/find-product.ts';
import { changeBooking, unconfirmed } from '../shared/change-booking.ts';
import { checkedPrice } from './check-price.ts';
import { assertRule } from '../shared/assert-rule.ts';
import { afterFallback, forgetFiles } from '../documents/delete-files.ts';
import { optionLines, roomLines } from './selection-lines.ts';
import type { Shopper } from '../shared/shopper.ts';

export interface ModifyRules {
  /** What the browser saw; absent where it sent no prices. */
  readonly expected?: ExpectedPrices;
  /** Rooms may not fit the party yet: old clients change one line at a time, confirmation checks the whole. */
  readonly roomsMayLag?: boolean;
}

/** A change, or how to work it out from the row as it is. */
type Wanted = SelectionChange | ((booking: Booking) => SelectionChange);

/**
 * Changes participants, options and rooms of a row in one step. Participants only in N and outside packages;
 * persons who no longer travel take their names and documents with them, highest index first. Other options or
 * rooms on a confirmed row send it back to N: it is another price, which saving the travellers agrees to.
 * @throws DomainError cart_not_found, txn_type_invalid, participants_locked, and the rules of `addToCart`
 */
export const modifyCart = async (
  context: BookingContext,
  address: BookingAddress,
  wanted: Wanted,
  shopper: Shopper,
  rules: ModifyRules = {},
): Promise<Booking> => {
  let removed: PlainBooking['files'] = [];
  const { before, after } = await changeBooking(
    context,
    shopper.mem_id,
    address,
    'modify',
    async (booking, at) => {
      const product = await productOf(context, booking.prod_id);
      const change = typeof wanted === 'function' ? wanted(booking) : wanted;
      const selection = await selectionAfter(context, product, booking, change);
      if (sameSelection(selection, booking)) {
        await checkShownPrice(context, product, booking, shopper, rules.expected);
        return null;
      }
      if (!sameParty(selection.party, booking.party) && participantsLocked(booking, product))
        throw new DomainError('participants_locked', { field: 'counts' });
      await checkSelection(context, product, selection, booking, rules);
      await checkedPrice(context, product, selection, shopper, rules.expected);

      const files = splitByParty(selection.party, booking.files);
      const travellers = splitByParty(selection.party, booking.travellers).kept;
      removed = files.removed;
      return {
        set: {
          ...unconfirmed,
          party: selection.party,
          options: [...selection.options],
          rooms: [...selection.rooms],
          travellers,
          buyername: leadName(selection.party, travellers) || booking.buyername,
          files: files.kept,
        },
        events: fallbackEvents('changed', booking, at.version),
      };
    },
  );
  await afterFallback(context, before, after);
  await forgetFiles(context, removed);
  return after;
};

const selectionAfter = async (
  context: BookingContext,
  product: StoredProduct,
  booking: Booking,
  { counts, options, hotels }: SelectionChange,
): Promise<Selection> => ({
  party: counts ?? booking.party,
  options: options ? await optionLines(context, product, options, booking.options) : booking.options,
  rooms: hotels ? await roomLines(context, product, hotels, booking.rooms) : booking.rooms,
});

/** Nothing changes; what the browser believes it costs is compared all the same. */
const checkShownPrice = async (
  context: BookingContext,
  product: StoredProduct,
  booking: Booking,
  shopper: Shopper,
  expected: ExpectedPrices = {},
): Promise<void> => {
  if (booking.price === null) await checkedPrice(context, product, booking, shopper, expected);
  else if (pricesDiffer(expected, booking.price)) throw new DomainError('price_changed');
};

const checkSelection = async (
  context: BookingContext,
  product: StoredProduct,
  selection: Selection,
  booking: Booking,
  { roomsMayLag = false }: ModifyRules,
): Promise<void> => {
  const left = await readSeatsFor(context.ledgers, product.prod_id, booking.cart_id);
  const violation = selectionViolation(product, selection, left, booking);
  if (roomsMayLag && violation?.error === 'hotel_personnel_mismatch') return;
  assertRule(violation);
};
