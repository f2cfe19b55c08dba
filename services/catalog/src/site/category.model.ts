import type { LocalizedText } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import { editedFields, type Edited } from '../content/kinds/edited-fields.model.ts';
import { localizedText } from '../content/kinds/localized-text.model.ts';
import { modelOf } from '../content/kinds/model-of.model.ts';

/** A product category of the menu (CATALOG-1). */
export interface StoredCategory extends Edited {
  cd_group_code: string;
  names: LocalizedText;
  icon: string;
  sort_order: number;
  version?: number;
}

const categorySchema = new Schema<StoredCategory>(
  {
    cd_group_code: { type: String, required: true, unique: true },
    names: localizedText,
    icon: String,
    sort_order: Number,
    version: { type: Number, default: 0 },
    ...editedFields,
  },
  { ...plainSchema, collection: 'categories' },
);

/** The categories of a store. */
export const categoryModel = (store: Connection): Model<StoredCategory> =>
  modelOf(store, 'Category', categorySchema);
