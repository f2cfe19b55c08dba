import type { VideoType } from '@narae/contracts/video';
import {
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  part,
  storedModel,
  type StoredOf,
  storedOutbox,
  text,
} from '@narae/service-kit';
import { editedFields, localizedText, pictureFields, unchecked } from '../content/index.ts';

const articleFields = {
  titles: localizedText,
  descs: localizedText,
  contents: localizedText,
  films: orNull(
    part({
      type: text<VideoType>(unchecked),
      items: list(part({ address: text(unchecked), titles: localizedText })),
    }),
  ),
  ...pictureFields,
  /** Hash of the content; equal content is no change. */
  fingerprint: text(),
  version: number(),
  mod_date: moment(),
  ...editedFields,
  outbox: storedOutbox,
};

const event = {
  event_id: text({ unique: true }),
  event_category: text(),
  places: localizedText,
  event_day: text(),
  start_time: optional(text()),
  end_time: optional(text()),
  start_day: text(),
  end_day: text(),
  event_total_cnt: number({ min: 0 }),
  papers: optional(part({ passport: flag(unchecked), visa: flag(unchecked), birth: flag(unchecked) })),
  /** Places left as booking last told, below zero where more are taken than there are (EVENT-7). */
  personnel_cnt: number(),
  /** Of booking's ledger whose event was last applied; older ones are discarded. */
  places_version: optional(number({ default: 0 })),
  /** Closed early by its organiser, as booking last told (EVENT-11). */
  closed: optional(flag()),
  info_seq: text({ default: '' }),
  ...articleFields,
};
export type StoredEvent = StoredOf<typeof event>;

export const eventModel = storedModel('Event', 'events', event, [{ info_seq: 1 }]);

const kpopInfo = {
  info_seq: text({ unique: true }),
  kpop_category: text(),
  artists: localizedText,
  start_day: text(),
  prod_id: text({ default: '' }),
  ...articleFields,
};
export type StoredKpopInfo = StoredOf<typeof kpopInfo>;

export const kpopInfoModel = storedModel('KpopInfo', 'kpop_infos', kpopInfo, [
  { start_day: -1, info_seq: 1 },
]);
