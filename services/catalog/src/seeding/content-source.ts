import type { EventPlan, KpopInfoPlan } from '../articles/index.ts';
import type { ContentPicture, PictureAddress } from '../media/index.ts';
import type { ClosedDaysPlan, OptionRow, ProductPlan } from '../products/index.ts';
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

/** The file of a film of type 04 (CATALOG-7); its name is fixed. */
interface FilmFilePlan {
  address: PictureAddress;
  bytes: () => Uint8Array;
}

export interface ContentSource extends SiteContent {
  rates: readonly RatePlan[];
  options: readonly OptionRow[];
  products: readonly (ProductPlan & Pictured)[];
  closedDays: readonly ClosedDaysPlan[];
  kpopInfos: readonly (KpopInfoPlan & Pictured)[];
  events: readonly (EventPlan & Pictured)[];
  sitePictures: readonly SitePicturePlan[];
  filmFiles: readonly FilmFilePlan[];
}
