import { isVideoAddress, type LocalizedText, type VideoType } from '@narae/contracts';
import type { ProductPicture } from '../products/product.rules.ts';

/** Where pictures of K-pop information and of events lie below /download; also their `file_path` on the wire. */
export const kpopPictures = 'kpop';
export const eventPictures = 'event';

/** Films of one thing are all of one type (spec §9 Video types). */
export interface Films {
  type: VideoType;
  items: { address: string; titles: LocalizedText }[];
}

/** Everything an editor decides about a piece of K-pop information. */
export interface KpopInfoContent {
  info_seq: string;
  kpop_category: string;
  titles: LocalizedText;
  descs: LocalizedText;
  /** HTML, sanitised when stored. */
  contents: LocalizedText;
  /** HTML, sanitised when stored: who the artist is. */
  artists: LocalizedText;
  /** YYYY-MM-DD in Asia/Seoul: the day it is about or was told. */
  start_day: string;
  /** The product it leads to; empty where there is none. */
  prod_id: string;
  films: Films | null;
  pictures: ProductPicture[];
}

/** Everything an editor decides about an event; places left are not among it. */
export interface EventContent {
  event_id: string;
  event_category: string;
  titles: LocalizedText;
  descs: LocalizedText;
  /** HTML, sanitised when stored. */
  contents: LocalizedText;
  places: LocalizedText;
  /** The day it takes place; people apply from start_day to end_day. YYYY-MM-DD in Asia/Seoul. */
  event_day: string;
  start_day: string;
  end_day: string;
  event_total_cnt: number;
  /** K-pop information about it; empty where there is none. */
  info_seq: string;
  films: Films | null;
  pictures: ProductPicture[];
}

/**
 * Films travel comma-separated, and only known players may stand in a frame.
 * @throws Error naming the address or title that cannot be told
 */
export const checkFilms = (films: Films | null): void => {
  for (const { address, titles } of films?.items ?? []) {
    if (films && !isVideoAddress[films.type](address))
      throw new Error(`No film of type ${films.type}: ${address}`);
    const torn = Object.values(titles).find((title) => title.includes(','));
    if (torn !== undefined) throw new Error(`A film's title has no comma: ${torn}`);
  }
};
