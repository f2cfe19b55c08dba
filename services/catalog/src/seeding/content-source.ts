import type { EventPlan, KpopInfoPlan } from '../articles/index.ts';
import type { ContentPicture, PictureAddress } from '../media/index.ts';
import type { OptionRow, ProductPlan } from '../products/index.ts';
import type { RatePlan } from '../rates/index.ts';
import type { SiteContent } from '../site/index.ts';

/** A picture to be drawn: what makes it this picture, and how to draw it. */
export interface PlannedPicture extends Omit<ContentPicture, 'file_name'> {
  /** Everything the drawing depends on; equal descriptions give equal drawings. */
  description: unknown;
  /** The picture as a complete SVG. */
  draw: () => string;
}

interface Pictured {
  pictures: readonly PlannedPicture[];
}

/** A picture of the site itself, such as the hero; it keeps its name whatever is drawn. */
interface SitePicturePlan extends Pick<PlannedPicture, 'description' | 'draw'> {
  address: PictureAddress;
}

/** Everything a shop needs to open. */
export interface ContentSource extends SiteContent {
  rates: readonly RatePlan[];
  options: readonly OptionRow[];
  products: readonly (ProductPlan & Pictured)[];
  kpopInfos: readonly (KpopInfoPlan & Pictured)[];
  events: readonly (EventPlan & Pictured)[];
  sitePictures: readonly SitePicturePlan[];
}
