import type { Currency, Discounts, HotelType, MemType, PartyCounts } from '@narae/contracts';
import { convert, paymentCap } from './money.ts';
import { countField, memTypes } from './party.ts';

/** What a price is made from: origin prices in KRW and the product's own discount rule. */
export interface PriceInput {
  originPrice: number;
  discounts: Discounts;
  party: PartyCounts;
  options: readonly { originPrice: number; participants: number }[];
  rooms: readonly { hotelType: HotelType; originPrice: number; persons: number }[];
  /** KRW per one unit of `currency`. */
  dealBasR: number;
  currency: Currency;
}

/** One category's share of the base price, in KRW; a discount may leave fractions of a won. */
export interface CategoryPrice {
  memType: MemType;
  count: number;
  discountPct: number;
  originAmount: number;
}

/** A price that explains itself: origin amounts in KRW, the others in whole units of `currency`. */
export interface Price {
  currency: Currency;
  dealBasR: number;
  categories: CategoryPrice[];
  originCost: number;
  originOption: number;
  originHotel: number;
  cost: number;
  option: number;
  hotel: number;
  total: number;
}

/** Percent taken off a category's subtotal: adults none, the youngest all of it (MONEY-9). */
export const discountPct = (memType: MemType, discounts: Discounts): number =>
  ({ adult: 0, teen: discounts.teen_pct, children: discounts.children_pct, child: 100 })[memType];

/**
 * Prices a cart row: discount per category on origin prices, then one conversion each for base, options and
 * hotel; the total is the sum of those three. Options and hotel are never discounted (MONEY-3, MONEY-10).
 */
export const priceOf = (input: PriceInput): Price => {
  const categories = memTypes.map((memType): CategoryPrice => {
    const count = input.party[countField[memType]];
    const pct = discountPct(memType, input.discounts);
    return {
      memType,
      count,
      discountPct: pct,
      originAmount: (input.originPrice * count * (100 - pct)) / 100,
    };
  });
  // In hundredths of a won, which are whole: the sum is exact (MONEY-3).
  const exactCost =
    categories.reduce(
      (sum, { count, discountPct: pct }) => sum + input.originPrice * count * (100 - pct),
      0,
    ) / 100;
  const originOption = input.options.reduce(
    (sum, option) => sum + option.originPrice * option.participants,
    0,
  );
  const originHotel = input.rooms.reduce((sum, room) => sum + room.originPrice * room.persons, 0);
  const cost = convert(exactCost, input.dealBasR);
  const option = convert(originOption, input.dealBasR);
  const hotel = convert(originHotel, input.dealBasR);
  return {
    currency: input.currency,
    dealBasR: input.dealBasR,
    categories,
    originCost: Math.round(exactCost),
    originOption,
    originHotel,
    cost,
    option,
    hotel,
    total: cost + option + hotel,
  };
};

/** Whether a line total is above the cap of its currency (MONEY-8). */
export const aboveCap = (price: Pick<Price, 'total' | 'currency'>): boolean =>
  price.total > paymentCap[price.currency];
