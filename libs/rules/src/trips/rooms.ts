import type { HotelType } from '@narae/contracts';
import { limits } from '../people/party.ts';

/** `price` is per person for the whole stay, in any one currency. */
export interface PricedRoom {
  readonly hotel_dtl_id: string;
  readonly hotel_type: HotelType;
  readonly price: number;
}

const cheapest = (rooms: readonly PricedRoom[], type: HotelType): PricedRoom | undefined =>
  rooms
    .filter((room) => room.hotel_type === type)
    .reduce<PricedRoom | undefined>(
      (best, room) => (best && best.price <= room.price ? best : room),
      undefined,
    );

/** Persons by hotel_dtl_id for the cheapest price, doubles in pairs (CART-5); null where rooms do not fit exactly. */
export const cheapestRooms = (
  rooms: readonly PricedRoom[],
  persons: number,
): { readonly persons: Readonly<Record<string, number>>; readonly price: number } | null => {
  const [single, double] = [cheapest(rooms, 'S'), cheapest(rooms, 'D')];
  const most = double ? Math.min(limits.double, persons - (persons % limits.doubleStep)) : 0;
  const least = Math.max(0, persons - (single ? limits.single : 0));
  const pairsFirst = double !== undefined && (single === undefined || double.price < single.price);
  const inDoubles = pairsFirst ? most : least + (least % limits.doubleStep);
  const inSingles = persons - inDoubles;
  if (inDoubles > most || inSingles > (single ? limits.single : 0)) return null;
  const beds = [
    [double, inDoubles],
    [single, inSingles],
  ] as const;
  return {
    persons: Object.fromEntries(
      beds.flatMap(([room, count]) => (room && count > 0 ? [[room.hotel_dtl_id, count]] : [])),
    ),
    price: beds.reduce((sum, [room, count]) => sum + (room?.price ?? 0) * count, 0),
  };
};

interface Pair {
  readonly prod_type: string;
  readonly prod_category: string;
}

interface Sold<Room> extends Pair {
  readonly prod_id: string;
  readonly hotels: readonly Room[];
}

/** Each room of the pair's products once; the product with the highest prod_id decides where they differ (CART-6). */
export const roomsOfPair = <Room extends { readonly hotel_dtl_id: string }>(
  { prod_type, prod_category }: Pair,
  products: readonly Sold<Room>[],
): Room[] => {
  const ofPair = products.filter(
    (product) => product.prod_type === prod_type && product.prod_category === prod_category,
  );
  const inOrder = ofPair.sort((left, right) => (left.prod_id < right.prod_id ? -1 : 1));
  return [
    ...new Map(inOrder.flatMap(({ hotels }) => hotels).map((room) => [room.hotel_dtl_id, room])).values(),
  ];
};
