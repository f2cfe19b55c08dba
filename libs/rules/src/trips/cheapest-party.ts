import type { Currency, Discounts, MemType, PartyCounts } from '@narae/contracts';
import { countField, limits } from '../people/party.ts';
import { aboveCap, discountPct, priceOf, type Price } from '../money/pricing.ts';
import { cheapestRooms, type PricedRoom } from './rooms.ts';

/** What the price of the smallest booking of a product follows from; prices in KRW. */
export interface PricedProduct {
  readonly origin_price: number;
  readonly discounts: Discounts;
  readonly package_cnt: number;
  readonly rooms: readonly PricedRoom[];
}

const cheapestOf = (kinds: readonly MemType[], discounts: Discounts): MemType =>
  kinds.reduce((best, kind) => (discountPct(kind, discounts) > discountPct(best, discounts) ? kind : best));

/** Of so many paying people: one adult or teenager (PEOPLE-4), and the cheapest categories. */
const cheapestOfSize = (size: number, discounts: Discounts): PartyCounts => {
  const party = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  const lead = cheapestOf(['adult', 'teen'], discounts);
  const others = cheapestOf(['adult', 'teen', 'children'], discounts);
  party[countField[lead]] += 1;
  party[countField[others]] += size - 1;
  return party;
};

interface SmallestParty {
  readonly price: Price;
  /** KRW per person, not rounded; 0 without rooms. */
  readonly bed: number;
}

/**
 * The smallest bookings that fit the rooms, each in its cheapest categories and rooms, without options: a
 * package's exact party, else one person and, in rooms, two. @param dealBasR KRW per one unit of the currency
 */
export const smallestParties = (
  { origin_price, discounts, package_cnt, rooms }: PricedProduct,
  dealBasR: number,
  currency: Currency,
): SmallestParty[] => {
  const sizes = package_cnt > 0 ? [package_cnt] : rooms.length > 0 ? [1, limits.doubleStep] : [1];
  return sizes.flatMap((size) => {
    const beds = rooms.length > 0 ? cheapestRooms(rooms, size) : { persons: {}, price: 0 };
    if (!beds) return [];
    const persons: Readonly<Record<string, number>> = beds.persons;
    const price = priceOf({
      originPrice: origin_price,
      discounts,
      party: cheapestOfSize(size, discounts),
      options: [],
      rooms: rooms.map(({ hotel_dtl_id, hotel_type, price: originPrice }) => ({
        hotelType: hotel_type,
        originPrice,
        persons: persons[hotel_dtl_id] ?? 0,
      })),
      dealBasR,
      currency,
    });
    return [{ price, bed: beds.price / size }];
  });
};

/** Nobody can pay it: every smallest party is above the cap (MONEY-8), or none fits. */
export const isUnpayable = (product: PricedProduct, dealBasR: number, currency: Currency): boolean =>
  smallestParties(product, dealBasR, currency).every(({ price }) => aboveCap(price));

/**
 * KRW per person, not rounded, in the rooms of the "from" price: the cheapest bed of a party that can pay
 * (MONEY-8), where none can the cheapest that fits, 0 without fitting rooms.
 */
export const cheapestBed = (product: PricedProduct, dealBasR: number, currency: Currency): number => {
  if (product.rooms.length === 0) return 0;
  const parties = smallestParties(product, dealBasR, currency);
  const payable = parties.filter(({ price }) => !aboveCap(price));
  const beds = (payable.length > 0 ? payable : parties).map(({ bed }) => bed);
  return beds.length > 0 ? Math.min(...beds) : 0;
};
