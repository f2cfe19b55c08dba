import type { EventPlan, KpopInfoPlan } from '../articles/index.ts';
import type { ContentPicture, PictureAddress } from '../media/index.ts';
import type { OptionRow, ProductPlan } from '../products/index.ts';
import type { RatePlan } from '../rates/index.ts';
import type { SiteContent } from '../site/index.ts';

export interface PlannedPicture extends Omit<ContentPicture, 'file_name'> {
  description: unknown;
  draw: () => string;
}

interface Pictured {
  pictures: readonly PlannedPicture[];
}

/** A picture of the site, such as the hero; its name is fixed. */
interface SitePicturePlan extends Pick<PlannedPicture, 'description' | 'draw'> {
  address: PictureAddress;
}

export interface ContentSource extends SiteContent {
  rates: readonly RatePlan[];
  options: readonly OptionRow[];
  products: readonly (ProductPlan & Pictured)[];
  kpopInfos: readonly (KpopInfoPlan & Pictured)[];
  events: readonly (EventPlan & Pictured)[];
  sitePictures: readonly SitePicturePlan[];
}
