import type { KpopInfo, KpopInfoDetail, LanTp } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { numericDay } from '@narae/rules';
import { presentFilms } from '../media/films.rules.ts';
import { pictureOfCard, type ListPicture } from '../media/pictures.rules.ts';
import { kpopPictures, type KpopInfoContent } from './kpop-info.rules.ts';

type Shown = KpopInfoContent & { list_picture: ListPicture | null };

/** K-pop information as a card shows it. */
export const toKpopCard = (row: Shown, lanTp: LanTp): KpopInfo => ({
  info_seq: row.info_seq,
  info_title: textIn(row.titles, lanTp),
  info_desc: textIn(row.descs, lanTp),
  kpop_category: row.kpop_category,
  start_day: numericDay(row.start_day),
  ymd_format: row.start_day,
  prod_id: row.prod_id,
  ...pictureOfCard(kpopPictures, row.list_picture, lanTp),
});

/** K-pop information as its own page shows it, with the event it is about. */
export const toKpopDetail = (
  row: Shown,
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
