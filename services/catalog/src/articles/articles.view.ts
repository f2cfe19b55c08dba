import type { EventInfo, EventInfoDetail, LanTp, KpopInfo, KpopInfoDetail } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { numericDay, saidTimes } from '@narae/rules';
import { type ListPicture, pictureOfCard, presentFilms } from '../media/index.ts';
import {
  documentsOf,
  type EventContent,
  eventPictures,
  type KpopInfoContent,
  kpopPictures,
} from './articles.rules.ts';

type EventRow = EventContent & { personnel_cnt: number; closed?: boolean; list_picture: ListPicture | null };

export const toEventCard = (row: EventRow, lanTp: LanTp): EventInfo => ({
  event_id: row.event_id,
  event_title: textIn(row.titles, lanTp),
  event_desc: textIn(row.descs, lanTp),
  event_category: row.event_category,
  ymd_format: row.event_day,
  ...saidTimes(row),
  start_day: numericDay(row.start_day),
  end_day: numericDay(row.end_day),
  event_total_cnt: row.event_total_cnt,
  personnel_cnt: Math.max(0, row.personnel_cnt),
  closed_yn: row.closed ? 'Y' : 'N',
  info_seq: row.info_seq,
  ...pictureOfCard(eventPictures, row.list_picture, lanTp),
});

export const toEventDetail = (row: EventRow, lanTp: LanTp): EventInfoDetail => ({
  ...toEventCard(row, lanTp),
  event_content: textIn(row.contents, lanTp),
  event_place: textIn(row.places, lanTp),
  eventPassportCnt: Object.values(documentsOf(row)).filter(Boolean).length,
  ...presentFilms(row.films, lanTp),
});

type KpopRow = KpopInfoContent & { list_picture: ListPicture | null };

export const toKpopCard = (row: KpopRow, lanTp: LanTp): KpopInfo => ({
  info_seq: row.info_seq,
  info_title: textIn(row.titles, lanTp),
  info_desc: textIn(row.descs, lanTp),
  kpop_category: row.kpop_category,
  start_day: numericDay(row.start_day),
  ymd_format: row.start_day,
  prod_id: row.prod_id,
  ...pictureOfCard(kpopPictures, row.list_picture, lanTp),
});

export const toKpopDetail = (
  row: KpopRow,
  event: { event_id: string; event_title: string } | null,
  lanTp: LanTp,
): KpopInfoDetail => ({
  ...toKpopCard(row, lanTp),
  info_content: textIn(row.contents, lanTp),
  kpop_content: textIn(row.artists, lanTp),
  ...presentFilms(row.films, lanTp),
  event_id: event?.event_id ?? '',
  event_title: event?.event_title ?? '',
});
