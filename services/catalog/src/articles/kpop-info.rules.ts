import type { LocalizedText } from '@narae/contracts';
import type { Films } from '../media/films.rules.ts';
import type { ContentPicture } from '../media/pictures.rules.ts';

/** Where pictures of K-pop information lie below /download; also their `file_path` on the wire (CATALOG-6). */
export const kpopPictures = 'kpop';

/** Everything an editor decides about a piece of K-pop information (EVENT-1). */
export interface KpopInfoContent {
  info_seq: string;
  kpop_category: string;
  titles: LocalizedText;
  descs: LocalizedText;
  /** HTML, sanitised when stored. */
  contents: LocalizedText;
  /** HTML, sanitised when stored: who the artist is. */
  artists: LocalizedText;
  /** YYYY-MM-DD in Asia/Seoul: the day it is about or was published. */
  start_day: string;
  /** The product it leads to; empty where there is none. */
  prod_id: string;
  films: Films | null;
  pictures: ContentPicture[];
}
