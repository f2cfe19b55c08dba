import type { EventInfo, EventInfoDetail, KpopInfo, KpopInfoDetail, LanTp } from '@narae/contracts';
import { eventState, numericDay, seoulDay, type EventState } from '@narae/rules';
import type { StoredEvent, StoredKpopInfo } from './event.model.ts';
import { eventPictures, kpopPictures, type Films } from './event.rules.ts';
import type { Catalog } from '../context.ts';

/** A list carries texts in one language and neither long texts nor all pictures. */
const cardFields = (lanTp: LanTp) =>
  ({
    _id: 0,
    [`titles.${lanTp}`]: 1,
    [`descs.${lanTp}`]: 1,
    'list_picture.file_name': 1,
    [`list_picture.alt.${lanTp}`]: 1,
    start_day: 1,
  }) as const;

const kpopFields = (lanTp: LanTp) =>
  ({ ...cardFields(lanTp), info_seq: 1, kpop_category: 1, prod_id: 1 }) as const;

const eventFields = (lanTp: LanTp) =>
  ({
    ...cardFields(lanTp),
    event_id: 1,
    event_category: 1,
    event_day: 1,
    end_day: 1,
    event_total_cnt: 1,
    personnel_cnt: 1,
    info_seq: 1,
  }) as const;

const listPicture = (
  file_path: string,
  { list_picture }: Pick<StoredEvent, 'list_picture'>,
  lanTp: LanTp,
) => ({
  file_path,
  file_name: list_picture?.file_name ?? '',
  file_type: '1',
  file_alt: list_picture?.alt[lanTp] ?? '',
});

const vedioOf = (films: Films | null, lanTp: LanTp) => ({
  vedio_type: films?.type ?? ('' as const),
  vedio_url: (films?.items ?? []).map(({ address }) => address).join(','),
  vedio_title: (films?.items ?? []).map(({ titles }) => titles[lanTp]).join(','),
});

const toKpopCard = (row: StoredKpopInfo, lanTp: LanTp): KpopInfo => ({
  info_seq: row.info_seq,
  info_title: row.titles[lanTp],
  info_desc: row.descs[lanTp],
  kpop_category: row.kpop_category,
  start_day: numericDay(row.start_day),
  ymd_format: row.start_day,
  prod_id: row.prod_id,
  ...listPicture(kpopPictures, row, lanTp),
});

const toEventCard = (row: StoredEvent, lanTp: LanTp): EventInfo => ({
  event_id: row.event_id,
  event_title: row.titles[lanTp],
  event_desc: row.descs[lanTp],
  event_category: row.event_category,
  ymd_format: row.event_day,
  start_day: numericDay(row.start_day),
  end_day: numericDay(row.end_day),
  event_total_cnt: row.event_total_cnt,
  personnel_cnt: row.personnel_cnt,
  info_seq: row.info_seq,
  ...listPicture(eventPictures, row, lanTp),
});

/** K-pop information as its own page shows it, with the event it tells of. */
export const toKpopDetail = (
  row: StoredKpopInfo,
  event: Pick<StoredEvent, 'event_id' | 'titles'> | null,
  lanTp: LanTp,
): KpopInfoDetail => ({
  ...toKpopCard(row, lanTp),
  info_content: row.contents[lanTp],
  kpop_content: row.artists[lanTp],
  ...vedioOf(row.films, lanTp),
  event_id: event?.event_id ?? '',
  event_title: event?.titles[lanTp] ?? '',
});

/** An event as its own page shows it. */
export const toEventDetail = (row: StoredEvent, lanTp: LanTp): EventInfoDetail => ({
  ...toEventCard(row, lanTp),
  event_content: row.contents[lanTp],
  event_place: row.places[lanTp],
  ...vedioOf(row.films, lanTp),
});

/** K-pop information, the newest first (spec §2 K-pop info list). */
export const listKpopInfos = async (
  { kpopInfos }: Pick<Catalog, 'kpopInfos'>,
  lanTp: LanTp,
): Promise<KpopInfo[]> => {
  const rows = await kpopInfos
    .find({}, kpopFields(lanTp))
    .sort({ start_day: -1, info_seq: 1 })
    .lean<StoredKpopInfo[]>();
  return rows.map((row) => toKpopCard(row, lanTp));
};

/** One piece of K-pop information with the event it tells of; no row when there is none. */
export const showKpopInfo = async (
  { kpopInfos, events }: Pick<Catalog, 'kpopInfos' | 'events'>,
  { info_seq, lan_tp: lanTp }: { info_seq: string; lan_tp: LanTp },
): Promise<KpopInfoDetail[]> => {
  const fields = { ...kpopFields(lanTp), [`contents.${lanTp}`]: 1, [`artists.${lanTp}`]: 1, films: 1 };
  const [row, event] = await Promise.all([
    kpopInfos.findOne({ info_seq }, fields).lean<StoredKpopInfo>(),
    events
      .findOne({ info_seq }, { event_id: 1, [`titles.${lanTp}`]: 1 })
      .sort({ event_id: 1 })
      .lean<StoredEvent>(),
  ]);
  if (!row) return [];
  return [toKpopDetail(row, event, lanTp)];
};

/** Where an event stands in the list: what can be applied for first, what is over last. */
const shelfOf: Readonly<Record<EventState, number>> = { open: 0, 'not-begun': 1, full: 2, ended: 3 };

/** Events: open ones by the day they take place, then those to come, full and over (spec §2 Event list). */
export const listEvents = async (
  { events, clock }: Pick<Catalog, 'events' | 'clock'>,
  lanTp: LanTp,
): Promise<EventInfo[]> => {
  const today = seoulDay(clock());
  const rows = await events.find({}, eventFields(lanTp)).lean<StoredEvent[]>();
  const shelf = (row: StoredEvent): number => shelfOf[eventState(row, today)];
  return rows
    .sort(
      (one, other) =>
        shelf(one) - shelf(other) ||
        one.event_day.localeCompare(other.event_day) ||
        one.event_id.localeCompare(other.event_id),
    )
    .map((row) => toEventCard(row, lanTp));
};

/** One event with all its page needs; no row when there is none. */
export const showEvent = async (
  { events }: Pick<Catalog, 'events'>,
  { event_id, lan_tp: lanTp }: { event_id: string; lan_tp: LanTp },
): Promise<EventInfoDetail[]> => {
  const fields = { ...eventFields(lanTp), [`contents.${lanTp}`]: 1, [`places.${lanTp}`]: 1, films: 1 };
  const row = await events.findOne({ event_id }, fields).lean<StoredEvent>();
  if (!row) return [];
  return [toEventDetail(row, lanTp)];
};
