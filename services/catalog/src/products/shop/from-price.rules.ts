import type { HotelType } from '@narae/contracts';
import { cheapestRooms, smallestParties } from '@narae/rules';

interface Rooms {
  readonly hotel_dtl_id: string;
  readonly hotel_type: HotelType;
  readonly origin_hotel_price: number;
}

/**
 * What the cheapest rooms add to a person's price, in KRW and not rounded: those of the package's party, else of one or
 * two people, whichever live cheaper. 0 where no rooms must be chosen, or none fit.
 */
export const cheapestBed = (hotels: readonly Rooms[], packageCnt: number): number => {
  const rooms = hotels.map(({ hotel_dtl_id, hotel_type, origin_hotel_price }) => ({
    hotel_dtl_id,
    hotel_type,
    price: origin_hotel_price,
  }));
  const perPerson = smallestParties(packageCnt).flatMap((persons) => {
    const fitting = cheapestRooms(rooms, persons);
    return fitting ? [fitting.price / persons] : [];
  });
  return perPerson.length > 0 ? Math.min(...perPerson) : 0;
};
