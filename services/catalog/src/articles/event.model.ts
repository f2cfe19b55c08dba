import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { articleFields, type StoredArticle } from './article-fields.model.ts';
import { localizedText, plain } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';
import type { EventContent } from './event.rules.ts';

/** An event as it is stored. */
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

/** The events of a store. */
export const eventModel = (store: Connection): Model<StoredEvent> => modelOf(store, 'Event', eventSchema);
