import type { EventInfo, EventInfoDetail, LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { numericDay } from '@narae/rules';
import { presentFilms } from '../media/films.rules.ts';
import { pictureOfCard, type ListPicture } from '../media/pictures.rules.ts';
import { eventPictures, type EventContent } from './event.rules.ts';

type Shown = EventContent & { personnel_cnt: number; closed?: boolean; list_picture: ListPicture | null };

/** An event as a card shows it. */
export const toEventCard = (row: Shown, lanTp: LanTp): EventInfo => ({
  event_id: row.event_id,
  event_title: textIn(row.titles, lanTp),
  event_desc: textIn(row.descs, lanTp),
  event_category: row.event_category,
  ymd_format: row.event_day,
  start_day: numericDay(row.start_day),
  end_day: numericDay(row.end_day),
  event_total_cnt: row.event_total_cnt,
  personnel_cnt: Math.max(0, row.personnel_cnt),
  closed_yn: row.closed ? 'Y' : 'N',
  info_seq: row.info_seq,
  ...pictureOfCard(eventPictures, row.list_picture, lanTp),
});

/** An event as its own page shows it. */
export const toEventDetail = (row: Shown, lanTp: LanTp): EventInfoDetail => ({
  ...toEventCard(row, lanTp),
  event_content: textIn(row.contents, lanTp),
  event_place: textIn(row.places, lanTp),
  ...presentFilms(row.films, lanTp),
});
