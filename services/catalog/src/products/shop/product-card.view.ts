import type { Currency, LanTp, ProductDetail, HotelDetail, TripCard } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import { cheapestBed, convert, refundPolicyOf, saidTimes } from '@narae/rules';
import { pictureOfCard } from '../../media/index.ts';
import {
  bookingTermsOf,
  depositTermsOf,
  shownMoveFee,
  spokenLanguages,
  tourFactsOf,
} from '../product/product-terms.rules.ts';
import { optionsLeft } from '../product/option-stock.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import type { RatingOf } from '../trip-book/trip-book.ts';
import {
  type PricedHotel,
  pricedRooms,
  type ProductHotel,
  productPictures,
} from '../product/product.rules.ts';

/** Language, currency with its rate (KRW per one unit), and the reviews of trips. */
interface View {
  lanTp: LanTp;
  currency: Currency;
  dealBasR: number;
  ratingOf: RatingOf;
}

/** A product's card in the asked currency (CATALOG-2); the departure that stands for its trip says the trip's dates. @param rooms those of its pair (CART-6) */
export const toCard = (
  product: StoredProduct,
  rooms: readonly PricedHotel[],
  { lanTp, currency, dealBasR, ratingOf }: View,
): TripCard => ({
  prod_id: product.prod_id,
  dates_cnt: product.dates_cnt ?? 0,
  trip_id: product.trip_id ?? '',
  prod_type: product.prod_type,
  prod_category: product.prod_category,
  variant: product.variant,
  prod_title: textIn(product.titles, lanTp),
  prod_desc: textIn(product.descs, lanTp),
  ymd_format: product.start_day,
  end_ymd_format: product.end_day,
  ...saidTimes(product),
  prod_price: convert(product.origin_price, dealBasR),
  from_price:
    convert(product.origin_price, dealBasR) +
    convert(cheapestBed({ ...product, rooms: pricedRooms(rooms) }, dealBasR, currency), dealBasR),
  origin_price: product.origin_price,
  prod_price_tp: currency,
  deal_bas_r: dealBasR,
  tr_place: textIn(product.places, lanTp),
  inventory_cnt: product.remaining,
  ...ratingOf(product),
  progress_yn: product.progress_yn,
  package_cnt: product.package_cnt,
  package_type: product.package_group,
  opt_code: product.opt_codes.join(','),
  ...pictureOfCard(productPictures, product.list_picture, lanTp),
});

interface DetailParts {
  readonly content: string;
  /** Those of its pair (CART-6). */
  readonly rooms: readonly ProductHotel[];
  /** Of its trip (CATALOG-17). */
  readonly dates_cnt: number;
}

/** A product's own page (CATALOG-4). */
export const toDetail = (
  product: StoredProduct,
  { content, rooms, dates_cnt }: DetailParts,
  view: View,
): ProductDetail => {
  const facts = tourFactsOf(product);
  const card = toCard(product, rooms, view);
  const { move_fee: _fee, ...terms } = bookingTermsOf(product);
  return {
    ...card,
    dates_cnt,
    prod_content: content,
    location: card.tr_place,
    lat: product.lat,
    lng: product.lng,
    ...terms,
    ...shownMoveFee(product),
    ...depositTermsOf(product),
    ...refundPolicyOf(product),
    has_hotel: rooms.length > 0,
    ...optionsLeft(product),
    meeting_point: textIn(facts.meeting_points, view.lanTp),
    duration_hours: facts.duration_hours,
    group_max: facts.group_max,
    min_cnt: facts.min_cnt,
    guide_languages: spokenLanguages(facts),
  };
};

/** Prices per person for the whole stay (CATALOG-8, CART-5). */
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
