import { optionLines, roomLines } from './selection-lines.ts';
import type { BookableProduct } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import {
  assertRule,
  type Agreement,
  atAgreedPrices,
  type Booking,
  type BookingAddress,
  changeOwnBooking,
  type ExpectedPrices,
  leadName,
  type PlainBooking,
  pricesDiffer,
  runningAgreement,
  type Selection,
  type SelectionRules,
  selectionViolation,
  type Shopper,
  splitByParty,
  termsOf,
  unconfirmed,
  unconfirmedEvents,
} from '../../kernel/index.ts';
import { findProduct } from '../../catalog/index.ts';
import { deleteFiles } from '../../documents/index.ts';
import { giveBackUnconfirmed, leftForBooking } from '../../inventory/index.ts';
import { draftFor } from './typed-draft.ts';
import { checkedPrice } from './add-to-cart.ts';
import {
  participantsLocked,
  sameParty,
  sameSelection,
  type SelectionChange,
} from './selection-change.rules.ts';

interface ModifyRules extends Pick<SelectionRules, 'roomsMayLag'> {
  readonly expected?: ExpectedPrices;
}

type Wanted = SelectionChange | ((booking: Booking) => SelectionChange);

/**
 * Changes participants, options and rooms of a row in one step (CART-7). Persons who leave take names and documents with
 * them, highest index first. A confirmed row goes back to N; a standing agreement prices the change (MONEY-6).
 * @throws DomainError cart_not_found, txn_type_invalid, participants_locked, and the rules of `addToCart`
 */
export const modifyCart = async (
  context: CartContext,
  address: BookingAddress,
  wanted: Wanted,
  shopper: Shopper,
  rules: ModifyRules = {},
): Promise<Booking> => {
  let removed: PlainBooking['files'] = [];
  const { before, after } = await changeOwnBooking(
    context,
    shopper.mem_id,
    address,
    'modify',
    async (booking, at) => {
      const product = await findProduct(context, booking.prod_id);
      const change = typeof wanted === 'function' ? wanted(booking) : wanted;
      const agreement = runningAgreement(booking, shopper.currency, at.now);
      const chosen = await selectionAfter(context, product, booking, change);
      const selection = agreement ? atAgreedPrices(booking, chosen) : chosen;
      if (sameSelection(selection, booking)) {
        await checkShownPrice(context, product, booking, shopper, agreement, rules.expected);
        return null;
      }
      if (!sameParty(selection.party, booking.party) && participantsLocked(booking, product))
        throw new DomainError('participants_locked', { field: 'counts' });
      await checkSelection(context, product, selection, booking, rules);
      await checkedPrice(context, product, selection, shopper, rules.expected, agreement);

      const files = splitByParty(selection.party, booking.files);
      const travellers = splitByParty(selection.party, booking.travellers).kept;
      removed = files.removed;
      return {
        set: {
          ...unconfirmed,
          agreement: agreement && termsOf(agreement),
          party: selection.party,
          options: [...selection.options],
          rooms: [...selection.rooms],
          travellers,
          draft: draftFor(booking, selection.party, context.config.documentKey),
          buyername: leadName(selection.party, travellers) || booking.buyername,
          files: files.kept,
        },
        events: unconfirmedEvents('changed', booking, at.version),
      };
    },
  );
  await giveBackUnconfirmed(context, { before, after });
  await deleteFiles(context, removed);
  return after;
};

const selectionAfter = async (
  context: CartContext,
  product: BookableProduct,
  booking: Booking,
  { counts, options, hotels }: SelectionChange,
): Promise<Selection> => ({
  party: counts ?? booking.party,
  options: options ? await optionLines(context, product, options, booking.options) : booking.options,
  rooms: hotels ? await roomLines(context, product, hotels, booking.rooms) : booking.rooms,
});

/** Nothing changes, but the price the browser shows is compared all the same. */
const checkShownPrice = async (
  context: CartContext,
  product: BookableProduct,
  booking: Booking,
  shopper: Shopper,
  agreement: Agreement | null,
  expected: ExpectedPrices = {},
): Promise<void> => {
  if (booking.price === null || agreement === null)
    await checkedPrice(context, product, booking, shopper, expected, agreement);
  else if (pricesDiffer(expected, booking.price)) throw new DomainError('price_changed');
};

const checkSelection = async (
  context: CartContext,
  product: BookableProduct,
  selection: Selection,
  booking: Booking,
  { roomsMayLag = false }: ModifyRules,
): Promise<void> => {
  const left = await leftForBooking(context, product.prod_id, booking);
  assertRule(selectionViolation(product, selection, left, { before: booking, roomsMayLag }));
};
