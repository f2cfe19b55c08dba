import type { LocalizedText } from '@narae/contracts';
import type { StoredOption } from '../options/option.model.ts';
import type { StoredPopup } from '../pages/popup.model.ts';
import type { StoredCategory, StoredCode, StoredCompany, StoredNation } from '../codes/code.model.ts';
import type { PictureAddress } from '../media/picture-address.rules.ts';
import type { ProductContent, ProductPicture } from '../products/product.rules.ts';
import type { EventContent, KpopInfoContent } from '../events/event.rules.ts';

/** A picture to be drawn: what makes it this picture, and how to draw it. */
export interface ContentPicture extends Pick<
  ProductPicture,
  'file_type' | 'sort_order' | 'width' | 'height'
> {
  alt: LocalizedText;
  /** Everything the drawing depends on; equal descriptions give equal drawings. */
  description: unknown;
  /** The picture as a complete SVG. */
  draw: () => string;
}

/** A product to be sold; its days count from the day of seeding. */
export interface ProductPlan {
  content: Omit<ProductContent, 'start_day' | 'end_day' | 'pictures'>;
  /** First and last day, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => { start_day: string; end_day: string };
  pictures: readonly ContentPicture[];
}

/** K-pop information to be told; its day counts from the day of seeding. */
export interface KpopInfoPlan {
  content: Omit<KpopInfoContent, 'start_day' | 'pictures'>;
  /** Whole days before the day of seeding. */
  daysAgo: number;
  pictures: readonly ContentPicture[];
}

/** An event people can apply for; its days count from the day of seeding. */
export interface EventPlan {
  content: Omit<EventContent, 'event_day' | 'start_day' | 'end_day' | 'pictures'>;
  /** Whole days from the day of seeding; negative ones have passed. */
  opensIn: number;
  closesIn: number;
  takesPlaceIn: number;
  /** Places left on the day of seeding. */
  left: number;
  pictures: readonly ContentPicture[];
}

export interface RatePlan {
  unit: string;
  deal_bas_r: number;
  /** Whole days before the day of seeding. */
  daysAgo: number;
}

/** A picture of the site itself, such as the hero; it keeps its name whatever is drawn. */
export interface SitePicturePlan extends Pick<ContentPicture, 'description' | 'draw'> {
  address: PictureAddress;
}

/** Everything a shop needs to open. */
export interface ContentSource {
  rates: readonly RatePlan[];
  categories: readonly StoredCategory[];
  nations: readonly StoredNation[];
  codes: readonly StoredCode[];
  companies: readonly StoredCompany[];
  popups?: readonly StoredPopup[];
  options: readonly StoredOption[];
  products: readonly ProductPlan[];
  kpopInfos: readonly KpopInfoPlan[];
  events: readonly EventPlan[];
  sitePictures: readonly SitePicturePlan[];
}
