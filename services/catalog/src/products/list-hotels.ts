import type { Currency, HotelDetail, LanTp } from '@narae/contracts';
import { convert, roomsOfPair } from '@narae/rules';
import type { Catalog } from '../context.ts';
import { toHotel } from './hotel.view.ts';
import type { StoredProduct } from './product.model.ts';
import { shown } from '../shared/edited-fields.model.ts';

/** The rooms sold with the products of a pair (CART-6). */
export const listHotels = async (
  { products, rateBook }: Pick<Catalog, 'products' | 'rateBook'>,
  asked: { currency: Currency; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<HotelDetail[]> => {
  const { prod_type, prod_category } = asked;
  const [rows, dealBasR] = await Promise.all([
    products.find({ prod_type, prod_category, ...shown }, { prod_id: 1, hotels: 1 }).lean<StoredProduct[]>(),
    rateBook.current(asked.currency),
  ]);
  return roomsOfPair(rows).map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR)));
};
