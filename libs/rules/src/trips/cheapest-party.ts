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

/** The smallest bookings: a package's exact party, else one person, or two where there are only double rooms. */
export const smallestParties = (packageCnt: number): readonly number[] =>
  packageCnt > 0 ? [packageCnt] : [1, limits.doubleStep];

/** The price without options; null where no party fits the rooms. @param dealBasR KRW per one unit of the currency */
export const cheapestPartyPrice = (
  { origin_price, discounts, package_cnt, rooms }: PricedProduct,
  dealBasR: number,
  currency: Currency,
): Price | null => {
  for (const size of smallestParties(package_cnt)) {
    const beds: Readonly<Record<string, number>> | undefined =
      rooms.length > 0 ? cheapestRooms(rooms, size)?.persons : {};
    if (!beds) continue;
    return priceOf({
      originPrice: origin_price,
      discounts,
      party: cheapestOfSize(size, discounts),
      options: [],
      rooms: rooms.map(({ hotel_dtl_id, hotel_type, price }) => ({
        hotelType: hotel_type,
        originPrice: price,
        persons: beds[hotel_dtl_id] ?? 0,
      })),
      dealBasR,
      currency,
    });
  }
  return null;
};

/** Nobody can pay it: the cheapest party is above the cap (MONEY-8), or none fits. */
export const isUnpayable = (product: PricedProduct, dealBasR: number, currency: Currency): boolean => {
  const price = cheapestPartyPrice(product, dealBasR, currency);
  return price === null || aboveCap(price);
};
