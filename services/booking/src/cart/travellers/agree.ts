import type { BookableProduct } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { checkedPrice } from '../rows/check-price.ts';
import type { CartContext } from '../context.ts';
import { seatsLeftFor } from '../../inventory/index.ts';
import {
  assertRule,
  atTodaysPrices,
  freeze,
  freezeBy,
  hotelsViolation,
  type Moment,
  optionsViolation,
  type PlainBooking,
  type PriceSnapshot,
  productViolation,
  runningAgreement,
  selectionViolation,
  type Shopper,
} from '../../kernel/index.ts';

/** What agreeing writes on a booking. */
type Agreed = Pick<PlainBooking, 'lan_tp' | 'documents' | 'options' | 'rooms'> & {
  price: PriceSnapshot;
  agreement: null;
};

/**
 * Checks product, selection and seats once more and freezes price and policy on the booking (MONEY-5): by the
 * agreement that still stands after a change, else as of now in the shopper's currency (MONEY-6).
 * @throws DomainError the rules of `addToCart`
 */
export const agree = async (
  context: CartContext,
  product: BookableProduct,
  booking: PlainBooking,
  shopper: Shopper,
  at: Moment,
): Promise<Agreed> => {
  const agreement = runningAgreement(booking, shopper.currency, at.now);
  assertRule(productViolation(product, seoulDay(at.now)));
  assertRule(optionsViolation(product, booking.options) ?? hotelsViolation(product, booking.rooms));
  const left = await seatsLeftFor(context, product.prod_id, booking);
  assertRule(selectionViolation(product, booking, left));
  const price = await checkedPrice(context, product, booking, shopper, {}, agreement);
  const { options, rooms } = agreement ? booking : atTodaysPrices(product, booking);
  return {
    lan_tp: shopper.lanTp,
    documents: agreement ? booking.documents : product.documents,
    price: agreement ? freezeBy(price, product, agreement) : freeze(price, product, at.now),
    agreement: null,
    options: [...options],
    rooms: [...rooms],
  };
};
