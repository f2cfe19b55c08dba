import type { DepartureChange } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  part,
  storedAs,
  storedModel,
  type StoredOf,
  storedOutbox,
  plainData,
  text,
  textGiven,
} from '@narae/service-kit';
import { editedFields, localizedText, pictureFields, unchecked } from '../../content/index.ts';
import type { CarriedParts, ProductContent, ProductHotel, ProductOption } from './product.rules.ts';

/** Null if unknown or not one place; absent in products stored before there were such facts. */
const degrees = storedAs<number | null>({ type: Number });

const product = {
  prod_id: text({ unique: true }),
  /** Absent in products stored before there were trips, until the next start. */
  trip_id: optional(text()),
  /** Trip, day, start time and size, unique (CATALOG-18); absent as long as the trip. */
  trip_date: optional(text()),
  /** Names the addition that made it: a repeat goes on where the first one was interrupted. */
  made_with: optional(text()),
  /** The departure with the files of those pictures that it has none of; absent where it was not copied. */
  pictures_of: optional(text()),
  /** Stands for its trip in lists (CATALOG-17); then how many departures of the trip can be booked or waited for. */
  stands: optional(flag()),
  dates_cnt: optional(number()),
  prod_type: text(),
  prod_category: text(),
  variant: text<ProductContent['variant']>(),
  progress_yn: text<ProductContent['progress_yn']>(),
  /** The closed days for which its sale is closed (CATALOG-22); absent where it is on sale, or closed by hand or its time. */
  closed_by: optional(text()),
  titles: localizedText,
  descs: localizedText,
  /** Its long text (product_texts). */
  contents_id: text(),
  places: localizedText,
  lat: orNull(number()),
  lng: orNull(number()),
  start_day: text(),
  end_day: text(),
  start_time: optional(text()),
  end_time: optional(text()),
  origin_price: number({ min: 0 }),
  package_cnt: number(),
  package_group: text({ default: '' }),
  capacity: number({ min: 0 }),
  discounts: part(
    { teen_pct: number(unchecked), children_pct: number(unchecked), infant_takes_seat: flag(unchecked) },
    unchecked,
  ),
  documents: part({ air_ticket: flag(unchecked), birth_certificate: flag(unchecked) }, unchecked),
  cancellation: text<ProductContent['cancellation']>(),
  refund_schedule: optional(text<NonNullable<ProductContent['refund_schedule']>>()),
  refund_terms: optional(plainData<NonNullable<CarriedParts['refund_terms']>>()),
  name_change: optional(plainData<NonNullable<CarriedParts['name_change']>>()),
  lock_days: optional(number()),
  move_fee: optional(number()),
  cutoff_hours: optional(storedAs<number | null>({ type: Number })),
  ticket_yn: text<'Y' | 'N'>(),
  ticket_cnt: number(),
  meeting_points: localizedText,
  meeting_lat: degrees,
  meeting_lng: degrees,
  duration_hours: number(unchecked),
  group_max: number(unchecked),
  min_cnt: number(unchecked),
  guide_languages: part(
    perLanguage(() => flag(unchecked)),
    unchecked,
  ),
  deposit_yn: text<'Y' | 'N'>(),
  deposit_pct: optional(number()),
  opt_codes: list(text()),
  option_stock: optional(list(part({ opt_code: text(unchecked), stock: number(unchecked) }))),
  options: list(
    part({
      opt_code: text(unchecked),
      kind: optional(text<NonNullable<ProductOption['kind']>>()),
      names: localizedText,
      origin_price: number(unchecked),
    }),
  ),
  hotels: list(
    part({
      hotel_dtl_id: text(unchecked),
      hotel_type: text<ProductHotel['hotel_type']>(unchecked),
      names: localizedText,
      origin_hotel_price: number(unchecked),
    }),
  ),
  related: list(text()),
  /** Packages are listed by their leading product only. */
  listed: flag(),
  shelf: number(),
  ...pictureFields,
  remaining: number({ min: 0 }),
  /** Taken or held; absent before the ledger has told. */
  seats_taken: optional(number()),
  /** Version of the ledger; older events are discarded. */
  seats_version: number(),
  /** As booking's ledger said last; absent before it first said so, and where nothing is limited. */
  option_left: optional(list(part({ opt_code: text(unchecked), remaining: number(unchecked) }))),
  /** Version of the ledger in which that was so; older events are discarded. */
  stock_version: optional(number()),
  /** The last changes of what was sold, the oldest first (ORDER-22). */
  changes: optional(plainData<DepartureChange[]>()),
  /** What a community without trips told of this departure alone; the trip's figures come before them (COMMUNITY-36). */
  review_cnt: optional(number()),
  review_tenths: optional(number()),
  /** Version of the summary; older events are discarded. */
  reviews_version: optional(number()),
  /** Hash of the content and options; equal content is no change. */
  fingerprint: text(),
  version: number(),
  mod_date: moment(),
  outbox: storedOutbox,
  ...editedFields,
};
export type StoredProduct = StoredOf<typeof product>;

export const productModel = storedModel(
  'Product',
  'products',
  product,
  [{ listed: 1, prod_type: 1, shelf: 1, start_day: 1 }],
  [{ prod_type: 1, prod_category: 1, package_cnt: 1 }],
  [{ progress_yn: 1, start_day: 1 }],
  [{ trip_id: 1, start_day: 1 }],
  [{ trip_id: 1, 'hotels.hotel_dtl_id': 1 }],
  [
    { trip_date: 1 },
    { name: 'trip_date_given', unique: true, partialFilterExpression: { trip_date: textGiven } },
  ],
  [{ closed_by: 1 }, { name: 'closed_by_given', partialFilterExpression: { closed_by: textGiven } }],
  [{ stands: 1, shelf: 1, start_day: 1, prod_id: 1 }],
);

/** Apart, so that lists need not read it; named by its content and never changed. */
const productText = { _id: text({ required: false }), contents: localizedText };
export type StoredProductText = StoredOf<typeof productText>;

export const productTextModel = storedModel('ProductText', 'product_texts', productText);
