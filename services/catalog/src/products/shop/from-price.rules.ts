import type { HotelType } from '@narae/contracts';
import { cheapestRooms, smallestParties } from '@narae/rules';

interface Rooms {
  readonly hotel_dtl_id: string;
  readonly hotel_type: HotelType;
  readonly origin_hotel_price: number;
}

/** KRW, not rounded, for the package's party, else for one or two people; 0 without fitting rooms. */
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
