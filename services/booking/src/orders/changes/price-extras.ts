import type { BookableProduct, HotelChoice, LanTp, OptionChoice } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { optionLines, roomLines, sameSelection } from '../../cart/index.ts';
import {
  assertRule,
  atAgreedPrices,
  checkCap,
  type Due,
  freezeBy,
  openBalance,
  originTotal,
  priceBy,
  type PriceSnapshot,
  type Selection,
  selectionViolation,
  termsOf,
} from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import type { Changeable } from './change-order.ts';
import { withOwnLines } from './own-lines.rules.ts';

/** The whole choice of extras and rooms as it is to be. */
export interface ExtrasChoice {
  readonly options: readonly OptionChoice[];
  readonly hotels: readonly HotelChoice[];
}

/** A choice, priced; what it costs more than the one of now, or less, in the order's currency and in KRW. */
export interface PricedExtras {
  readonly extras: NonNullable<Due['extras']>;
  readonly before: PriceSnapshot;
  readonly difference: number;
  readonly origin_difference: number;
}

/**
 * Prices another choice of a paid order by what was agreed: its lines keep their prices, new ones have today's in KRW, at the
 * order's frozen rate (ORDER-14). The rules of the cart hold (CART-2, MONEY-8).
 * @throws DomainError balance_first, no_change, payment_cap_exceeded, option_unknown, hotel_unknown, and the rules of the choice
 */
export const priceExtras = async (
  context: OrdersContext,
  { booking, product }: Changeable,
  { options, hotels }: ExtrasChoice,
  lanTp: LanTp,
): Promise<PricedExtras> => {
  if (openBalance(booking)) throw new DomainError('balance_first');
  const known = withOwnLines(product, booking);
  const chosen: Selection = atAgreedPrices(booking, {
    party: booking.party,
    options: await optionLines(context, known, options, booking.options),
    rooms: await roomLines(context, known, hotels, booking.rooms),
  });
  if (sameSelection(chosen, booking)) throw new DomainError('no_change', { field: 'options' });
  // Nobody more travels: no seats are asked for.
  assertRule(selectionViolation(known, chosen, 0, { before: booking }));
  const before = pricedBy(product, booking, booking.price);
  const price = pricedBy(product, chosen, booking.price);
  checkCap(price, lanTp);
  return {
    extras: { party: booking.party, options: [...chosen.options], rooms: [...chosen.rooms], price },
    before,
    difference: price.total - before.total,
    origin_difference: originTotal(price) - originTotal(before),
  };
};

const pricedBy = (product: BookableProduct, selection: Selection, price: PriceSnapshot): PriceSnapshot => {
  const agreement = termsOf(price);
  return freezeBy(priceBy(agreement, selection), product, agreement);
};
