import type { EventInfo, EventInfoDetail, LanTp, ProductImage } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { eventState, seoulDay } from '@narae/rules';
import type { ArticlesContext } from '../context.ts';
import { shown, textFields } from '../../content/index.ts';
import { addressesOf, type ContentPicture, type PictureAddress, presentPictures } from '../../media/index.ts';
import type { StoredEvent } from '../articles.model.ts';
import { eventRank, eventPictures } from '../articles.rules.ts';
import { toEventCard, toEventDetail } from '../articles.view.ts';

const cardFields = (lanTp: LanTp): Record<string, 0 | 1> => ({
  _id: 0,
  ...textFields('titles', lanTp),
  ...textFields('descs', lanTp),
  'list_picture.file_name': 1,
  ...textFields('list_picture.alt', lanTp),
  start_day: 1,
  event_id: 1,
  event_category: 1,
  event_day: 1,
  start_time: 1,
  end_time: 1,
  end_day: 1,
  event_total_cnt: 1,
  personnel_cnt: 1,
  closed: 1,
  info_seq: 1,
});

/** Events: open ones by the day they take place, then those to come, full and over (EVENT-2). */
export const listEvents = async (
  { events, clock }: Pick<ArticlesContext, 'events' | 'clock'>,
  lanTp: LanTp,
): Promise<EventInfo[]> => {
  const today = seoulDay(clock());
  const rows = await events.find(shown, cardFields(lanTp)).lean<StoredEvent[]>();
  const rank = (row: StoredEvent): number =>
    eventRank[eventState({ ...row, closed: row.closed ?? false }, today)];
  return rows
    .sort(
      (a, b) =>
        rank(a) - rank(b) || a.event_day.localeCompare(b.event_day) || a.event_id.localeCompare(b.event_id),
    )
    .map((row) => toEventCard(row, lanTp));
};

export const showEvent = async (
  { events }: Pick<ArticlesContext, 'events'>,
  { event_id, lan_tp: lanTp }: { event_id: string; lan_tp: LanTp },
): Promise<EventInfoDetail[]> => {
  const fields = {
    ...cardFields(lanTp),
    ...textFields('contents', lanTp),
    ...textFields('places', lanTp),
    films: 1 as const,
    papers: 1 as const,
  };
  const row = await events.findOne({ event_id, ...shown }, fields).lean<StoredEvent>();
  return row ? [toEventDetail(row, lanTp)] : [];
};

export const findEventOf = async (
  { events }: Pick<ArticlesContext, 'events'>,
  infoSeq: string,
  lanTp: LanTp,
): Promise<{ event_id: string; event_title: string } | null> => {
  const row = await events
    .findOne({ info_seq: infoSeq, ...shown }, { event_id: 1, ...textFields('titles', lanTp) })
    .sort({ event_id: 1 })
    .lean<Pick<StoredEvent, 'event_id' | 'titles'>>();
  return row && { event_id: row.event_id, event_title: textIn(row.titles, lanTp) };
};

export const listEventPictures = async (
  { events }: Pick<ArticlesContext, 'events'>,
  eventId: string,
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  const event = await events
    .findOne({ event_id: eventId, ...shown }, { pictures: 1 })
    .lean<{ pictures: ContentPicture[] }>();
  return presentPictures(event?.pictures ?? [], { file_path: eventPictures, id: eventId }, lanTp);
};

export const eventPictureAddresses = async ({
  events,
}: Pick<ArticlesContext, 'events'>): Promise<PictureAddress[]> => {
  const rows = await events
    .find({}, { event_id: 1, pictures: 1 })
    .lean<{ event_id: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ event_id, pictures }) =>
    addressesOf({ file_path: eventPictures, id: event_id }, pictures),
  );
};
