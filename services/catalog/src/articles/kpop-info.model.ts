import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { articleFields, type StoredArticle } from './article-fields.model.ts';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';
import type { KpopInfoContent } from './kpop-info.rules.ts';

/** K-pop information as it is stored. */
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

/** The K-pop information of a store. */
export const kpopInfoModel = (store: Connection): Model<StoredKpopInfo> =>
  modelOf(store, 'KpopInfo', kpopInfoSchema);
