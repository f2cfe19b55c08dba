import type { CommentType, LocalizedText } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Something the catalogue shows, or has taken back (CATALOG-14), as the community knows it. */
export interface Target {
  comment_type: CommentType;
  /** Of the product, article or event. */
  prod_id: string;
  withdrawn: boolean;
  /** Of a product; absent of articles and events, and of products told of before titles were kept. */
  titles?: LocalizedText;
  /** Of the catalogue's item; older versions are discarded. */
  version: number;
}

const targetSchema = new Schema<Target>(
  {
    comment_type: { type: String, required: true },
    prod_id: { type: String, required: true },
    withdrawn: { type: Boolean, required: true },
    titles: { type: perLanguage(() => ({ type: String })), default: undefined },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'targets' },
);
targetSchema.index({ prod_id: 1, comment_type: 1 }, { unique: true });

/** The targets of a store. */
export const targetModel = (store: Connection): Model<Target> =>
  (store.models['Target'] as Model<Target> | undefined) ?? store.model<Target>('Target', targetSchema);
