import type { Currency, HotelDetail, LanTp } from '@narae/contracts';
import { convert, roomsOfPair } from '@narae/rules';
import type { Catalog } from '../../context.ts';
import { toHotel } from './hotel.view.ts';
import { roomsOfPairs } from './products.queries.ts';

/** The rooms sold with the products of a pair (CART-6). */
export const listHotels = async (
  { products, rateBook }: Pick<Catalog, 'products' | 'rateBook'>,
  asked: { currency: Currency; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<HotelDetail[]> => {
  const [rows, dealBasR] = await Promise.all([
    roomsOfPairs(products, [asked]),
    rateBook.current(asked.currency),
  ]);
  return roomsOfPair(asked, rows).map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR)));
};
