import type { EventDocuments, EventState, LocalizedText } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import type { ContentPicture, Films } from '../media/index.ts';

/** Folder below /download; also their `file_path` on the wire (CATALOG-6). */
export const eventPictures = 'event';

interface RequestedDocuments {
  passport: boolean;
  visa: boolean;
  birth: boolean;
}

/** What an event asks for until its organiser chooses (EVENT-6). */
export const allDocuments: RequestedDocuments = { passport: true, visa: true, birth: true };

export const documentsOf = ({ papers = allDocuments }: Pick<EventContent, 'papers'>): EventDocuments => ({
  passport: papers.passport,
  visa: papers.visa,
  birth_certificate: papers.birth,
});

/** Everything an editor decides about an event; places left are not among it (EVENT-7). */
export interface EventContent extends Times {
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
  /** What each person hands in (EVENT-6); absent in events stored before organisers could choose. */
  papers?: RequestedDocuments;
  /** K-pop information about it; empty where there is none. */
  info_seq: string;
  films: Films | null;
  pictures: ContentPicture[];
}

/** The order of the list: what can be applied for first, what is over last (EVENT-2). */
export const eventRank: Readonly<Record<EventState, number>> = {
  open: 0,
  'not-begun': 1,
  full: 2,
  closed: 3,
  ended: 4,
};

/** Folder below /download; also their `file_path` on the wire (CATALOG-6). */
export const kpopPictures = 'kpop';

/** What an editor decides about a piece of K-pop information (EVENT-1). */
export interface KpopInfoContent {
  info_seq: string;
  kpop_category: string;
  titles: LocalizedText;
  descs: LocalizedText;
  /** HTML, sanitised when stored. */
  contents: LocalizedText;
  /** HTML, sanitised when stored. */
  artists: LocalizedText;
  /** YYYY-MM-DD in Asia/Seoul: its subject's day, or its publication. */
  start_day: string;
  /** The product it leads to; empty where there is none. */
  prod_id: string;
  films: Films | null;
  pictures: ContentPicture[];
}
