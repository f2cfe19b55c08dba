import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ProductPicture } from '../products/product.rules.ts';
import type { EventContent, KpopInfoContent } from './event.rules.ts';
import { editedFields, type Edited } from '../shared/edited-fields.model.ts';
import { localizedText, plain } from '../shared/localized-text.model.ts';

interface Kept extends Edited {
  list_picture: Pick<ProductPicture, 'file_name' | 'alt'> | null;
  /** Hash of the content; equal content is no change. */
  fingerprint: string;
  version: number;
  mod_date: Date;
}

/** K-pop information as the catalogue keeps it. */
export interface StoredKpopInfo extends KpopInfoContent, Kept {}

/** An event as the catalogue keeps it. */
export interface StoredEvent extends EventContent, Kept {
  /** Places left. */
  personnel_cnt: number;
  outbox: OutboxEntry[];
}

const pictureFields = { file_name: String, alt: localizedText };
const common = {
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
  pictures: [
    new Schema(
      { ...pictureFields, file_type: String, sort_order: Number, width: Number, height: Number },
      plain,
    ),
  ],
  list_picture: { type: new Schema(pictureFields, plain), default: null },
  fingerprint: { type: String, required: true },
  version: { type: Number, required: true },
  mod_date: { type: Date, required: true },
  ...editedFields,
};

const kpopInfoSchema = new Schema<StoredKpopInfo>(
  {
    info_seq: { type: String, required: true, unique: true },
    kpop_category: { type: String, required: true },
    artists: localizedText,
    start_day: { type: String, required: true },
    prod_id: { type: String, default: '' },
    ...common,
  },
  { ...plainSchema, collection: 'kpop_infos' },
);
kpopInfoSchema.index({ start_day: -1, info_seq: 1 });

const eventSchema = new Schema<StoredEvent>(
  {
    event_id: { type: String, required: true, unique: true },
    event_category: { type: String, required: true },
    places: localizedText,
    event_day: { type: String, required: true },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
    event_total_cnt: { type: Number, required: true, min: 0 },
    personnel_cnt: { type: Number, required: true, min: 0 },
    info_seq: { type: String, default: '' },
    ...common,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'events' },
);
eventSchema.index({ info_seq: 1 });

/** K-pop information and events of a store. */
export const storyModels = (store: Connection) => ({
  kpopInfos:
    (store.models['KpopInfo'] as Model<StoredKpopInfo> | undefined) ??
    store.model<StoredKpopInfo>('KpopInfo', kpopInfoSchema),
  events:
    (store.models['Event'] as Model<StoredEvent> | undefined) ??
    store.model<StoredEvent>('Event', eventSchema),
});
