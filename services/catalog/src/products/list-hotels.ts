import type { Currency, HotelDetail, LanTp } from '@narae/contracts';
import { convert } from '@narae/rules';
import type { Catalog } from '../context.ts';
import { toHotel } from './hotel.view.ts';
import type { StoredProduct } from './product.model.ts';
import { shown } from '../shared/edited-fields.model.ts';

/** The rooms sold with a category's products, each once (CART-6). */
export const listHotels = async (
  { products, rateBook }: Pick<Catalog, 'products' | 'rateBook'>,
  asked: { currency: Currency; prod_type: string; prod_category: string },
  lanTp: LanTp,
): Promise<HotelDetail[]> => {
  const { prod_type, prod_category } = asked;
  const [rows, dealBasR] = await Promise.all([
    products
      .find({ prod_type, prod_category, ...shown }, { hotels: 1 })
      .sort({ prod_id: 1 })
      .lean<StoredProduct[]>(),
    rateBook.current(asked.currency),
  ]);
  const byId = new Map(rows.flatMap((row) => row.hotels).map((hotel) => [hotel.hotel_dtl_id, hotel]));
  return [...byId.values()].map((hotel) => toHotel(hotel, lanTp, (price) => convert(price, dealBasR)));
};
