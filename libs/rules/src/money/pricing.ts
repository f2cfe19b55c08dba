import type { Currency, Discounts, HotelType, MemType, PartyCounts } from '@narae/contracts';
import { convert, paymentCap } from './money.ts';
import { countField, memTypes } from '../people/party.ts';

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
interface CategoryPrice {
  memType: MemType;
  count: number;
  discountPct: number;
  originAmount: number;
}

/** Origin amounts in KRW, the others in whole units of `currency`. */
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

/** Discounts per category, never on options and hotel; then one conversion for each part (MONEY-3, MONEY-10). */
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

/** A price for one in KRW, and how often it counts (with discounts not whole). */
export interface LineUnit {
  readonly originPrice: number;
  readonly times: number;
}

/** Whole units where they multiply to `line`, which is in whole units, else to the cent (MONEY-11). */
export const shownUnits = (line: number, dealBasR: number, units: readonly LineUnit[]): number[] => {
  const whole = units.map(({ originPrice }) => convert(originPrice, dealBasR));
  const sum = units.reduce((total, { times }, at) => total + (whole[at] ?? 0) * times, 0);
  // A difference below a hundredth is the machine's arithmetic: discounts are whole percents.
  if (Math.abs(sum - line) < 0.005) return whole;
  return units.map(({ originPrice }) => Math.round((originPrice * 100) / dealBasR) / 100);
};

/** How many times the adult's price the travellers of a party pay (MONEY-9). */
export const payingShare = (party: PartyCounts, discounts: Discounts): number =>
  memTypes.reduce(
    (sum, memType) => sum + party[countField[memType]] * (100 - discountPct(memType, discounts)),
    0,
  ) / 100;

/** Whether a line total is above the cap of its currency (MONEY-8). */
export const aboveCap = (price: Pick<Price, 'total' | 'currency'>): boolean =>
  price.total > paymentCap[price.currency];
