import type {
  BookableProduct,
  DepartureChange,
  HotelType,
  LocalizedText,
  ProgressYn,
  Variant,
  CancellationKind,
  NameChange,
  OptionKind,
  RefundSchedule,
} from '@narae/contracts';
import { completeTexts } from '@narae/contracts/localized';
import type { Times } from '@narae/contracts/primitives';
import {
  refundPolicyOf,
  nameChangeOf,
  type PricedRoom,
  saidTimes,
  type SoldTerms,
  typedTimes,
} from '@narae/rules';
import { fingerprintOf } from '../../content/index.ts';
import { type ContentPicture, listPicture } from '../../media/index.ts';
import {
  type BookingTerms,
  bookingTermsOf,
  type Deposit,
  depositPctOf,
  depositTermsOf,
  type TourFacts,
  tourFactsOf,
} from './product-terms.rules.ts';
import { limitedStock, type OptionStock, stockOf } from './option-stock.rules.ts';
import { listRank } from './progress.rules.ts';

export const productPictures = 'product';

export interface ProductHotel {
  hotel_dtl_id: string;
  hotel_type: HotelType;
  names: LocalizedText;
  origin_hotel_price: number;
}

/** A room as far as its price goes. */
export type PricedHotel = Pick<ProductHotel, 'hotel_dtl_id' | 'hotel_type' | 'origin_hotel_price'>;

/** Rooms as prices are worked out with, in KRW. */
export const pricedRooms = (rooms: readonly PricedHotel[]): PricedRoom[] =>
  rooms.map(({ hotel_dtl_id, hotel_type, origin_hotel_price: price }) => ({
    hotel_dtl_id,
    hotel_type,
    price,
  }));

/** What an editor decides about a product; prices are origin prices in KRW. */
export interface ProductContent extends BookingTerms, Deposit, TourFacts, Times {
  prod_id: string;
  prod_type: string;
  prod_category: string;
  variant: Variant;
  progress_yn: ProgressYn;
  titles: LocalizedText;
  descs: LocalizedText;
  /** HTML, sanitised when stored. */
  contents: LocalizedText;
  places: LocalizedText;
  lat: number | null;
  lng: number | null;
  /** YYYY-MM-DD in Asia/Seoul. */
  start_day: string;
  end_day: string;
  origin_price: number;
  package_cnt: number;
  /** prod_id of the leading product; empty without packages. */
  package_group: string;
  capacity: number;
  opt_codes: string[];
  /** Absent where none of its options is limited. */
  option_stock?: OptionStock[];
  hotels: ProductHotel[];
  related: string[];
  pictures: ContentPicture[];
}

/** A group of packages is listed once, by its leading product. */
const isListed = (product: Pick<ProductContent, 'prod_id' | 'package_group'>): boolean =>
  product.package_group === '' || product.package_group === product.prod_id;

const meetingOf = (
  product: Partial<TourFacts>,
): Pick<TourFacts, 'meeting_points' | 'meeting_lat' | 'meeting_lng'> => {
  const { meeting_points, meeting_lat, meeting_lng } = tourFactsOf(product);
  return { meeting_points, meeting_lat, meeting_lng };
};

const minimumOf = (product: Partial<TourFacts>): { min_cnt?: number } => {
  const { min_cnt } = tourFactsOf(product);
  return min_cnt > 0 ? { min_cnt } : {};
};

export const bookableFact = (
  product: Omit<ProductContent, 'contents'> & {
    readonly withdrawn?: boolean;
    readonly trip_id?: string | undefined;
    readonly changes?: DepartureChange[] | undefined;
  },
  { options, ...policy }: CarriedParts,
): BookableProduct => ({
  prod_id: product.prod_id,
  ...(product.trip_id && { trip_id: product.trip_id }),
  prod_type: product.prod_type,
  prod_category: product.prod_category,
  variant: product.variant,
  titles: product.titles,
  places: product.places,
  ...meetingOf(product),
  lat: product.lat,
  lng: product.lng,
  start_day: product.start_day,
  end_day: product.end_day,
  ...saidTimes(product),
  progress_yn: product.progress_yn,
  origin_price: product.origin_price,
  package_cnt: product.package_cnt,
  capacity: product.capacity,
  ...minimumOf(product),
  ...bookingTermsOf(product),
  ...refundPolicyOf({ ...bookingTermsOf(product), ...policy }),
  ...depositTermsOf(product),
  options: options.map(({ opt_code, kind, names, origin_price }) => ({
    opt_code,
    names,
    origin_price,
    ...(kind ? { kind } : {}),
    ...stockOf(product, opt_code),
  })),
  hotels: product.hotels,
  file_path: productPictures,
  file_name: listPicture(product.pictures)?.file_name ?? '',
  ...(product.withdrawn && { withdrawn: true }),
  ...(product.changes && { changes: product.changes }),
});

/** What of a product is sold with its day: nothing of it changes silently (ORDER-22). */
export const soldTermsOf = (product: SoldTerms): DepartureChange['from'] => ({
  start_day: product.start_day,
  end_day: product.end_day,
  ...saidTimes(product),
  meeting_points: completeTexts(product.meeting_points ?? {}),
  meeting_lat: product.meeting_lat ?? null,
  meeting_lng: product.meeting_lng ?? null,
});

export const contentOf = (
  product: Omit<ProductContent, 'contents'>,
  contents: LocalizedText,
): ProductContent => ({
  prod_id: product.prod_id,
  prod_type: product.prod_type,
  prod_category: product.prod_category,
  variant: product.variant,
  progress_yn: product.progress_yn,
  titles: product.titles,
  descs: product.descs,
  contents,
  places: product.places,
  lat: product.lat,
  lng: product.lng,
  start_day: product.start_day,
  end_day: product.end_day,
  ...typedTimes(product),
  origin_price: product.origin_price,
  package_cnt: product.package_cnt,
  package_group: product.package_group,
  capacity: product.capacity,
  ...bookingTermsOf(product),
  ...tourFactsOf(product),
  deposit_yn: product.deposit_yn,
  deposit_pct: depositPctOf(product),
  opt_codes: product.opt_codes,
  ...limitedStock(product),
  hotels: product.hotels,
  related: product.related,
  pictures: product.pictures,
});

export const storedFields = ({ contents, ...content }: ProductContent, carried: CarriedParts) => ({
  ...content,
  // A content without it takes it off.
  option_stock: content.option_stock ?? [],
  contents_id: fingerprintOf(contents),
  ...carried,
  listed: isListed(content),
  shelf: listRank[content.progress_yn],
  list_picture: listPicture(content.pictures),
  fingerprint: fingerprintOf([content, contents, carried]),
});

export interface ProductOption {
  opt_code: string;
  /** Absent in products stored before there were kinds; `carryParts` adds it. */
  kind?: OptionKind;
  names: LocalizedText;
  origin_price: number;
}

/**
 * The policy of a schedule for a kind of product (REFUND-3, REFUND-5).
 * @param name_fee_usd whole US dollars per person
 */
export const policyBy = (
  { refund_terms, name_fee_usd }: { refund_terms: RefundSchedule; name_fee_usd: number },
  cancellation: CancellationKind,
): { refund_terms: RefundSchedule; name_change: NameChange } => ({
  refund_terms,
  name_change: nameChangeOf(cancellation, name_fee_usd),
});

export interface CarriedParts {
  options: ProductOption[];
  /** Absent in products stored before it was carried; `carryParts` adds it. */
  refund_terms?: RefundSchedule;
  name_change?: NameChange;
}
