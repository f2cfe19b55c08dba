import type { LanTp } from '@narae/contracts/languages';
import type { Discounts, DocumentFlags, ProgressYn, Variant } from '@narae/contracts/product';

/** Something in every language; one that is missing is an error of types. */
export type PerLanguage<T = string> = Readonly<Record<LanTp, T>>;

/** How tests recognise a language and what its texts say. */
export interface LanguagePatterns {
  /** Letters of the language. Names alone (LUMERA, KSPO DOME) may be Latin in any language; whole texts may not. */
  readonly has: RegExp;
  /** Letters that only other languages have. */
  readonly hasNot: RegExp;
  /** Days of the week as texts name them, Sunday first, without a first letter that may be a capital. */
  readonly weekdays: readonly string[];
  /** One day in a month, whatever day the tour is on. */
  readonly onceAMonth: RegExp;
  /** Numbers of station exits and hall gates. */
  readonly exits: RegExp;
}

/** Icons of the off-canvas menu: five for the known categories and one for trips (CATALOG-1). */
type CategoryIcon = 'kpop' | 'theme' | 'info' | 'enter' | 'event' | 'trip';

export interface DemoCategory {
  readonly cd_group_code: `CG00${number}`;
  readonly names: PerLanguage;
  readonly icon: CategoryIcon;
  readonly route: '/productList' | '/themeList' | '/kpopInfo' | '/enterList' | '/eventInfo';
  readonly sort_order: number;
}

type ProductType = 'CG001' | 'CG002' | 'CG004' | 'CG006';

/** What one language says about a product; `description.ts` turns it into HTML. */
export interface ProductText {
  readonly title: string;
  /** One line under the title; becomes prod_desc. */
  readonly subtitle: string;
  readonly intro: string;
  /** Pairs of time (or day) and what happens then. */
  readonly schedule: readonly (readonly string[])[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly meeting: string;
  readonly notes: readonly string[];
}

export interface DemoPlace {
  readonly names: PerLanguage;
  readonly lat: number;
  readonly lng: number;
}

export interface DemoOption {
  readonly opt_code: string;
  /** `seat` and `room` are choices of which a person takes at most one. */
  readonly kind: 'extra' | 'seat' | 'room';
  /** KRW per participant. */
  readonly origin_price: number;
  readonly names: PerLanguage;
  readonly messages: PerLanguage;
}

export interface DemoHotelDetail {
  readonly hotel_dtl_id: string;
  readonly hotel_type: 'S' | 'D';
  readonly names: PerLanguage;
  /** KRW per person for the whole stay. */
  readonly origin_hotel_price: number;
}

/** Days of the year, as MM-DD, between which a seasonal product departs; may wrap over New Year. */
export interface DemoSeason {
  readonly from: string;
  readonly to: string;
}

/** Another date of a trip: its own number, day, price and seats, everything else as the first one. */
export interface DemoDate {
  readonly prod_id: string;
  /** Whole days after the first date, or the next day after them on which the trip departs. */
  readonly daysLater: number;
  /** As of its product, for this date alone. */
  readonly departsOn?: readonly number[];
  readonly origin_price?: number;
  readonly inventory_cnt?: number;
}

export interface DemoProduct {
  readonly prod_id: string;
  readonly prod_type: ProductType;
  readonly prod_category: string;
  /** `trip` opens /productDetail, `enter` opens /enterProgram. */
  readonly variant: Variant;
  readonly progress_yn: ProgressYn;
  readonly inventory_cnt: number;
  /** KRW per person; for a package also per person, in a party of exactly package_cnt. */
  readonly origin_price: number;
  /** Whole days from the day of seeding to the departure. */
  readonly departureInDays: number;
  readonly nights: number;
  /** Days of the week it departs on, 0 for Sunday, where not on all: its texts may name them. */
  readonly departsOn?: readonly number[];
  readonly season?: DemoSeason;
  readonly otherDates?: readonly DemoDate[];
  /** 0 for ordinary products, otherwise the exact number of paying travellers. */
  readonly package_cnt: number;
  /** prod_id of the base product that the packages belong to. The base names itself. */
  readonly package_group?: string;
  /** Absent where they are the default of its variant (MONEY-9), which seeding fills in. */
  readonly discounts?: Discounts;
  readonly documents: DocumentFlags;
  readonly ticket_yn: 'Y' | 'N';
  readonly ticket_cnt: number;
  readonly cancellation: 'tour' | 'concert';
  readonly deposit_yn: 'Y' | 'N';
  readonly place: DemoPlace;
  readonly opt_codes: readonly string[];
  /** How many there are of an option; the others are not limited (SEAT-9). */
  readonly optionStock?: readonly { readonly opt_code: string; readonly stock: number }[];
  readonly hotels: readonly DemoHotelDetail[];
  readonly related: readonly string[];
  readonly texts: PerLanguage<ProductText>;
}

export interface DemoCode {
  readonly com_cd_group_code: 'CG003' | 'CG005' | 'CG006';
  readonly com_cd_code: string;
  readonly names: PerLanguage;
  readonly cd_code1: string;
  /** H hotel grade, P people and rooms, B beds, empty for other tables. */
  readonly cd_code2: '' | 'H' | 'P' | 'B';
}

export interface DemoNation {
  readonly nation_cd: string;
  readonly names: PerLanguage;
  readonly use_yn: 'Y' | 'N';
}

/** A notice on the home page between two days, both included. */
export interface DemoPopup {
  readonly popup_id: string;
  readonly titles: PerLanguage;
  readonly texts: PerLanguage;
  /** A page of the shop; empty where it leads nowhere. */
  readonly link: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly start_day: string;
  readonly end_day: string;
  readonly use_yn: 'Y' | 'N';
}

export interface DemoRate {
  readonly currency: 'USD' | 'CNH' | 'JPY';
  /** KRW per one unit of the currency. */
  readonly deal_bas_r: number;
  /** Days from the day of seeding; never in the future. */
  readonly dateOffset: number;
}
