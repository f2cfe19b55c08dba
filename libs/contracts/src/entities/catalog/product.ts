import { z } from 'zod';
import { Amount, Currency, Id, LanTp, LocalizedText, Times, wireTexts, Yn } from '../../primitives.ts';
import { DepartureChange } from './departure-change.ts';

/** Y in progress, D deadline imminent, W in preparation, E closed (CATALOG-3). */
export const ProgressYn = z.enum(['Y', 'D', 'W', 'E']);
export type ProgressYn = z.infer<typeof ProgressYn>;

/** Which detail screen shows the product: /productDetail (trip) or /enterProgram (enter). */
export const Variant = z.enum(['trip', 'enter']);
export type Variant = z.infer<typeof Variant>;

/** Discounts are data of the product, never of the language (MONEY-9). Percent of the category's subtotal. */
export const Discounts = z.object({
  teen_pct: z.int().min(0).max(100),
  children_pct: z.int().min(0).max(100),
  /** Whether an infant (wire: child) takes a seat. The infant's price is always 0. */
  infant_takes_seat: z.boolean(),
});
export type Discounts = z.infer<typeof Discounts>;

/** Everyone hands in a passport, the lead an air ticket, teenagers and children a birth certificate (DOC-1). */
export const DocumentFlags = z.object({
  air_ticket: z.boolean(),
  birth_certificate: z.boolean(),
});
export type DocumentFlags = z.infer<typeof DocumentFlags>;

export const CancellationKind = z.enum(['tour', 'concert']);
export type CancellationKind = z.infer<typeof CancellationKind>;

/** How much of a charge goes back when an order is cancelled, by its kind of product (REFUND-3). */
export const RefundScheduleName = z.enum(['trip-day', 'trip-stay', 'performance', 'outbound']);
export type RefundScheduleName = z.infer<typeof RefundScheduleName>;

/** A schedule as it is pinned on an order; days are calendar days before departure in Asia/Seoul, shares are percent. */
export const RefundSchedule = z.object({
  name: RefundScheduleName,
  version: z.int().min(0).optional(),
  /** By falling days: the first step that is not too late applies; the last is the day of departure. */
  steps: z.array(z.object({ fromDays: z.int().min(0), pct: z.int().min(0).max(100) })),
  noShowPct: z.int().min(0).max(100),
  /** Everything goes back within so many hours of booking, until so many days before departure. */
  grace: z.object({ hours: z.int(), untilDays: z.int() }).nullable(),
  /** What the organiser's own cancellation pays on top of the whole charge. */
  organiserExtraPct: z.int().min(0),
});
export type RefundSchedule = z.infer<typeof RefundSchedule>;

export const RefundScheduleRow = RefundSchedule.extend({
  title: z.string(),
  /** Whole US dollars per person for changing a name where that is no cancellation (REFUND-5). */
  name_fee_usd: z.int().min(0),
});
export type RefundScheduleRow = z.infer<typeof RefundScheduleRow>;

/** What changing a traveller's name means (REFUND-5): a cancellation, or a fee in whole US dollars per person. */
export const NameChange = z.object({
  countsAsCancellation: z.boolean(),
  feeUsd: z.int().min(0),
});
export type NameChange = z.infer<typeof NameChange>;

/** Percent of the total that is paid first; absent where a product is paid whole (MONEY-12). */
export const DepositPct = z.int().min(1).max(90);

/** A product as lists and details show it, prices already in the asked currency (CATALOG-2). */
export const Product = z.object({
  prod_id: Id,
  /** The trip of which it is a departure (CATALOG-17). */
  trip_id: z.string(),
  prod_type: z.string(),
  prod_category: z.string(),
  variant: Variant,
  prod_title: z.string(),
  prod_desc: z.string(),
  /** First and last day, YYYY-MM-DD in Asia/Seoul. */
  ymd_format: z.string(),
  end_ymd_format: z.string(),
  ...Times.shape,
  prod_price: Amount,
  /** What a person pays at least: prod_price with the cheapest room where rooms must be chosen. */
  from_price: Amount,
  origin_price: Amount,
  prod_price_tp: Currency,
  /** KRW per one unit of prod_price_tp. */
  deal_bas_r: z.number(),
  tr_place: z.string(),
  inventory_cnt: z.int(),
  /** How many reviews everybody sees, and their average in tenths of a star (COMMUNITY-28); absent where there is none. */
  review_cnt: z.int().min(1).optional(),
  review_tenths: z.int().min(10).max(50).optional(),
  progress_yn: ProgressYn,
  /** Why it is closed on its day; absent where no closed day closed it (CATALOG-22). */
  closed_text: z.string().optional(),
  /** Persons a package is for; 0 = no package. */
  package_cnt: z.int(),
  package_type: z.string(),
  opt_code: z.string(),
  file_path: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_alt: z.string(),
});
export type Product = z.infer<typeof Product>;

/** So many can still be taken of an extra or a tier of one departure. */
export const OptionLeft = z.object({ opt_code: Id, remaining: z.int().min(0) });
export type OptionLeft = z.infer<typeof OptionLeft>;

export const ProductDetail = Product.extend({
  /** Departures of its trip that can be booked or waited for (CATALOG-17). */
  dates_cnt: z.int().min(0),
  prod_content: z.string(),
  /** `tr_place` under its other name (CATALOG-2). */
  location: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  discounts: Discounts,
  documents: DocumentFlags,
  cancellation: CancellationKind,
  refund_schedule: RefundScheduleName,
  refund_terms: RefundSchedule,
  name_change: NameChange,
  ticket_yn: Yn,
  ticket_cnt: z.int(),
  deposit_pct: DepositPct.optional(),
  /** Whole KRW for moving an order to another date (ORDER-20); absent where it costs nothing, or never may be moved. */
  move_fee: z.int().min(1).optional(),
  has_hotel: z.boolean(),
  /** What is left of its limited extras and tiers (SEAT-9); absent where none is limited. */
  option_left: z.array(OptionLeft).optional(),
  meeting_point: z.string(),
  duration_hours: z.int(),
  group_max: z.int(),
  /** Fewest people it departs with (REFUND-4); this and the fields above are empty or 0 where nothing is said. */
  min_cnt: z.int(),
  guide_languages: z.array(LanTp),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

/** A person takes at most one `seat` and one `room` option (CART-4). */
export const OptionKind = z.enum(['extra', 'seat', 'room']);
export type OptionKind = z.infer<typeof OptionKind>;

export const Option = z.object({
  value: z.string(),
  opt_code: Id,
  opt_kind: OptionKind,
  ...wireTexts('opt_', 'nm'),
  opt_price: Amount,
  origin_price: Amount,
});
export type Option = z.infer<typeof Option>;

export const OptionMsg = z.object({
  opt_code: Id,
  ...wireTexts('opt_', 'msg'),
});
export type OptionMsg = z.infer<typeof OptionMsg>;

/** S single, D double (CATALOG-8). */
export const HotelType = z.enum(['S', 'D']);
export type HotelType = z.infer<typeof HotelType>;

export const HotelDetail = z.object({
  hotel_dtl_id: Id,
  hotel_type: HotelType,
  ...wireTexts('hotel_type_', 'nm'),
  hotel_price: Amount,
  origin_hotel_price: Amount,
});
export type HotelDetail = z.infer<typeof HotelDetail>;

/** Product images: 1 list thumbnail, 2 carousel, 3 detail (CATALOG-6). */
export const ProductImage = z.object({
  prod_id: Id,
  file_path: z.string(),
  file_name: z.string(),
  file_type: z.enum(['1', '2', '3', '4']),
  sort_order: z.int(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type ProductImage = z.infer<typeof ProductImage>;

/** The payload of product.changed, in KRW; a field may be absent where the event is older than it. */
export const BookableProduct = z.object({
  prod_id: Id,
  /** The trip it is a departure of (CATALOG-17); absent in events published before there were trips, and of custom trips. */
  trip_id: z.string().optional(),
  prod_type: z.string(),
  prod_category: z.string(),
  variant: Variant,
  titles: LocalizedText,
  places: LocalizedText,
  meeting_points: LocalizedText.optional(),
  /** Where that is on a map, in degrees; null where it is not said, absent in events published before it was carried. */
  meeting_lat: z.number().nullable().optional(),
  meeting_lng: z.number().nullable().optional(),
  lat: z.number().nullable().optional(),
  lng: z.number().nullable().optional(),
  start_day: z.string(),
  end_day: z.string(),
  ...Times.shape,
  progress_yn: ProgressYn,
  origin_price: Amount,
  package_cnt: z.int(),
  /** Seats on sale in all; booking's ledger knows what is left. */
  capacity: z.int().min(0),
  /** Fewest people it departs with (REFUND-4); absent where it departs with any. */
  min_cnt: z.int().min(1).optional(),
  discounts: Discounts,
  documents: DocumentFlags,
  cancellation: CancellationKind,
  /** Absent: `outbound`. */
  refund_schedule: RefundScheduleName.optional(),
  /** Absent: the figures the shop opened with. */
  refund_terms: RefundSchedule.optional(),
  name_change: NameChange.optional(),
  /** Hours before its start at which its sale ends (CATALOG-3); null, or absent in older events: the shop's first figure. */
  cutoff_hours: z.number().min(0).nullable().optional(),
  /** Days before departure until which a paid order may be changed (ORDER-14); absent in events published before it was data. */
  lock_days: z.int().min(0).optional(),
  deposit_pct: DepositPct.optional(),
  /** Whole KRW for moving an order to another departure (ORDER-20); absent: nothing. */
  move_fee: Amount.optional(),
  ticket_yn: Yn,
  ticket_cnt: z.int(),
  options: z.array(
    z.object({
      opt_code: Id,
      names: LocalizedText,
      origin_price: Amount,
      /** Absent: an extra. */
      kind: OptionKind.optional(),
      /** How many the departure has of it (SEAT-9); absent where it is not limited. */
      stock: z.int().min(0).optional(),
    }),
  ),
  hotels: z.array(
    z.object({ hotel_dtl_id: Id, hotel_type: HotelType, names: LocalizedText, origin_hotel_price: Amount }),
  ),
  file_path: z.string(),
  file_name: z.string(),
  /** Taken back from visitors (CATALOG-14); absent where it was not. */
  withdrawn: z.boolean().optional(),
  /** The last changes of what was sold, the oldest first (ORDER-22); absent where there was none. */
  changes: z.array(DepartureChange).optional(),
});
export type BookableProduct = z.infer<typeof BookableProduct>;
