import { Schema, type Connection, type Model } from 'mongoose';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { type Edited, editedFields, localizedText, modelOf, pictureFields, plain } from '../content/index.ts';
import type { ContentPicture } from '../media/index.ts';
import type { EventContent, KpopInfoContent } from './articles.rules.ts';

interface StoredArticle extends Edited {
  list_picture: Pick<ContentPicture, 'file_name' | 'alt'> | null;
  /** Hash of the content; equal content is no change. */
  fingerprint: string;
  version: number;
  mod_date: Date;
}

const articleFields = {
  titles: localizedText,
  descs: localizedText,
  contents: localizedText,
  films: {
    type: new Schema(
      { type: { type: String }, items: [new Schema({ address: String, titles: localizedText }, plain)] },
      plain,
    ),
    default: null,
  },
  ...pictureFields,
  fingerprint: { type: String, required: true },
  version: { type: Number, required: true },
  mod_date: { type: Date, required: true },
  ...editedFields,
};

export interface StoredEvent extends EventContent, StoredArticle {
  /** Places left as booking last told, below zero where more are taken than there are (EVENT-7). */
  personnel_cnt: number;
  /** Of booking's ledger whose news was last taken; older ones are discarded. */
  places_version?: number;
  /** Closed early by its organiser, as booking last told (EVENT-11). */
  closed?: boolean;
  outbox: OutboxEntry[];
}

const eventSchema = new Schema<StoredEvent>(
  {
    event_id: { type: String, required: true, unique: true },
    event_category: { type: String, required: true },
    places: localizedText,
    event_day: { type: String, required: true },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
    event_total_cnt: { type: Number, required: true, min: 0 },
    papers: {
      type: new Schema({ passport: Boolean, visa: Boolean, birth: Boolean }, plain),
      default: undefined,
    },
    personnel_cnt: { type: Number, required: true },
    places_version: { type: Number, default: 0 },
    closed: Boolean,
    info_seq: { type: String, default: '' },
    ...articleFields,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'events' },
);
eventSchema.index({ info_seq: 1 });

export const eventModel = (store: Connection): Model<StoredEvent> => modelOf(store, 'Event', eventSchema);

export interface StoredKpopInfo extends KpopInfoContent, StoredArticle {
  outbox: OutboxEntry[];
}

const kpopInfoSchema = new Schema<StoredKpopInfo>(
  {
    info_seq: { type: String, required: true, unique: true },
    kpop_category: { type: String, required: true },
    artists: localizedText,
    start_day: { type: String, required: true },
    prod_id: { type: String, default: '' },
    ...articleFields,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'kpop_infos' },
);
kpopInfoSchema.index({ start_day: -1, info_seq: 1 });

export const kpopInfoModel = (store: Connection): Model<StoredKpopInfo> =>
  modelOf(store, 'KpopInfo', kpopInfoSchema);
