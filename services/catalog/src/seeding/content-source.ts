import type { Discounts, LocalizedText } from '@narae/contracts';
import type { ContentPicture } from '../media/pictures.rules.ts';
import type { EventContent, KpopInfoContent } from '../articles/articles.rules.ts';
import type { PictureAddress } from '../media/picture-address.rules.ts';
import type { ProductContent } from '../products/product/product.rules.ts';

/** A picture to be drawn: what makes it this picture, and how to draw it. */
export interface PlannedPicture extends Omit<ContentPicture, 'file_name'> {
  /** Everything the drawing depends on; equal descriptions give equal drawings. */
  description: unknown;
  /** The picture as a complete SVG. */
  draw: () => string;
}

/** A product to be sold; its days count from the day of seeding. */
export interface ProductPlan {
  content: Omit<ProductContent, 'start_day' | 'end_day' | 'pictures' | 'discounts'> & {
    /** Absent where they are the default of its variant (MONEY-9). */
    discounts?: Discounts;
  };
  /** First and last day, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => { start_day: string; end_day: string };
  pictures: readonly PlannedPicture[];
}

/** K-pop information to be published; its day counts from the day of seeding. */
export interface KpopInfoPlan {
  content: Omit<KpopInfoContent, 'start_day' | 'pictures'>;
  /** Whole days before the day of seeding. */
  daysAgo: number;
  pictures: readonly PlannedPicture[];
}

/** An event people can apply for; its days count from the day of seeding. */
export interface EventPlan {
  content: Omit<EventContent, 'event_day' | 'start_day' | 'end_day' | 'pictures'>;
  /** Day of the event, first and last day to apply, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => { event_day: string; start_day: string; end_day: string };
  /** Places left on the day of seeding. */
  left: number;
  pictures: readonly PlannedPicture[];
}

export interface RatePlan {
  unit: string;
  deal_bas_r: number;
  /** Whole days before the day of seeding. */
  daysAgo: number;
}

/** A picture of the site itself, such as the hero; it keeps its name whatever is drawn. */
interface SitePicturePlan extends Pick<PlannedPicture, 'description' | 'draw'> {
  address: PictureAddress;
}

/** A category of the menu. */
interface CategoryRow {
  cd_group_code: string;
  names: LocalizedText;
  icon: string;
  sort_order: number;
}

interface NationRow {
  nation_cd: string;
  names: LocalizedText;
  use_yn: 'Y' | 'N';
}

/** A row of a code table (CATALOG-9). */
interface CodeRow {
  com_cd_group_code: string;
  com_cd_code: string;
  names: LocalizedText;
  cd_code1: string;
  cd_code2: string;
  sort_order: number;
}

/** A paid option; the price is KRW per participant. */
export interface OptionRow {
  opt_code: string;
  /** `seat` and `room` are choices of which a person takes at most one. */
  kind: 'extra' | 'seat' | 'room';
  names: LocalizedText;
  messages: LocalizedText;
  origin_price: number;
}

/** A notice on the home page between two days, both included. */
interface PopupRow {
  popup_id: string;
  titles: LocalizedText;
  texts: LocalizedText;
  link: string;
  start_day: string;
  end_day: string;
  use_yn: 'Y' | 'N';
}

/** Everything a shop needs to open. */
export interface ContentSource {
  rates: readonly RatePlan[];
  categories: readonly CategoryRow[];
  nations: readonly NationRow[];
  codes: readonly CodeRow[];
  companies: readonly { lan_tp: string; company_content: string }[];
  popups?: readonly PopupRow[];
  options: readonly OptionRow[];
  products: readonly ProductPlan[];
  kpopInfos: readonly KpopInfoPlan[];
  events: readonly EventPlan[];
  sitePictures: readonly SitePicturePlan[];
}
