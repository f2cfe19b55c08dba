import type { HotelDetail, LanTp } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import type { ProductHotel } from '../product/product.rules.ts';

/** A room type as shoppers see it; prices per person for the whole stay (CATALOG-8, CART-5). */
export const toHotel = (
  { names, origin_hotel_price, hotel_dtl_id, hotel_type }: ProductHotel,
  lanTp: LanTp,
  priced: (origin: number) => number,
): HotelDetail => ({
  hotel_dtl_id,
  hotel_type,
  ...toWireFields('hotel_type_', 'nm', names),
  hotel_type_nm: textIn(names, lanTp),
  hotel_price: priced(origin_hotel_price),
  origin_hotel_price,
});
